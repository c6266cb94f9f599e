// Code generated from templates/tensor_test.go.tmpl. DO NOT EDIT.

package f64

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/tensor"
)

// sample returns a transposed view of shape [5 3], of elements that depend on where they are and on
// a seed.
func sample(seed int) *Tensor {
	x := Zeros(3, 5)
	for i := range x.data {
		x.data[i] = float64((7*i+3*seed)%11+1) / 4
	}
	return x.T()
}

// operations are the functions and methods of each operation on elements, by the name of its
// kernel.
var operations = map[string][]any{
	"Add":             {(*Tensor).Add, Add},
	"Sub":             {(*Tensor).Sub, Sub},
	"Mul":             {(*Tensor).Mul, Mul},
	"Div":             {(*Tensor).Div, Div},
	"Rem":             {(*Tensor).Rem, Rem},
	"Mod":             {(*Tensor).Mod, Mod},
	"Maximum":         {(*Tensor).Maximum, Maximum},
	"Minimum":         {(*Tensor).Minimum, Minimum},
	"FMA":             {(*Tensor).FMA, FMA},
	"Lerp":            {(*Tensor).Lerp, Lerp},
	"Neg":             {(*Tensor).Neg, Neg},
	"Abs":             {(*Tensor).Abs, Abs},
	"Sign":            {(*Tensor).Sign, Sign},
	"Square":          {(*Tensor).Square, Square},
	"Recip":           {(*Tensor).Recip, Recip},
	"Sqrt":            {(*Tensor).Sqrt, Sqrt},
	"Clip":            {(*Tensor).Clip, Clip},
	"DivGradY":        {(*Tensor).divGradY},
	"RemGradY":        {(*Tensor).remGradY},
	"ModGradY":        {(*Tensor).modGradY},
	"MaximumGradX":    {(*Tensor).maximumGradX},
	"MaximumGradY":    {(*Tensor).maximumGradY},
	"MinimumGradX":    {(*Tensor).minimumGradX},
	"MinimumGradY":    {(*Tensor).minimumGradY},
	"LerpGradX":       {(*Tensor).lerpGradX},
	"LerpGradW":       {(*Tensor).lerpGradW},
	"AbsGrad":         {(*Tensor).absGrad},
	"SquareGrad":      {(*Tensor).squareGrad},
	"RecipGrad":       {(*Tensor).recipGrad},
	"SqrtGrad":        {(*Tensor).sqrtGrad},
	"ClipGrad":        {(*Tensor).clipGrad},
	"Floor":           {(*Tensor).Floor, Floor},
	"Ceil":            {(*Tensor).Ceil, Ceil},
	"Trunc":           {(*Tensor).Trunc, Trunc},
	"Round":           {(*Tensor).Round, Round},
	"Exp":             {(*Tensor).Exp, Exp},
	"Exp2":            {(*Tensor).Exp2, Exp2},
	"Expm1":           {(*Tensor).Expm1, Expm1},
	"Log":             {(*Tensor).Log, Log},
	"Log2":            {(*Tensor).Log2, Log2},
	"Log10":           {(*Tensor).Log10, Log10},
	"Log1p":           {(*Tensor).Log1p, Log1p},
	"Pow":             {(*Tensor).Pow, Pow},
	"Cbrt":            {(*Tensor).Cbrt, Cbrt},
	"Rsqrt":           {(*Tensor).Rsqrt, Rsqrt},
	"Exp2Grad":        {(*Tensor).exp2Grad},
	"Expm1Grad":       {(*Tensor).expm1Grad},
	"Log2Grad":        {(*Tensor).log2Grad},
	"Log10Grad":       {(*Tensor).log10Grad},
	"Log1pGrad":       {(*Tensor).log1pGrad},
	"PowGradX":        {(*Tensor).powGradX},
	"PowGradY":        {(*Tensor).powGradY},
	"CbrtGrad":        {(*Tensor).cbrtGrad},
	"RsqrtGrad":       {(*Tensor).rsqrtGrad},
	"Sin":             {(*Tensor).Sin, Sin},
	"Cos":             {(*Tensor).Cos, Cos},
	"Tan":             {(*Tensor).Tan, Tan},
	"Asin":            {(*Tensor).Asin, Asin},
	"Acos":            {(*Tensor).Acos, Acos},
	"Atan":            {(*Tensor).Atan, Atan},
	"Atan2":           {(*Tensor).Atan2, Atan2},
	"Hypot":           {(*Tensor).Hypot, Hypot},
	"Erf":             {(*Tensor).Erf, Erf},
	"NormCDF":         {(*Tensor).normCDF, NormCDF},
	"SinGrad":         {(*Tensor).sinGrad},
	"CosGrad":         {(*Tensor).cosGrad},
	"TanGrad":         {(*Tensor).tanGrad},
	"AsinGrad":        {(*Tensor).asinGrad},
	"AcosGrad":        {(*Tensor).acosGrad},
	"AtanGrad":        {(*Tensor).atanGrad},
	"Atan2GradX":      {(*Tensor).atan2GradX},
	"Atan2GradY":      {(*Tensor).atan2GradY},
	"HypotGradX":      {(*Tensor).hypotGradX},
	"HypotGradY":      {(*Tensor).hypotGradY},
	"ErfGrad":         {(*Tensor).erfGrad},
	"NormCDFGrad":     {(*Tensor).normCDFGrad},
	"Sinh":            {(*Tensor).Sinh, Sinh},
	"Cosh":            {(*Tensor).Cosh, Cosh},
	"Tanh":            {(*Tensor).Tanh, Tanh},
	"Asinh":           {(*Tensor).Asinh, Asinh},
	"Acosh":           {(*Tensor).Acosh, Acosh},
	"Atanh":           {(*Tensor).Atanh, Atanh},
	"SinhGrad":        {(*Tensor).sinhGrad},
	"CoshGrad":        {(*Tensor).coshGrad},
	"TanhGrad":        {(*Tensor).tanhGrad},
	"AsinhGrad":       {(*Tensor).asinhGrad},
	"AcoshGrad":       {(*Tensor).acoshGrad},
	"AtanhGrad":       {(*Tensor).atanhGrad},
	"ReLU":            {(*Tensor).ReLU, ReLU},
	"LeakyReLU":       {(*Tensor).LeakyReLU, LeakyReLU},
	"Softplus":        {(*Tensor).Softplus, Softplus},
	"GELU":            {(*Tensor).GELU, GELU},
	"Sigmoid":         {(*Tensor).Sigmoid, Sigmoid},
	"SiLU":            {(*Tensor).SiLU, SiLU},
	"ELU":             {(*Tensor).ELU, ELU},
	"Mish":            {(*Tensor).Mish, Mish},
	"HardTanh":        {(*Tensor).HardTanh, HardTanh},
	"SELU":            {(*Tensor).sELU, SELU},
	"HardSigmoid":     {(*Tensor).hardSigmoid, HardSigmoid},
	"ReLUGrad":        {(*Tensor).reluGrad},
	"LeakyReLUGrad":   {(*Tensor).leakyReLUGrad},
	"SoftplusGrad":    {(*Tensor).softplusGrad},
	"GELUGrad":        {(*Tensor).geluGrad},
	"SigmoidGrad":     {(*Tensor).sigmoidGrad},
	"SiLUGrad":        {(*Tensor).siluGrad},
	"ELUGrad":         {(*Tensor).eluGrad},
	"MishGrad":        {(*Tensor).mishGrad},
	"HardTanhGrad":    {(*Tensor).hardTanhGrad},
	"SELUGrad":        {(*Tensor).sELUGrad},
	"HardSigmoidGrad": {(*Tensor).hardSigmoidGrad},
	"Equal":           {Equal},
	"NotEqual":        {NotEqual},
	"Less":            {Less},
	"LessEqual":       {LessEqual},
	"Greater":         {Greater},
	"GreaterEqual":    {GreaterEqual},
	"IsNaN":           {IsNaN},
	"IsInf":           {IsInf},
	"IsPosInf":        {IsPosInf},
	"IsNegInf":        {IsNegInf},
	"IsFinite":        {IsFinite},
	"Where":           {(*Tensor).Where, Where},
	"WhereGradX":      {(*Tensor).whereGradX},
	"WhereGradY":      {(*Tensor).whereGradY},
}

// TestOperations compares operations on views with their kernels on slices.
func TestOperations(t *testing.T) {
	for name, all := range operations {
		kernel := reflect.ValueOf(kernels.Best).FieldByName(name)
		if !kernel.IsValid() {
			t.Errorf("%s has no kernel", name)
			continue
		}
		for _, f := range all {
			call := reflect.ValueOf(f)
			var args, slices []reflect.Value
			for i := range call.Type().NumIn() {
				switch of := call.Type().In(i); {
				case i == 0 && call.Type().NumIn() == kernel.Type().NumIn():
					args = append(args, reflect.ValueOf(new(Tensor)))
				case of.Kind() != reflect.Pointer:
					v := reflect.New(of).Elem()
					v.Set(reflect.ValueOf(sample(1).data[len(slices)]).Convert(of))
					args = append(args, v)
					if list := kernel.Type().In(1 + len(slices)); list.Kind() == reflect.Slice { // of one, for all
						v = reflect.Append(reflect.Zero(list), v)
					}
					slices = append(slices, v)
				default:
					x := reflect.ValueOf(sample(i))
					if of != x.Type() {
						x = reflect.ValueOf(Equal(sample(i), sample(i+1)))
					}
					args, slices = append(args, x), append(slices, x.MethodByName("Values").Call(nil)[0])
				}
			}
			z := reflect.MakeSlice(kernel.Type().In(0), 15, 15)
			kernel.Call(append([]reflect.Value{z}, slices...))
			got := call.Call(args)[0].MethodByName("Values").Call(nil)[0]
			if fmt.Sprint(got) != fmt.Sprint(z) { // NaN too
				t.Errorf("%s: %v, want %v", name, got, z)
			}
		}
	}
}

// shownAs returns what v prints, in one line.
func shownAs(v any) string {
	line := strings.Join(strings.Fields(fmt.Sprint(v)), " ")
	line = strings.TrimSuffix(strings.NewReplacer(". ]", "]", ". ", " ", ".]", "]").Replace(line), ".0")
	return strings.ReplaceAll(strings.ReplaceAll(line, "] [", "]["), "[ ", "[")
}

// TestCreation makes tensors, and views of them.
func TestCreation(t *testing.T) {
	x := Arange(0, 6, 1).Reshape(2, 3)
	nested, err := From([][]float64{{1, 2}, {3, 4}})
	if err != nil {
		t.Fatal(err)
	}
	fixed := Zeros(2)
	fixed.Set(3, -1)
	fixed.AddAt(2, 0)
	windows := Arange(0, 4, 1).Windows(2, 1)
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"Zeros":       {Zeros(2, 2), "[[0 0][0 0]]"},
		"Ones":        {Ones(3), "[1 1 1]"},
		"Full":        {Full(7, 1, 2), "[[7 7]]"},
		"Of":          {Of(3, 1), "[3 1]"},
		"Matrix":      {Matrix(2, 1, 3, 4), "[[3][4]]"},
		"Scalar":      {Scalar(5), "5"},
		"New":         {New([]float64{1, 2}, 2, 1), "[[1][2]]"},
		"From":        {nested, "[[1 2][3 4]]"},
		"Arange":      {Arange(2, 9, 3), "[2 5 8]"},
		"Identity":    {Identity(2, 3), "[[1 0 0][0 1 0]]"},
		"Eye":         {Eye(2), "[[1 0][0 1]]"},
		"FullLike":    {FullLike(2, x), "[[2 2 2][2 2 2]]"},
		"ZerosLike":   {ZerosLike(Of(1, 2)), "[0 0]"},
		"OnesLike":    {OnesLike(Of(5, 2)), "[1 1]"},
		"Set":         {fixed, "[2 3]"},
		"At":          {x.At(1, -1), "5"},
		"Item":        {Of(4).Item(), "4"},
		"Values":      {x.T().Values(), "[0 3 1 4 2 5]"},
		"Data":        {x.Data(), "[0 1 2 3 4 5]"},
		"T":           {x.T(), "[[0 3][1 4][2 5]]"},
		"Transpose":   {x.Reshape(1, 2, 3).Transpose(1, 2, 0).Shape(), "[2 3 1]"},
		"Reshape":     {x.T().Reshape(2, -1), "[[0 3 1][4 2 5]]"},
		"View":        {x.View(3, 2), "[[0 1][2 3][4 5]]"},
		"Flatten":     {x.Flatten(), "[0 1 2 3 4 5]"},
		"Ravel":       {x.T().Ravel(), "[0 3 1 4 2 5]"},
		"Flip":        {x.Flip(1), "[[2 1 0][5 4 3]]"},
		"Slice":       {x.Slice(tensor.At(1), tensor.Even), "[3 5]"},
		"Diagonal":    {x.Diagonal(), "[0 4]"},
		"Squeeze":     {x.Unsqueeze(0).Squeeze(), "[[0 1 2][3 4 5]]"},
		"Unsqueeze":   {Of(1, 2).Unsqueeze(1), "[[1][2]]"},
		"BroadcastTo": {Of(1, 2).BroadcastTo(2, 2), "[[1 2][1 2]]"},
		"AlignTo":     {Of(1, 2).AlignTo(2, 1).Shape(), "[2 1]"},
		"Windows":     {windows, "[[0 1][1 2][2 3]]"},
		"Split":       {x.Split(1, 3)[2], "[[2][5]]"},
		"Partition":   {Arange(0, 5, 1).Partition(0, 2, 2)[1], "[2 3]"},
		"WithLayout":  {x.WithLayout(1, 0).Strides(), "[1 2]"},
		"SumTo":       {x.SumTo(3), "[3 5 7]"},
		"Strides":     {x.T().Strides(), "[1 3]"},
		"Dim":         {x.Dim(-1), "3"},
		"ReadOnly":    {windows.IsReadOnly() && x.ReadOnly().IsReadOnly() && !x.IsReadOnly(), "true"},
		"Overlap":     {Overlap(x.Slice(tensor.At(0)), x) && !Overlap(x, x.Clone()), "true"},
		"SameMemory":  {SameMemory(x, x.View(2, 3)) && !SameMemory(x, x.Clone()), "true"},
		"Format":      {fmt.Sprintf("%v %d", Of(1), Of(2).Size()), "[1] 1"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s is %s, want %s", name, got, c.want)
		}
	}
	var sum, rows float64
	for v := range x.Elements() {
		sum += v
	}
	for index, v := range x.T().All() {
		if x.At(index[1], index[0]) != v {
			t.Errorf("All has %v at %v", v, index)
		}
	}
	for _, row := range x.Rows() {
		rows += row[0]
	}
	for i, s := range x.Slices(1) {
		sum += s.At(0) - float64(i)
	}
	for c := x.Scalars(); c.Next(); {
		sum -= c.Get()
	}
	if sum != 0 || rows != 3 {
		t.Errorf("iterators have %v and %v", sum, rows)
	}
}

// TestMistakes calls operations with what they refuse.
func TestMistakes(t *testing.T) {
	var (
		shape *tensor.ShapeError
		axis  *tensor.AxisError
		index *tensor.IndexError
	)
	x := Zeros(2, 3)
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"New":       {func() { New(make([]float64, 3), 2) }, &shape},
		"Reshape":   {func() { x.Reshape(4) }, &shape},
		"Equal":     {func() { Equal(x, Zeros(2)) }, &shape},
		"Transpose": {func() { x.Transpose(0, 2) }, &axis},
		"At":        {func() { x.At(2, 0) }, &index},
		"Take":      {func() { Take(x, 1, tensor.Incl(3)) }, &index},
		"Concat":    {func() { Concat(0, x, Zeros(2, 2)) }, &shape},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v, want %T that names it", name, err, c.want)
		}
	}
	for name, f := range map[string]func(){
		"Set": func() { x.ReadOnly().Set(x.At(0, 0), 0, 0) }, "Fill": func() { x.BroadcastTo(2, 2, 3).Fill(x.At(0, 0)) },
	} {
		if err := tensor.Catch(f); !errors.Is(err, tensor.ErrReadOnly) {
			t.Errorf("%s: %v, want ErrReadOnly", name, err)
		}
	}
}

// TestMoves rearranges and selects elements.
func TestMoves(t *testing.T) {
	x := Arange(0, 6, 1).Reshape(2, 3)
	filled, added, put := Arange(0, 4, 1), Arange(0, 4, 1), Zeros(2, 3)
	filled.Select(Greater(filled, Scalar(1))).Fill(9)
	added.Select(tensor.Excl(1)).Add(Scalar(1))
	put.Put(x, 1, ArgSort(x, 1))
	sums := Zeros(3)
	sums.IndexAdd(Of(1, 2, 3), 0, 2, 0, 2)
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"Concat":       {Concat(1, x, Of(8, 9).Unsqueeze(1)), "[[0 1 2 8][3 4 5 9]]"},
		"Stack":        {Stack(0, Of(1, 2), Of(3, 4)), "[[1 2][3 4]]"},
		"Roll":         {Roll(Of(1, 2, 3), 0, 1), "[3 1 2]"},
		"Shift":        {Shift(Of(1, 2, 3), 0, 1), "[0 1 2]"},
		"Diff":         {Diff(Of(1, 4, 9), 0), "[3 5]"},
		"Repeat":       {Repeat(Of(1, 2), 0, 2), "[1 1 2 2]"},
		"Tile":         {Tile(Of(1, 2), 2), "[1 2 1 2]"},
		"Pad":          {Pad(Of(1, 2), 7, [2]int{1, 2}), "[7 1 2 7 7]"},
		"Tril":         {Tril(Ones(2, 3), 0), "[[1 0 0][1 1 0]]"},
		"Triu":         {Triu(Ones(2, 3), 1), "[[0 1 1][0 0 1]]"},
		"Take":         {Take(x, 1, tensor.Incl(2, 0)), "[[2 0][5 3]]"},
		"Gather":       {Gather(x.Flip(1), 1, ArgSort(x.Flip(1), 1)), "[[0 1 2][3 4 5]]"},
		"Put":          {put, "[[0 1 2][3 4 5]]"},
		"IndexAdd":     {sums, "[2 0 4]"},
		"Compress":     {Compress(Less(x, Scalar(2)), x), "[0 1]"},
		"NonZero":      {NonZero(Of(0, 3, 0, 4)), "[[1][3]]"},
		"Where":        {Where(Less(x, Scalar(2)), x, Scalar(8)), "[[0 1 8][8 8 8]]"},
		"Select":       {x.Select(tensor.At(1), tensor.Incl(2, 1)).Tensor(), "[5 4]"},
		"whole mask":   {x.Select(Greater(x, Scalar(2))).Tensor(), "[3 4 5]"},
		"index tensor": {x.Select(tensor.At(1), ArgSort(x.Flip(1), 1)).Tensor(), "[[5 4 3][5 4 3]]"},
		"Points":       {x.Select(tensor.Points(NonZero(x))).Tensor(), "[1 2 3 4 5]"},
		"Fill":         {filled, "[0 1 9 9]"},
		"Add":          {added, "[1 1 3 4]"},
		"Sort":         {Sort(Of(3, 1, 2), 0), "[1 2 3]"},
		"ArgSort":      {ArgSort(Of(3, 1, 2), 0), "[1 2 0]"},
		"Unique":       {Unique(Of(3, 1, 3)), "[1 3]"},
		"SearchSorted": {SearchSorted(Of(1, 3, 5), Of(0, 3, 9)), "[0 1 3]"},
		"Median":       {Median(Of(5, 1, 3)), "3"},
		"Map":          {Map(x, func(v float64) float64 { return 2 * v }), "[[0 2 4][6 8 10]]"},
		"Map2":         {Map2(Of(1, 2), Of(3, 5), func(x, y float64) float64 { return x * y }), "[3 10]"},
		"Map3":         {Map3(Of(1, 2), Of(3), Of(5, 7).Flip(), func(x, y, w float64) float64 { return x*y + w }), "[10 11]"},
		"MapIndexed":   {MapIndexed(x, func(i []int, v float64) float64 { return v + float64(i[0]) }), "[[0 1 2][4 5 6]]"},
		"Fuse":         {Fuse("x*x + y", Of(1, 2), Of(3, 4)), "[4 8]"},
		"in place":     {x.Clone().Add(x, x), "[[0 2 4][6 8 10]]"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s is %s, want %s", name, got, c.want)
		}
	}
	values, at := TopK(Of(4, 9, 7), 2, 0)
	if got := shownAs([]any{values, at}); got != "[[9 7][1 2]]" {
		t.Errorf("TopK is %s", got)
	}
}

// TestReductions sums up and multiplies.
func TestReductions(t *testing.T) {
	x := Arange(1, 7, 1).Reshape(2, 3)
	w := Ones(1, 1, 2)
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"Sum":          {Sum(x), "21"},
		"Sum of rows":  {Sum(x, 1), "[6 15]"},
		"of columns":   {Sum(x, 0), "[5 7 9]"},
		"Prod":         {Prod(x, 0), "[4 10 18]"},
		"Max":          {Max(x.T(), 0), "[3 6]"},
		"Min":          {Min(x), "1"},
		"ArgMax":       {ArgMax(x, 1), "[2 2]"},
		"ArgMin":       {ArgMin(x, 0), "[0 0 0]"},
		"CountNonzero": {CountNonzero(Of(0, 2, 3)), "2"},
		"KeepDims":     {KeepDims(Max, x, 1), "[[3][6]]"},
		"CumSum":       {CumSum(x, 1), "[[1 3 6][4 9 15]]"},
		"CumProd":      {CumProd(x, 0), "[[1 2 3][4 10 18]]"},
		"MatMul":       {MatMul(x, x.T()), "[[14 32][32 77]]"},
		"Dot":          {Dot(Of(1, 2), Of(3, 4)), "11"},
		"Inner":        {Inner(x, Of(1, 0, 1)), "[4 10]"},
		"Outer":        {Outer(Of(1, 2), Of(3, 4)), "[[3 4][6 8]]"},
		"TensorDot":    {TensorDot(x, x, []int{0, 1}, []int{0, 1}), "91"},
		"Einsum":       {Einsum("ij->ji", x), "[[1 4][2 5][3 6]]"},
		"Conv1D":       {Conv1D(x.Unsqueeze(0).Slice(tensor.All, tensor.To(1)), w, tensor.Conv{}), "[[[3 5]]]"},
		"MaxPool":      {MaxPool(x.Unsqueeze(0), tensor.Pool{Size: []int{3}}), "[[[3][6]]]"},
		"Histogram":    {Histogram(x, Of(0, 3, 7)), "[2 4]"},
		"Mean":         {Mean(x, 1), "[2 5]"},
		"Var":          {Var(Of(1, 3)), "1"},
		"VarDDOF":      {VarDDOF(Of(1, 3), 1), "2"},
		"Std":          {Std(Of(1, 5)), "2"},
		"Norm":         {Norm(Of(3, 4)), "5"},
		"LogSumExp":    {LogSumExp(Zeros(1)), "0"},
		"Quantile":     {Quantile(Of(1, 2, 3), 0.25), "1.5"},
		"Softmax":      {Softmax(Zeros(2, 4), 1), "[[0.25 0.25 0.25 0.25][0.25 0.25 0.25 0.25]]"},
		"LogSoftmax":   {LogSoftmax(Zeros(1), 0), "[0]"},
		"LayerNorm":    {LayerNorm(Of(1, 3), nil, nil, 0), "[-1 1]"},
		"bias":         {LayerNorm(Of(1, 3), Scalar(2), Of(1, 5), 0), "[-1 7]"},
		"RMSNorm":      {RMSNorm(Of(2, 2), nil, 0), "[1 1]"},
		"AvgPool":      {AvgPool(x.Unsqueeze(0), tensor.Pool{Size: []int{3}}), "[[[2][5]]]"},
		"ConvGradX":    {new(Tensor).convGradX(Ones(1, 1, 2), w, tensor.Conv{}, 1, 1, 3), "[[[1 2 1]]]"},
		"ConvGradW":    {new(Tensor).convGradW(Ones(1, 1, 2), Of(1, 2, 4).View(1, 1, 3), tensor.Conv{}, 1, 1, 2), "[[[3 6]]]"},
		"Linspace":     {Linspace(0, 1, 3), "[0 0.5 1]"},
		"AllClose":     {AllClose(Of(1), Of(1.0000001)), "true"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s is %s, want %s", name, got, c.want)
		}
	}
}

// TestRandom checks bounds, and that a generator gives the same numbers again.
func TestRandom(t *testing.T) {
	x, y := Zeros(100).Rand(tensor.NewPhilox(7)), Zeros(100).Rand(tensor.NewPhilox(7))
	if !x.Same(y) || x.Same(Zeros(100).Rand(tensor.NewPhilox(8))) {
		t.Error("a seed does not give its numbers")
	}
	for name, x := range map[string]*Tensor{"Rand": Rand(nil, 100), "x": x, "Uniform": Sub(Uniform(nil, 2, 3, 100), Scalar(2))} {
		if low, high := Min(x).Item(), Max(x).Item(); low < 0 || high >= 1 || low > 0.3 || high < 0.7 {
			t.Errorf("%s is from %v to %v", name, low, high)
		}
	}
	for name, x := range map[string]*Tensor{
		"Randn": Randn(nil, 1000), "Normal": Sub(Normal(nil, 5, 1, 1000), Scalar(5)), "z": Zeros(1000).Normal(tensor.NewPhilox(1), 0, 1),
	} {
		if mean, sd := Mean(x).Item(), Std(x).Item(); mean < -0.3 || mean > 0.3 || sd < 0.7 || sd > 1.3 {
			t.Errorf("%s has mean %v and deviation %v", name, mean, sd)
		}
	}
}

// TestCopies moves elements out of and into slices.
func TestCopies(t *testing.T) {
	x := sample(2)
	row := make([]float64, 3)
	x.CopyTo(row, 1)
	if want := x.Slice(tensor.At(1)).Values(); !slices.Equal(row, want) {
		t.Errorf("CopyTo gave %v, want %v", row, want)
	}
	z := ZerosLike(x)
	z.CopyFrom(row, 2)
	if got := z.Slice(tensor.At(2)).Values(); !slices.Equal(got, row) {
		t.Errorf("CopyFrom gave %v, want %v", got, row)
	}
	copy(row, make([]float64, 3))
	x.CopyTo(row, 1, -2) // two elements are left along the row
	z.Fill(row[2])
	z.CopyFrom(row[:2], 0, 1)
	if want := x.Slice(tensor.At(1)).Values(); !slices.Equal(row[:2], want[1:]) || row[2] != *new(float64) ||
		!slices.Equal(z.Slice(tensor.At(0), tensor.From(1)).Values(), row[:2]) ||
		!z.Slice(tensor.From(1)).Same(ZerosLike(z.Slice(tensor.From(1)))) {
		t.Errorf("from an element on, CopyTo gave %v of %v and CopyFrom %v", row, want, z)
	}
	if z.Assign(x); !z.Same(x) || !x.Clone().Same(x) {
		t.Error("Assign or Clone differ")
	}
	if h, err := x.Host(); err != nil || h != x || x.Device() != nil {
		t.Errorf("a tensor on the host is at %v, %v", x.Device(), err)
	}
}

// TestNumbers compares operations with a number with those with a tensor of it.
func TestNumbers(t *testing.T) {
	x := sample(1)
	for _, number := range []float64{1, 2, 3, 4, 5, -1, 0.5} {
		y := Full(number, 1, 3)
		for name, f := range map[string]struct {
			withNumber func(x *Tensor, y float64) *Tensor
			function   func(x, y *Tensor) *Tensor
		}{
			"Add":     {AddC, Add},
			"Sub":     {SubC, Sub},
			"Mul":     {MulC, Mul},
			"Div":     {DivC, Div},
			"Rem":     {RemC, Rem},
			"Mod":     {ModC, Mod},
			"Maximum": {MaximumC, Maximum},
			"Minimum": {MinimumC, Minimum},
			"Pow":     {PowC, Pow},
			"Atan2":   {Atan2C, Atan2},
			"Hypot":   {HypotC, Hypot},
		} {
			got, want := f.withNumber(x, number), f.function(x, y)
			if !AllClose(got, want, Tolerance{Relative: 1e-6}) || name != "Pow" && !got.Same(want) {
				t.Errorf("%sC(x, %v) is %v, want %v", name, number, got, want)
			}
		}
	}
}
