; libNVVM's llvm.nvvm.barrier has three operands; LLVM's auto-upgrade would take
; a call of it for the old intrinsic of that name with two, whose second operand
; is something else.
; RUN: nvvmc verify --profile=nvvm --arch=sm_100 %s 2>&1 | FileCheck %s --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %s 2>&1 | FileCheck %s --allow-empty
; RUN: nvvmc emit --arch=sm_100 %s -o - 2>&1 | FileCheck %s --check-prefix=EMIT
; In bitcode that another reader has left as it is:
; RUN: sed 's/@llvm.nvvm.barrier(/@llvm_nvvm.barrier(/' %s | llvm-as -o %t.bc
; RUN: %python -c "import sys; p = sys.argv[1]; b = open(p, 'rb').read(); assert b.count(b'llvm_nvvm.barrier') == 1; open(p, 'wb').write(b.replace(b'llvm_nvvm.barrier', b'llvm.nvvm.barrier'))" %t.bc
; RUN: nvvmc verify --profile=nvvm --arch=sm_100 %t.bc 2>&1 | FileCheck %s --allow-empty
; RUN: nvvmc emit --arch=sm_100 %t.bc -o - 2>&1 | FileCheck %s --check-prefix=EMIT
; The old one is upgraded.
; RUN: sed 's/i32 2, i32 64/i32 32/; s/i32, i32, i32/i32, i32/' %s | nvvmc emit --arch=sm_100 - -o - | FileCheck %s --check-prefix=OLD
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-NOT: {{error|refused}}
; EMIT: bar.sync {{[[:space:]]*}}2, 64;
; OLD: bar.sync {{[[:space:]]*}}0, 32;
declare void @llvm.nvvm.barrier(i32, i32, i32)
define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier(i32 0, i32 2, i32 64)
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
