; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; One cvta between generic and each other space; between two other spaces,
; through generic. If both are the same or generic, nothing is printed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: from_global(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [from_global_param_0];
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr @from_global(ptr addrspace(1) %p) {
  %q = addrspacecast ptr addrspace(1) %p to ptr
  ret ptr %q
}
; CHECK-LABEL: to_global(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [to_global_param_0];
; CHECK-NEXT: cvta.to.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr addrspace(1) @to_global(ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(1)
  ret ptr addrspace(1) %q
}
; CHECK-LABEL: from_shared(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [from_shared_param_0];
; CHECK-NEXT: cvta.shared.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr @from_shared(ptr addrspace(3) %p) {
  %q = addrspacecast ptr addrspace(3) %p to ptr
  ret ptr %q
}
; CHECK-LABEL: to_shared(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [to_shared_param_0];
; CHECK-NEXT: cvta.to.shared.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr addrspace(3) @to_shared(ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(3)
  ret ptr addrspace(3) %q
}
; CHECK-LABEL: from_const(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [from_const_param_0];
; CHECK-NEXT: cvta.const.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr @from_const(ptr addrspace(4) %p) {
  %q = addrspacecast ptr addrspace(4) %p to ptr
  ret ptr %q
}
; CHECK-LABEL: to_const(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [to_const_param_0];
; CHECK-NEXT: cvta.to.const.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr addrspace(4) @to_const(ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(4)
  ret ptr addrspace(4) %q
}
; CHECK-LABEL: from_local(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [from_local_param_0];
; CHECK-NEXT: cvta.local.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr @from_local(ptr addrspace(5) %p) {
  %q = addrspacecast ptr addrspace(5) %p to ptr
  ret ptr %q
}
; CHECK-LABEL: to_local(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [to_local_param_0];
; CHECK-NEXT: cvta.to.local.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr addrspace(5) @to_local(ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(5)
  ret ptr addrspace(5) %q
}
; CHECK-LABEL: from_cluster(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [from_cluster_param_0];
; CHECK-NEXT: cvta.shared::cluster.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr @from_cluster(ptr addrspace(7) %p) {
  %q = addrspacecast ptr addrspace(7) %p to ptr
  ret ptr %q
}
; CHECK-LABEL: to_cluster(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [to_cluster_param_0];
; CHECK-NEXT: cvta.to.shared::cluster.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr addrspace(7) @to_cluster(ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(7)
  ret ptr addrspace(7) %q
}
; CHECK-LABEL: from_param(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [from_param_param_0];
; CHECK-NEXT: cvta.param.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr @from_param(ptr addrspace(101) %p) {
  %q = addrspacecast ptr addrspace(101) %p to ptr
  ret ptr %q
}
; CHECK-LABEL: to_param(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [to_param_param_0];
; CHECK-NEXT: cvta.to.param.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr addrspace(101) @to_param(ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(101)
  ret ptr addrspace(101) %q
}
; CHECK-LABEL: shared_to_cluster(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [shared_to_cluster_param_0];
; CHECK-NEXT: cvta.shared.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: cvta.to.shared::cluster.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
define ptr addrspace(7) @shared_to_cluster(ptr addrspace(3) %p) {
  %q = addrspacecast ptr addrspace(3) %p to ptr addrspace(7)
  ret ptr addrspace(7) %q
}
; CHECK-LABEL: lanes(
; CHECK: ld.param.v2.u64 {[[RD1:%rd[0-9]+]], [[RD2:%rd[0-9]+]]}, [lanes_param_0];
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: cvta.global.u64 [[RD4:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD3]], [[RD4]]};
define <2 x ptr> @lanes(<2 x ptr addrspace(1)> %p) {
  %q = addrspacecast <2 x ptr addrspace(1)> %p to <2 x ptr>
  ret <2 x ptr> %q
}
