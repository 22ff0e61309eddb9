; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: llvm-as --disable-verify %s -o %t.bc && nvvmc emit %t.bc --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=BITCODE

; The argument is metadata: LLVM reads it, but its verifier rejects it.
target triple = "nvptx64-nvidia-cuda"

; CHECK-NOT: nvvm_reflect
; CHECK-LABEL: f()
; CHECK: st.param.u32 [func_retval0], 900;
; BITCODE-LABEL: f()
; BITCODE: st.param.u32 [func_retval0], 800;
define i32 @f() {
  %a = call i32 @llvm.nvvm.reflect(metadata !"__CUDA_ARCH__")
  ret i32 %a
}

; CHECK-LABEL: g()
; CHECK: st.param.u32 [func_retval0], 1;
define i32 @g() {
  %a = call i32 @__nvvm_reflect(metadata !0)
  ret i32 %a
}

declare i32 @llvm.nvvm.reflect(metadata)
declare i32 @__nvvm_reflect(metadata)
!0 = !{!"__CUDA_PREC_DIV"}
