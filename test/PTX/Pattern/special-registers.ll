; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; The special registers of the documented table, each read with mov.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: tid_x(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %tid.x;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @tid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %r
}
; CHECK-LABEL: tid_y(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %tid.y;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @tid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %r
}
; CHECK-LABEL: tid_z(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %tid.z;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @tid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  ret i32 %r
}
; CHECK-LABEL: ntid_x(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %ntid.x;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @ntid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %r
}
; CHECK-LABEL: ntid_y(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %ntid.y;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @ntid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %r
}
; CHECK-LABEL: ntid_z(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %ntid.z;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @ntid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  ret i32 %r
}
; CHECK-LABEL: ctaid_x(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %ctaid.x;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @ctaid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %r
}
; CHECK-LABEL: ctaid_y(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %ctaid.y;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @ctaid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %r
}
; CHECK-LABEL: ctaid_z(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %ctaid.z;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @ctaid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret i32 %r
}
; CHECK-LABEL: nctaid_x(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %nctaid.x;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @nctaid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %r
}
; CHECK-LABEL: nctaid_y(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %nctaid.y;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @nctaid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  ret i32 %r
}
; CHECK-LABEL: nctaid_z(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %nctaid.z;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @nctaid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  ret i32 %r
}
; CHECK-LABEL: warpid(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %warpid;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @warpid() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  ret i32 %r
}
; CHECK-LABEL: laneid(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %laneid;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @laneid() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %r
}
