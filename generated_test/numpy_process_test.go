package generated_test

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"testing"

	"github.com/ashlar-go/ashlar/internal/pythontest"
)

// A numpyProcess is Python that computes with NumPy what requests say; see testdata/with_numpy.py.
type numpyProcess struct {
	command  *exec.Cmd
	in       io.WriteCloser
	requests *bufio.Writer
	answers  *bufio.Reader
}

// A numpyRequest is a program on operands.
type numpyRequest struct {
	Operands   []numpyOperand `json:"operands"`
	DType      string         `json:"dtype"` // of the element type that is tested
	Lets       string         `json:"lets"`
	Expression string         `json:"expression"`
	Bound      string         `json:"bound"`
	Wide       bool           `json:"wide"`
}

// A numpyOperand is an array: the view of b, the vector of its elements.
type numpyOperand struct {
	name, view string
	data       numpyArray
}

func (o numpyOperand) MarshalJSON() ([]byte, error) {
	return json.Marshal([]any{o.name, o.data.dtype, len(o.data.bytes), o.view})
}

// A numpyArray is elements in row-major order. Its dtype is as NumPy writes it: f4, i8, b1.
type numpyArray struct {
	dtype string
	shape []int
	bytes []byte
}

// newNumPy starts Python, or skips the test if there is none that has NumPy.
func newNumPy(t testing.TB) *numpyProcess {
	p := &numpyProcess{command: exec.Command(pythontest.NumPy(t), "testdata/with_numpy.py")}
	p.command.Stderr = os.Stderr
	var err error
	if p.in, err = p.command.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	p.requests, p.answers = bufio.NewWriterSize(p.in, 1<<16), bufio.NewReaderSize(out, 1<<16)
	if err := p.command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		p.in.Close()
		if err := p.command.Wait(); err != nil {
			t.Error(err)
		}
	})
	return p
}

// send sends a request.
func (p *numpyProcess) send(r *numpyRequest) error {
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	p.requests.Write(append(line, '\n'))
	for _, o := range r.Operands {
		p.requests.Write(o.data.bytes)
	}
	return p.requests.Flush()
}

// receive returns the results of the next request, or what NumPy says against it.
func (p *numpyProcess) receive() (results []numpyArray, said, err error) {
	line, err := p.answers.ReadBytes('\n')
	if err != nil {
		return nil, nil, err
	}
	var answer struct {
		Results [][2]json.RawMessage `json:"results"`
		Error   string               `json:"error"`
	}
	if err := json.Unmarshal(line, &answer); err != nil {
		return nil, nil, err
	}
	if answer.Error != "" {
		return nil, errors.New(answer.Error), nil
	}
	for _, r := range answer.Results {
		var a numpyArray
		err := errors.Join(json.Unmarshal(r[0], &a.dtype), json.Unmarshal(r[1], &a.shape))
		if err != nil {
			return nil, nil, err
		}
		bytes := int(a.dtype[len(a.dtype)-1] - '0')
		for _, n := range a.shape {
			bytes *= n
		}
		a.bytes = make([]byte, bytes)
		if _, err := io.ReadFull(p.answers, a.bytes); err != nil {
			return nil, nil, err
		}
		results = append(results, a)
	}
	return results, nil, nil
}

// python returns the array as an expression, if it is short.
func (a numpyArray) python() string {
	if len(a.bytes) > 1000 {
		return fmt.Sprintf("... # %d bytes of %s", len(a.bytes), a.dtype)
	}
	return fmt.Sprintf("np.frombuffer(bytes.fromhex('%x'), '%s')", a.bytes, a.dtype)
}
