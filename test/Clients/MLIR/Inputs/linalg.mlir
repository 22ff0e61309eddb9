// A product of matrices, from linalg to loops to a kernel.
func.func @main(%a: memref<64x32xf32>, %b: memref<32x48xf32>, %c: memref<64x48xf32>) {
  linalg.matmul ins(%a, %b : memref<64x32xf32>, memref<32x48xf32>)
                outs(%c : memref<64x48xf32>)
  return
}
