// A product of tiles by a warp group.
!a = memref<64x64xf16, 3>
!b = memref<64x128xf16, 3>
!half = memref<64x64xf16, 3>
!mapA = !nvgpu.tensormap.descriptor<tensor = !a, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!mapB = !nvgpu.tensormap.descriptor<tensor = !half, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!sum = !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
func.func @main(%left: memref<64x64xf16>, %right: memref<64x128xf16>, %out: memref<64x128xf32>) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %castA = memref.cast %left : memref<64x64xf16> to memref<*xf16>
  %castB = memref.cast %right : memref<64x128xf16> to memref<*xf16>
  %mapA = nvgpu.tma.create.descriptor %castA box[%c64, %c64] : memref<*xf16> -> !mapA
  %mapB = nvgpu.tma.create.descriptor %castB box[%c64, %c64] : memref<*xf16> -> !mapB
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
    %a = memref.get_global @bufferA : !a
    %b = memref.get_global @bufferB : !b
    %descriptorA = nvgpu.warpgroup.generate.descriptor %a, %mapA : !a, !mapA -> !nvgpu.warpgroup.descriptor<tensor = !a>
    %descriptorB = nvgpu.warpgroup.generate.descriptor %b, %mapB : !b, !mapB -> !nvgpu.warpgroup.descriptor<tensor = !b>
    %zero = nvgpu.warpgroup.mma.init.accumulator -> !sum
    %sum = nvgpu.warpgroup.mma %descriptorA, %descriptorB, %zero {transposeB} : !nvgpu.warpgroup.descriptor<tensor = !a>, !nvgpu.warpgroup.descriptor<tensor = !b>, !sum -> !sum
    nvgpu.warpgroup.mma.store %sum, %out : !sum to memref<64x128xf32>
    gpu.terminator
  }
  return
}
memref.global "private" @bufferA : !a {alignment = 1024 : i64}
memref.global "private" @bufferB : !b {alignment = 1024 : i64}
