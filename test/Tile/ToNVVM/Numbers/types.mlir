// In what registers elements are, how many bits they have in memory, and what is
// read out of bounds.
// RUN: nv-tileas-lower-numbers --types %s | FileCheck %s --match-full-lines
// CHECK: i1: i1, 8 bits, padding false none none none none
// CHECK-NEXT: i4: i8, 4 bits, padding 0 none none none none
// CHECK-NEXT: i32: i32, 32 bits, padding 0 none none none none
// CHECK-NEXT: index: i64, 64 bits, padding 0 none none none none
// CHECK-NEXT: f16: f16, 16 bits, padding 0.000000e+00 -0.000000e+00 0x7E00 0x7C00 0xFC00
// CHECK-NEXT: bf16: bf16, 16 bits, padding 0.000000e+00 -0.000000e+00 0x7FC0 0x7F80 0xFF80
// CHECK-NEXT: tf32: f32, 32 bits, padding 0.000000e+00 -0.000000e+00 0x7FC00000 0x7F800000 0xFF800000
// CHECK-NEXT: f64: f64, 64 bits, padding 0.000000e+00 -0.000000e+00 0x7FF8000000000000 0x7FF0000000000000 0xFFF0000000000000
// CHECK-NEXT: f8E4M3FN: i8, 8 bits, padding 0 -128 127 none none
// CHECK-NEXT: f8E5M2: i8, 8 bits, padding 0 -128 126 124 -4
// CHECK-NEXT: f8E8M0FNU: i8, 8 bits, padding 0 none -1 none none
// CHECK-NEXT: f6E2M3FN: i8, 8 bits, padding 0 32 none none none
// CHECK-NEXT: f4E2M1FN: i8, 4 bits, padding 0 8 none none none
func.func @all(%a: i1, %b: i4, %c: i32, %d: index, %e: f16, %f: bf16, %g: tf32, %h: f64,
               %i: f8E4M3FN, %j: f8E5M2, %k: f8E8M0FNU, %l: f6E2M3FN, %m: f4E2M1FN) {
  return
}
