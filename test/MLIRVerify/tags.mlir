// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_75})' -o /dev/null 2>&1 | FileCheck %s
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_32})' -o /dev/null 2>&1 | FileCheck %s --check-prefix=SM32
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_75 param-limits=ptx ptx=8.0})' -o /dev/null 2>&1 | FileCheck %s --check-prefix=PTX

// Every type of the documented contract, including those that LLVM IR lacks.

gpu.module @device {
  // CHECK: tags.mlir:[[#@LINE+20]]:3: error: Formal parameter space overflowed (2138 bytes required, max 1024 bytes allowed) in function scalars
  // CHECK: note: where everything stands:
  // CHECK-NEXT: offset      size   padding
  // CHECK-NEXT: {{^}} 0 1 0: i1
  // CHECK-NEXT: {{^}} 1 1 1: i8
  // CHECK-NEXT: {{^}} 2 2 2: i16
  // CHECK-NEXT: {{^}} 4 4 3: i32
  // CHECK-NEXT: {{^}} 8 8 4: i64
  // CHECK-NEXT: {{^}} 16 2 5: f16
  // CHECK-NEXT: {{^}} 18 2 6: bf16
  // CHECK-NEXT: {{^}} 20 4 7: f32
  // CHECK-NEXT: {{^}} 24 8 8: f64
  // CHECK-NEXT: {{^}} 32 4 9: tf32
  // CHECK-NEXT: {{^}} 36 1 10: f8e4m3
  // CHECK-NEXT: {{^}} 37 1 11: f8e5m2
  // CHECK-NEXT: {{^}} 38 1 12: f4e2m1
  // CHECK-NEXT: {{^}} 40 8 1 13: i64
  // CHECK-NEXT: {{^}} 48 80 14: array<i64, 10>
  // CHECK-NEXT: {{^}} 128 2000
  // CHECK-NEXT: {{^}} 2128 10
  gpu.func @scalars(%a: i1, %b: i8, %c: i16, %d: i32, %e: i64, %f: f16, %g: bf16, %h: f32, %i: f64, %j: tf32, %k: f8E4M3FN, %l: f8E5M2, %m: f4E2M1FN, %n: index, %o: !llvm.array<10 x i64>, %p: !llvm.array<2000 x i8>, %q: !llvm.array<10 x i8>) kernel {
    gpu.return
  }
  // CHECK: in function pointers
  // CHECK: {{^}} 0 8 0: ptr_global
  // CHECK-NEXT: {{^}} 8 8 1: ptr_constant
  // CHECK-NEXT: {{^}} 16 4 2: i32
  // CHECK-NEXT: {{^}} 24 8 4 3: ptr_shared
  // CHECK-NEXT: {{^}} 32 8 4: ptr_generic
  // CHECK-NEXT: {{^}} 40 2000 5: array<i8, 2000>
  // SM32: in function pointers
  // SM32: {{^}} 16 4 2: i32
  // SM32-NEXT: {{^}} 20 4 3: ptr_shared
  // SM32-NEXT: {{^}} 24 8 4: ptr_generic
  gpu.func @pointers(%a: !llvm.ptr<1>, %b: !llvm.ptr<4>, %c: i32, %d: !llvm.ptr<3>, %e: !llvm.ptr, %f: !llvm.array<2000 x i8>) kernel {
    gpu.return
  }
  // Two 4-bit values share a byte; a single one rounds up. Vectors have no
  // padding.
  // CHECK: in function aggregates
  // CHECK: {{^}} 0 4 0: vector<f4e2m1, 8>
  // CHECK-NEXT: {{^}} 4 1 1: vector<f4e2m1, 2>
  // CHECK-NEXT: {{^}} 5 2 2: struct<f4e2m1, f4e2m1, f4e2m1>
  // CHECK-NEXT: {{^}} 5 0.5 .0: f4e2m1
  // CHECK-NEXT: {{^}} 5.5 0.5 .1: f4e2m1
  // CHECK-NEXT: {{^}} 6 0.5 .2: f4e2m1
  // CHECK-NEXT: {{^}} 6.5 0 0.5 (end)
  // CHECK-NEXT: {{^}} 16 12 9 3: vector<f32, 3>
  // CHECK-NEXT: {{^}} 32 24 4 4: struct<i32, f64, i8>
  // CHECK-NEXT: {{^}} 32 4 .0: i32
  // CHECK-NEXT: {{^}} 40 8 4 .1: f64
  // CHECK-NEXT: {{^}} 48 1 .2: i8
  // CHECK-NEXT: {{^}} 49 0 7 (end)
  // CHECK-NEXT: {{^}} 56 9 5: struct<i8, f64>
  // CHECK-NEXT: {{^}} 56 1 .0: i8
  // CHECK-NEXT: {{^}} 57 8 .1: f64
  // CHECK-NEXT: {{^}} 72 56 7 6: struct<ptr_global, ptr_global, i64, array<i64, 2>, array<i64...
  gpu.func @aggregates(%a: vector<8xf4E2M1FN>, %b: vector<2xf4E2M1FN>, %c: tuple<f4E2M1FN, f4E2M1FN, f4E2M1FN>, %d: vector<3xf32>, %e: !llvm.struct<(i32, f64, i8)>, %f: !llvm.struct<packed (i8, f64)>, %g: memref<4x4xf32, 1>, %h: !llvm.array<2000 x i8>) kernel {
    gpu.return
  }
  // CHECK: error: opaque parameter type
  // CHECK: note: parameter 1, '!gpu.async.token'; lower the type before the verifier runs; the pass that should have done so has a defect
  gpu.func @opaque(%a: i32, %b: !gpu.async.token) kernel {
    gpu.return
  }
  // PTX-NOT: in function pointers
  // PTX: Formal parameter space overflowed (5000 bytes required, max 4352 bytes allowed) in function large
  gpu.func @large(%a: !llvm.array<5000 x i8>) kernel {
    gpu.return
  }
}
