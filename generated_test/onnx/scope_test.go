package onnx_test

import (
	"slices"
)

// noArrays says what is no business of an array library, and which operators are that: their
// tests, and expansions into them, are outside of the scope, as are tests whose operands or
// results are no tensors, and those of random numbers. All else is in it, whether it passes or not.
var noArrays = map[string][]string{
	"control flow": {"If", "Loop", "Scan"},
	"sequences and optional values": {
		"SequenceInsert", "SequenceMap", "SequenceEmpty", "SequenceLength", "OptionalGetElement",
		"OptionalHasElement", "ConcatFromSequence",
	},
	"text":             {"StringNormalizer", "TfIdfVectorizer"},
	"random numbers":   {"Bernoulli", "RandomUniformLike"},
	"object detection": {"NonMaxSuppression", "RoiAlign"},
}

// randomTests are those of Dropout that drop numbers, where NumPy's generator decides which.
var randomTests = []string{
	"training_dropout", "training_dropout_default", "training_dropout_default_mask",
	"training_dropout_mask",
}

// noTensor are the tests of operators in the scope with sequences and optional values.
var noTensor = []string{"identity_sequence", "identity_opt"}

// outOfScope reports whether a test is.
func outOfScope(g *graph, name string) bool {
	for _, n := range g.nodes {
		for _, ops := range noArrays {
			if slices.Contains(ops, n.op) {
				return true
			}
		}
	}
	return slices.Contains(randomTests, name) || slices.Contains(noTensor, name)
}

// known are tests in the scope that fail, and why: they count as missing.
var known = map[string]string{
	"adam_multiple":              "the results take an epsilon of 1e-2, which is no attribute",
	"castlike_DOUBLE_to_FLOAT16": unrounded, "castlike_FLOAT_to_FLOAT16": unrounded,
}

const unrounded = "float16 is in float32, to which nothing is rounded"
