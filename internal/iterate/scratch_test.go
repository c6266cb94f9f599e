package iterate

import "testing"

// TestScratch wants memory from a pool, but for strings, whose pointers the garbage collector has
// to see.
func TestScratch(t *testing.T) {
	if numbers, pooled := scratch[float32](3); len(numbers) != 3 || len(pooled) != 2 {
		t.Errorf("%d numbers in %d words", len(numbers), len(pooled))
	}
	if texts, pooled := scratch[string](3); len(texts) != 3 || pooled != nil {
		t.Errorf("%d strings in %d words of a pool", len(texts), len(pooled))
	}
}
