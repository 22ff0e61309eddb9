// A product of each kind of type, of the depth of instructions or more.
#plain = #nv_tileas<atom universal_copy>

module {
  func.func @half(%pa: !nv_tileas.tiled_view<16x32xf16>, %pb: !nv_tileas.tiled_view<32x8xf16>, %pc: !nv_tileas.tiled_view<16x8xf32>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x32xf16> -> !nv_tileas.tiled_view<16x32xf16>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<32x8xf16> -> !nv_tileas.tiled_view<32x8xf16>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tiled_view<16x8xf32>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x32xf16> -> !nv_tileas.tile<16x32xf16>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<32x8xf16> -> !nv_tileas.tile<32x8xf16>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tile<16x8xf32>
    %d = nv_tileas.mma %a, %b, %c
        : tile<16x32xf16>, tile<32x8xf16>, tile<16x8xf32> -> tile<16x8xf32>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xf32>, !nv_tileas.tiled_view<16x8xf32>
    return
  }
  func.func @half_sums(%pa: !nv_tileas.tiled_view<16x32xf16>, %pb: !nv_tileas.tiled_view<32x8xf16>, %pc: !nv_tileas.tiled_view<16x8xf16>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x32xf16> -> !nv_tileas.tiled_view<16x32xf16>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<32x8xf16> -> !nv_tileas.tiled_view<32x8xf16>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xf16> -> !nv_tileas.tiled_view<16x8xf16>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x32xf16> -> !nv_tileas.tile<16x32xf16>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<32x8xf16> -> !nv_tileas.tile<32x8xf16>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf16> -> !nv_tileas.tile<16x8xf16>
    %d = nv_tileas.mma %a, %b, %c
        : tile<16x32xf16>, tile<32x8xf16>, tile<16x8xf16> -> tile<16x8xf16>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xf16>, !nv_tileas.tiled_view<16x8xf16>
    return
  }
  func.func @shallow(%pa: !nv_tileas.tiled_view<16x8xf16>, %pb: !nv_tileas.tiled_view<8x8xf16>, %pc: !nv_tileas.tiled_view<16x8xf32>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x8xf16> -> !nv_tileas.tiled_view<16x8xf16>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<8x8xf16> -> !nv_tileas.tiled_view<8x8xf16>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tiled_view<16x8xf32>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf16> -> !nv_tileas.tile<16x8xf16>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<8x8xf16> -> !nv_tileas.tile<8x8xf16>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tile<16x8xf32>
    %d = nv_tileas.mma %a, %b, %c
        : tile<16x8xf16>, tile<8x8xf16>, tile<16x8xf32> -> tile<16x8xf32>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xf32>, !nv_tileas.tiled_view<16x8xf32>
    return
  }
  func.func @bfloat(%pa: !nv_tileas.tiled_view<16x32xbf16>, %pb: !nv_tileas.tiled_view<32x8xbf16>, %pc: !nv_tileas.tiled_view<16x8xf32>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x32xbf16> -> !nv_tileas.tiled_view<16x32xbf16>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<32x8xbf16> -> !nv_tileas.tiled_view<32x8xbf16>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tiled_view<16x8xf32>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x32xbf16> -> !nv_tileas.tile<16x32xbf16>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<32x8xbf16> -> !nv_tileas.tile<32x8xbf16>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tile<16x8xf32>
    %d = nv_tileas.mma %a, %b, %c
        : tile<16x32xbf16>, tile<32x8xbf16>, tile<16x8xf32> -> tile<16x8xf32>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xf32>, !nv_tileas.tiled_view<16x8xf32>
    return
  }
  func.func @tensor(%pa: !nv_tileas.tiled_view<16x32xtf32>, %pb: !nv_tileas.tiled_view<32x8xtf32>, %pc: !nv_tileas.tiled_view<16x8xf32>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x32xtf32> -> !nv_tileas.tiled_view<16x32xtf32>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<32x8xtf32> -> !nv_tileas.tiled_view<32x8xtf32>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tiled_view<16x8xf32>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x32xtf32> -> !nv_tileas.tile<16x32xtf32>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<32x8xtf32> -> !nv_tileas.tile<32x8xtf32>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tile<16x8xf32>
    %d = nv_tileas.mma %a, %b, %c
        : tile<16x32xtf32>, tile<32x8xtf32>, tile<16x8xf32> -> tile<16x8xf32>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xf32>, !nv_tileas.tiled_view<16x8xf32>
    return
  }
  func.func @tensor_shallow(%pa: !nv_tileas.tiled_view<16x4xtf32>, %pb: !nv_tileas.tiled_view<4x8xtf32>, %pc: !nv_tileas.tiled_view<16x8xf32>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x4xtf32> -> !nv_tileas.tiled_view<16x4xtf32>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<4x8xtf32> -> !nv_tileas.tiled_view<4x8xtf32>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tiled_view<16x8xf32>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x4xtf32> -> !nv_tileas.tile<16x4xtf32>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<4x8xtf32> -> !nv_tileas.tile<4x8xtf32>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tile<16x8xf32>
    %d = nv_tileas.mma %a, %b, %c
        : tile<16x4xtf32>, tile<4x8xtf32>, tile<16x8xf32> -> tile<16x8xf32>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xf32>, !nv_tileas.tiled_view<16x8xf32>
    return
  }
  func.func @single(%pa: !nv_tileas.tiled_view<16x32xf32>, %pb: !nv_tileas.tiled_view<32x8xf32>, %pc: !nv_tileas.tiled_view<16x8xf32>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x32xf32> -> !nv_tileas.tiled_view<16x32xf32>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<32x8xf32> -> !nv_tileas.tiled_view<32x8xf32>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tiled_view<16x8xf32>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x32xf32> -> !nv_tileas.tile<16x32xf32>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<32x8xf32> -> !nv_tileas.tile<32x8xf32>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tile<16x8xf32>
    %d = nv_tileas.mma %a, %b, %c
        : tile<16x32xf32>, tile<32x8xf32>, tile<16x8xf32> -> tile<16x8xf32>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xf32>, !nv_tileas.tiled_view<16x8xf32>
    return
  }
  func.func @double(%pa: !nv_tileas.tiled_view<16x32xf64>, %pb: !nv_tileas.tiled_view<32x8xf64>, %pc: !nv_tileas.tiled_view<16x8xf64>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x32xf64> -> !nv_tileas.tiled_view<16x32xf64>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<32x8xf64> -> !nv_tileas.tiled_view<32x8xf64>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xf64> -> !nv_tileas.tiled_view<16x8xf64>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x32xf64> -> !nv_tileas.tile<16x32xf64>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<32x8xf64> -> !nv_tileas.tile<32x8xf64>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf64> -> !nv_tileas.tile<16x8xf64>
    %d = nv_tileas.mma %a, %b, %c
        : tile<16x32xf64>, tile<32x8xf64>, tile<16x8xf64> -> tile<16x8xf64>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xf64>, !nv_tileas.tiled_view<16x8xf64>
    return
  }
  func.func @bytes(%pa: !nv_tileas.tiled_view<16x64xi8>, %pb: !nv_tileas.tiled_view<64x8xi8>, %pc: !nv_tileas.tiled_view<16x8xi32>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x64xi8> -> !nv_tileas.tiled_view<16x64xi8>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<64x8xi8> -> !nv_tileas.tiled_view<64x8xi8>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xi32> -> !nv_tileas.tiled_view<16x8xi32>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x64xi8> -> !nv_tileas.tile<16x64xi8>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<64x8xi8> -> !nv_tileas.tile<64x8xi8>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xi32> -> !nv_tileas.tile<16x8xi32>
    %d = nv_tileas.mma %a, %b, %c {signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness unsigned>}
        : tile<16x64xi8>, tile<64x8xi8>, tile<16x8xi32> -> tile<16x8xi32>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xi32>, !nv_tileas.tiled_view<16x8xi32>
    return
  }
  func.func @bytes_shallow(%pa: !nv_tileas.tiled_view<16x16xi8>, %pb: !nv_tileas.tiled_view<16x8xi8>, %pc: !nv_tileas.tiled_view<16x8xi32>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x16xi8> -> !nv_tileas.tiled_view<16x16xi8>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<16x8xi8> -> !nv_tileas.tiled_view<16x8xi8>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xi32> -> !nv_tileas.tiled_view<16x8xi32>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x16xi8> -> !nv_tileas.tile<16x16xi8>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xi8> -> !nv_tileas.tile<16x8xi8>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xi32> -> !nv_tileas.tile<16x8xi32>
    %d = nv_tileas.mma %a, %b, %c {signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness unsigned>}
        : tile<16x16xi8>, tile<16x8xi8>, tile<16x8xi32> -> tile<16x8xi32>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xi32>, !nv_tileas.tiled_view<16x8xi32>
    return
  }
  func.func @narrow(%pa: !nv_tileas.tiled_view<16x32xf8E4M3FN>, %pb: !nv_tileas.tiled_view<32x8xf8E4M3FN>, %pc: !nv_tileas.tiled_view<16x8xf32>)
      attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %wa = nv_tileas.block_tile %pa : !nv_tileas.tiled_view<16x32xf8E4M3FN> -> !nv_tileas.tiled_view<16x32xf8E4M3FN>
    %wb = nv_tileas.block_tile %pb : !nv_tileas.tiled_view<32x8xf8E4M3FN> -> !nv_tileas.tiled_view<32x8xf8E4M3FN>
    %wc = nv_tileas.block_tile %pc : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tiled_view<16x8xf32>
    %a = nv_tileas.tiled_load %wa[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x32xf8E4M3FN> -> !nv_tileas.tile<16x32xf8E4M3FN>
    %b = nv_tileas.tiled_load %wb[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<32x8xf8E4M3FN> -> !nv_tileas.tile<32x8xf8E4M3FN>
    %c = nv_tileas.tiled_load %wc[%z, %z] {atom = #plain} : !nv_tileas.tiled_view<16x8xf32> -> !nv_tileas.tile<16x8xf32>
    %d = nv_tileas.mma %a, %b, %c
        : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32> -> tile<16x8xf32>
    nv_tileas.tiled_store %d, %wc[%z, %z] {atom = #plain} : !nv_tileas.tile<16x8xf32>, !nv_tileas.tiled_view<16x8xf32>
    return
  }
}
