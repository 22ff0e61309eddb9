func.func @main(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c128, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
    %b = arith.muli %bx, %sx : index
    %i = arith.addi %b, %tx : index
    %v = memref.load %x[%i] : memref<?xf32>
    %w = memref.load %y[%i] : memref<?xf32>
    %m = arith.mulf %a, %v : f32
    %e = math.exp %m : f32
    %s = arith.addf %e, %w : f32
    memref.store %s, %y[%i] : memref<?xf32>
    gpu.terminator
  }
  return
}
