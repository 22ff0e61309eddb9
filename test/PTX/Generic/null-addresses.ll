; Where a function returns to, and where its frame is, are null, as llc prints them.

; RUN: nvvmc emit --arch=sm_75 %s -o - | FileCheck %s
; RUN: nvvmc emit --arch=sm_75 -O0 %s -o - | FileCheck %s
; RUN: nvvmc emit --arch=sm_75 %s -o %t.ptx
; RUN: %if ptxas %{ %ptxas -c -arch=sm_75 %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"

declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.frameaddress.p0(i32)
declare ptr addrspace(5) @llvm.frameaddress.p5(i32)

; CHECK-LABEL: caller(
; CHECK: mov.b64 [[R:%rd[0-9]+]], 0;
; CHECK: st.param.u64 [func_retval0], [[R]];
define ptr @caller() {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

; CHECK-LABEL: frame(
; CHECK: mov.b64 [[F:%rd[0-9]+]], 0;
; CHECK: st.param.u64 [func_retval0], [[F]];
define ptr @frame() {
  %f = call ptr @llvm.frameaddress.p0(i32 1)
  ret ptr %f
}

; CHECK-LABEL: local_frame(
; CHECK: mov.b64 [[L:%rd[0-9]+]], 0;
; CHECK: st.param.u64 [func_retval0], [[L]];
define ptr addrspace(5) @local_frame() {
  %f = call ptr addrspace(5) @llvm.frameaddress.p5(i32 0)
  ret ptr addrspace(5) %f
}
