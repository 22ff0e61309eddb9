// RUN: nv-tileas-opt %s --split-input-file --verify-diagnostics --nvvm-ir-verify
// RUN: not nv-tileas-opt %s --split-input-file --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_1})' -o /dev/null 2>&1 | FileCheck %s --check-prefix=ARCH
// RUN: not nv-tileas-opt %s --split-input-file --pass-pipeline='builtin.module(nvvm-ir-verify{ptx=99})' -o /dev/null 2>&1 | FileCheck %s --check-prefix=VERSION
// RUN: not nv-tileas-opt %s --split-input-file --pass-pipeline='builtin.module(nvvm-ir-verify{param-limits=none})' -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIMITS

// The machine is that of the nearest attribute.
// ARCH: error: unknown target 'sm_1'
// VERSION: error: unknown PTX version '99'
// LIMITS: error: param-limits is tileiras or ptx, not 'none'

module {
  gpu.module @device [#nvvm.target<chip = "sm_90">] {
    gpu.func @fits(%a: !llvm.array<32764 x i8>) kernel { gpu.return }
    // expected-error@+2 {{(32765 bytes required, max 32764 bytes allowed) in function overflows}}
    // expected-note@+1 {{where everything stands}}
    gpu.func @overflows(%a: !llvm.array<32765 x i8>) kernel { gpu.return }
  }
}

// -----

module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 16>} {
  gpu.module @device {
    gpu.func @fits(%a: !llvm.array<32768 x i8>) kernel { gpu.return }
    // expected-error@+2 {{(32769 bytes required, max 32768 bytes allowed) in function overflows}}
    // expected-note@+1 {{where everything stands}}
    gpu.func @overflows(%a: !llvm.array<32769 x i8>) kernel { gpu.return }
  }
}

// -----

module {
  // expected-remark@+1 {{no target is given; sm_75 is assumed}}
  gpu.module @device {
    gpu.func @fits(%a: !llvm.array<1024 x i8>) kernel { gpu.return }
  }
}
