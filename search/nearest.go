package search

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"sync"

	kernels "github.com/ashlar-go/ashlar/asm/float32"
	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A Match is a vector that was found.
type Match struct {
	Vector int     // its number
	Score  float64 // product, cosine or squared distance, as the metric says, computed in float64
}

// Nearest appends the k vectors nearest to query to matches, the nearest first and of equally near
// ones the first, and returns the extended slice. Unless where is nil, only vectors for which it
// holds are found. Matches are fewer if there are no more vectors, or scores are NaN.
//
// It panics with a *tensor.ShapeError if query has not the length of vectors, or where has not as
// many elements as there are vectors, and with a *tensor.ValueError if k is negative. With one
// thread, and room in matches, it allocates nothing from the second search on.
func (x *Index) Nearest(matches []Match, query []float32, k int, where *bools.Tensor) []Match {
	const op = "search.Nearest"
	x.checkLength(op, len(query))
	checkCount(op, k)
	s := x.newScan(kernels.Dense(query, 1, x.length), k, x.mask(op, where))
	defer x.rest(s)
	s.run()
	return s.matches(matches, 0)
}

// NearestOfAll searches for the k vectors nearest to each row of queries. Row i of the results, of
// as many columns as matches there can be, has the numbers and the scores of the vectors nearest to
// row i of queries, as Nearest finds them. Where matches are fewer, numbers are -1 and scores NaN.
// It panics as Nearest does.
func (x *Index) NearestOfAll(queries *f32.Tensor, k int, where *bools.Tensor) (vectors *ints.Tensor,
	scores *f32.Tensor,
) {
	const op = "search.NearestOfAll"
	x.checkRows(op, queries)
	checkCount(op, k)
	mask, data := x.mask(op, where), queries.Contiguous().Values()
	n, k := queries.Dim(0), min(k, x.n)
	vectors, scores = ints.Full(-1, n, k), f32.Full(float32(math.NaN()), n, k)
	if k == 0 {
		return vectors, scores
	}
	var matches []Match
	for low := 0; low < n; low += tile {
		high := min(low+tile, n)
		s := x.newScan(kernels.Dense(data[low*x.length:high*x.length], high-low, x.length), k, mask)
		s.run()
		for i := low; i < high; i++ {
			matches = s.matches(matches[:0], i-low)
			for j, m := range matches {
				vectors.Data()[i*k+j], scores.Data()[i*k+j] = m.Vector, float32(m.Score)
			}
		}
		x.rest(s)
	}
	return vectors, scores
}

// tile is how many queries go through the vectors together: enough for products to take longer than
// reading these, and few enough that queries and scores stay in L2.
const tile = 96

func checkCount(op string, k int) {
	if k < 0 {
		panic(&tensor.ValueError{Op: op, Argument: "k", Value: k, Want: "at least 0"})
	}
}

// mask returns the elements of where, or nil.
func (x *Index) mask(op string, where *bools.Tensor) []bool {
	if where == nil {
		return nil
	}
	if where.Rank() != 1 || where.Size() != x.n {
		panic(&tensor.ShapeError{
			Op: op, Shapes: []tensor.Shape{where.Shape()},
			Want: "one for each of " + strconv.Itoa(x.n) + " vectors",
		})
	}
	if where.IsContiguous() && !where.IsReadOnly() {
		return where.Data()
	}
	return where.Values()
}

// A scan is one way through the vectors.
type scan struct {
	index   *Index
	queries kernels.Matrix
	norms   []float64 // of queries
	k       int
	mask    []bool

	mu      sync.Mutex
	idle    []*worker
	workers []*worker // all
	vector  []float32 // a candidate
}

// A worker is what a goroutine needs.
type worker struct {
	scores     []float32
	buffer     []float32
	candidates []candidates // of each query
}

func (x *Index) newScan(queries kernels.Matrix, k int, mask []bool) *scan {
	s := x.idleScan()
	s.queries, s.k, s.mask = queries, min(k, x.n), mask
	s.norms = s.norms[:0]
	for i := range queries.Rows {
		s.norms = append(s.norms, norm(s.query(i)))
	}
	for _, w := range s.workers {
		w.begin(s)
	}
	return s
}

// idleScan returns a scan that no other goroutine has.
func (x *Index) idleScan() (s *scan) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if last := len(x.idle) - 1; last >= 0 {
		s, x.idle = x.idle[last], x.idle[:last]
		return s
	}
	return &scan{index: x, vector: make([]float32, x.length)}
}

// rest keeps a scan to use it again.
func (x *Index) rest(s *scan) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.idle = append(x.idle, s)
}

func (s *scan) query(i int) []float32 {
	return s.queries.Data[i*s.index.length:][:s.index.length]
}

// run finds candidates, on several goroutines if there is much to do.
func (s *scan) run() {
	blocks := s.index.blocks
	if s.k == 0 {
		return
	}
	perBlock := s.queries.Rows * s.index.length * width
	together := max(worth/perBlock, 1) // blocks
	if parallel.Threads() == 1 || len(blocks) < 2*together {
		s.blocks(0, len(blocks))
		return
	}
	parallel.For((len(blocks)+together-1)/together, func(i int) {
		s.blocks(i*together, min((i+1)*together, len(blocks)))
	})
}

// worth is how many multiplications pay for handing them to a goroutine.
const worth = 1 << 20

// blocks goes through blocks from low to high.
func (s *scan) blocks(low, high int) {
	w := s.take()
	for i := low; i < high; i++ {
		w.block(s, i)
	}
	s.mu.Lock()
	s.idle = append(s.idle, w)
	s.mu.Unlock()
}

// take returns a worker that no other goroutine has.
func (s *scan) take() (w *worker) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if last := len(s.idle) - 1; last >= 0 {
		w, s.idle = s.idle[last], s.idle[:last]
		return w
	}
	w = &worker{buffer: make([]float32, chunk*width)}
	w.begin(s)
	s.workers = append(s.workers, w)
	return w
}

// begin makes w ready for the queries of s.
func (w *worker) begin(s *scan) {
	n := s.queries.Rows
	w.scores = slices.Grow(w.scores[:0], n*width)[:n*width]
	if n > len(w.candidates) {
		w.candidates = slices.Grow(w.candidates, n-len(w.candidates))[:n]
	}
	for i := range w.candidates {
		w.candidates[i].begin(s.k)
	}
}

// block offers the vectors of a block.
func (w *worker) block(s *scan, i int) {
	b, first := s.index.blocks[i], i*width
	n := min(s.index.n-first, width)
	var mask []bool
	if s.mask != nil {
		mask = s.mask[first:][:n]
		if !slices.Contains(mask, true) {
			return
		}
	}
	b.scores(kernels.Dense(w.scores, s.queries.Rows, width), s.queries, w.buffer)
	for q := range s.queries.Rows {
		scores := w.scores[q*width:][:n]
		w.candidates[q].offer(scores, mask, first, b.slack(s.norms[q]))
	}
}

// matches appends the matches of a query.
func (s *scan) matches(z []Match, query int) []Match {
	least := math.Inf(-1)
	for _, w := range s.workers {
		least = max(least, w.candidates[query].least())
	}
	q, first := s.query(query), len(z)
	for _, w := range s.workers {
		for _, c := range w.candidates[query].found {
			if c.most < least {
				continue
			}
			s.index.blocks[c.vector/width].vector(s.vector, c.vector%width)
			score := s.index.metric.score(q, s.vector)
			if score == score {
				z = append(z, Match{c.vector, score})
			}
		}
	}
	found := z[first:]
	slices.SortFunc(found, s.index.metric.compare)
	return z[:first+min(len(found), s.k)]
}

// compare orders matches: the nearest first, and of equally near ones the first.
func (m Metric) compare(a, b Match) int {
	if m == Euclidean {
		return cmp.Or(cmp.Compare(a.Score, b.Score), cmp.Compare(a.Vector, b.Vector))
	}
	return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Vector, b.Vector))
}
