; The top limb of a constant has no bits above its type: they would be shifted
; into the value.
; RUN: nvvmc emit -O0 %s | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry kernel(
; CHECK: shr.u64 [[LOW:%rd[0-9]+]], -1, 4;
; CHECK: shl.b64 {{%rd[0-9]+}}, 4294967295, 60;
; CHECK: shr.u64 [[HIGH:%rd[0-9]+]], 4294967295, 4;
; CHECK: st.u32 [{{%rd[0-9]+}}+8], [[HIGH]];
define ptx_kernel void @kernel(ptr %p) {
  %v = lshr i96 -1, 4
  store i96 %v, ptr %p, align 16
  ret void
}
