// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_35})' -o /dev/null 2>&1 | FileCheck %s --check-prefix=SM35
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_50})' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=SM50
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_75})' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=SM50
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_80})' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=SM80
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_90a})' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=SM80
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_100})' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=SM100
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_121})' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=SM100

// Each step at its limit and one byte over.
// SM35-NOT: function a440
// SM35: (441 bytes required, max 440 bytes allowed) in function a441
// SM35: in function a1024
// SM50-NOT: function a{{(440|441|1024)$}}
// SM50: (1025 bytes required, max 1024 bytes allowed) in function a1025
// SM50: in function a32764
// SM80-NOT: function a{{(440|441|1024|1025|32764)$}}
// SM80: (32765 bytes required, max 32764 bytes allowed) in function a32765
// SM80: in function a32768
// SM100-NOT: function a{{(440|441|1024|1025|32764|32765|32768)$}}
// SM100: (32769 bytes required, max 32768 bytes allowed) in function a32769
gpu.module @device {
  gpu.func @a440(%a: !llvm.array<440 x i8>) kernel { gpu.return }
  gpu.func @a441(%a: !llvm.array<441 x i8>) kernel { gpu.return }
  gpu.func @a1024(%a: !llvm.array<1024 x i8>) kernel { gpu.return }
  gpu.func @a1025(%a: !llvm.array<1025 x i8>) kernel { gpu.return }
  gpu.func @a32764(%a: !llvm.array<32764 x i8>) kernel { gpu.return }
  gpu.func @a32765(%a: !llvm.array<32765 x i8>) kernel { gpu.return }
  gpu.func @a32768(%a: !llvm.array<32768 x i8>) kernel { gpu.return }
  gpu.func @a32769(%a: !llvm.array<32769 x i8>) kernel { gpu.return }
}
