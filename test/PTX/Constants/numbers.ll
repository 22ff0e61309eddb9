; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O2 -o - | FileCheck %s --check-prefix=O2
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O2 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Constants that name no global and are not known before the kernel runs: the
; generic address of a null pointer to shared memory.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: in_one_integer(
; CHECK: cvta.shared.u64
; CHECK: mov.b64 [[HIGH:%rd[0-9]+]], 3;
; CHECK: st.param.v2.u64 [func_retval0], {%rd{{[0-9]+}}, [[HIGH]]};
; O2-LABEL: in_one_integer(
; O2: cvta.shared.u64
define i128 @in_one_integer() {
  ret i128 bitcast (<2 x i64> <i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) null to ptr) to i64), i64 3> to i128)
}
; CHECK-LABEL: offsets(
; CHECK-DAG: add.s64 {{.*}}, 1;
; CHECK-DAG: add.s64 {{.*}}, 2;
; CHECK: st.param.v2.u64
define <2 x ptr> @offsets() {
  ret <2 x ptr> getelementptr (i8, <2 x ptr> addrspacecast (<2 x ptr addrspace(3)> zeroinitializer to <2 x ptr>), <2 x i64> <i64 1, i64 2>)
}
; CHECK-LABEL: halves(
; CHECK: cvt.u32.u64
define <2 x half> @halves() {
  ret <2 x half> bitcast (i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) null to ptr) to i32) to <2 x half>)
}
; CHECK-LABEL: number(
; CHECK: mov.b64 %fd
define double @number() {
  ret double bitcast (i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) null to ptr) to i64) to double)
}
; CHECK-LABEL: bit(
; CHECK: and.b64 {{.*}}, 1;
define i1 @bit() {
  ret i1 ptrtoint (ptr addrspacecast (ptr addrspace(3) null to ptr) to i1)
}
; CHECK-LABEL: byte(
; CHECK: cvta.shared.u64
define i8 @byte() {
  ret i8 extractelement (<4 x i8> bitcast (i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) null to ptr) to i32) to <4 x i8>), i32 1)
}
; The same constant in two functions.
; CHECK-LABEL: argument(
; CHECK: cvta.shared.u64
; CHECK: call.uni
declare void @take(<2 x half>, i128)
define void @argument() {
  call void @take(<2 x half> bitcast (i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) null to ptr) to i32) to <2 x half>), i128 ptrtoint (ptr addrspacecast (ptr addrspace(3) null to ptr) to i128))
  ret void
}
