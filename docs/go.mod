module github.com/ashlar-go/ashlar/docs

go 1.25.0

replace (
	github.com/ashlar-go/ashlar => ..
	github.com/ashlar-go/ashlar/encoding/arrow => ../encoding/arrow
)

// With the version that the library requires, its packages are compiled as for bench, and not again.
exclude golang.org/x/sys v0.47.0

require (
	github.com/apache/arrow-go/v18 v18.8.0
	github.com/ashlar-go/ashlar/encoding/arrow v0.0.0
	github.com/go-audio/audio v1.0.0
	github.com/go-audio/wav v1.1.0
	gonum.org/v1/gonum v0.17.0
)

require (
	github.com/ashlar-go/ashlar v0.0.0 // indirect
	github.com/go-audio/riff v1.0.0 // indirect
	github.com/goccy/go-json v0.10.6 // indirect
	github.com/google/flatbuffers v25.12.19+incompatible // indirect
	github.com/klauspost/cpuid/v2 v2.4.2 // indirect
	github.com/zeebo/xxh3 v1.1.0 // indirect
	golang.org/x/exp v0.0.0-20260112195511-716be5621a96 // indirect
	golang.org/x/sys v0.46.0 // indirect
)
