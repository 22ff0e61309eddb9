// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_75})' -o /dev/null 2>&1 | FileCheck %s

// A complex number is passed as a structure of its two parts.
gpu.module @device {
  // CHECK-NOT: error: opaque
  // CHECK: in function k
  // CHECK: {{^}} 0 1 0: i8
  // CHECK-NEXT: {{^}} 4 8 3 1: struct<f32, f32>
  // CHECK: {{^}} 16 16 4 2: struct<f64, f64>
  gpu.func @k(%a: i8, %b: complex<f32>, %c: complex<f64>, %d: !llvm.array<9000 x i8>) kernel {
    gpu.return
  }
}
