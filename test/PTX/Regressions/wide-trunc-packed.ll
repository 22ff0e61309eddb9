; Bytes truncated from wide integers are packed, four to a register.
; RUN: nvvmc emit -O0 %s | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry kernel(
; CHECK: prmt.b32 [[LOW:%r1]],
; CHECK: prmt.b32 [[HIGH:%r2]],
; CHECK: st.v2.{{[bu]}}32 [{{%rd[0-9]+}}], {[[LOW]], [[HIGH]]};
define ptx_kernel void @kernel(ptr %p) {
  %a = load <8 x i128>, ptr %p
  %v = trunc <8 x i128> %a to <8 x i8>
  store <8 x i8> %v, ptr %p
  ret void
}
