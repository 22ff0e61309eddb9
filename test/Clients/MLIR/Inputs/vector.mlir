// A sum of vectors among the lanes of a warp, and vectors in memory.
func.func @main(%x: memref<1024xf32>, %sums: memref<32xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %at = arith.muli %tx, %c8 : index
    %v = vector.load %x[%at] : memref<1024xf32>, vector<8xf32>
    %s = vector.reduction <add>, %v : vector<8xf32> into f32
    %width = arith.constant 32 : i32
    %step = arith.constant 16 : i32
    %o, %valid = gpu.shuffle xor %s, %step, %width : f32
    %t = arith.addf %s, %o : f32
    %b = gpu.all_reduce maxnumf %t uniform {} : (f32) -> (f32)
    memref.store %b, %sums[%tx] : memref<32xf32>
    gpu.terminator
  }
  return
}
