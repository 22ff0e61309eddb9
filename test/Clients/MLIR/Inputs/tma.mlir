// A tile by TMA, and its barrier.
!tile = memref<64x32xf32, 3>
!map = !nvgpu.tensormap.descriptor<tensor = !tile, swizzle = none, l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @main(%source: memref<128x64xf32>, %out: memref<64x32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c8192 = arith.constant 8192 : index
  %cast = memref.cast %source : memref<128x64xf32> to memref<*xf32>
  %map = nvgpu.tma.create.descriptor %cast box[%c64, %c32] : memref<*xf32> -> !map
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %shared = memref.get_global @buffer : !tile
    %barrier = nvgpu.mbarrier.create -> !barrier
    nvgpu.mbarrier.init %barrier[%c0], %c1 : !barrier
    gpu.barrier
    %first = arith.cmpi eq, %tx, %c0 : index
    scf.if %first {
      nvgpu.tma.async.load %map[%c0, %c0], %barrier[%c0] to %shared : !map, !barrier -> !tile
      nvgpu.mbarrier.arrive.expect_tx %barrier[%c0], %c8192 : !barrier
    }
    %parity = arith.constant false
    %ticks = arith.constant 10000000 : index
    nvgpu.mbarrier.try_wait.parity %barrier[%c0], %parity, %ticks : !barrier
    scf.for %row = %c0 to %c64 step %c1 {
      %v = memref.load %shared[%row, %tx] : !tile
      memref.store %v, %out[%row, %tx] : memref<64x32xf32>
    }
    gpu.terminator
  }
  return
}
memref.global "private" @buffer : !tile {alignment = 128 : i64}
