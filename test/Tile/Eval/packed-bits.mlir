// Truth values are packed as bits, the first one lowest, and unpacked again.
// RUN: nvvmc run %s | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile | FileCheck %s --check-prefix=IMPORT

cuda_tile.module @m {
  entry @k() {
    %a = constant <i1: [true, false, false, false, false, false, false, false,
                        false, true, true, false, false, false, false, false]> : tile<16xi1>
    // IMPORT: nv_tileas.reinterpret %{{.*}} : tile<16xi1> -> tile<2xi8>
    %b = pack %a : tile<16xi1> -> tile<2xi8>
    // CHECK: bytes [1, 6]
    %t = print_tko "bytes %i\n", %b : tile<2xi8> -> token
    // IMPORT: nv_tileas.reinterpret %{{.*}} : tile<2xi8> -> tile<16xi1>
    %c = unpack %b : tile<2xi8> -> tile<16xi1>
    %d = exti %c unsigned : tile<16xi1> -> tile<16xi8>
    // CHECK: bits [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]
    %u = print_tko "bits %i\n", %d token=%t : tile<16xi8> -> token
    return
  }
}
