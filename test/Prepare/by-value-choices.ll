; A kernel that reads one of two addresses, one of which is a by-value
; parameter, loads both, the other one only if it is selected: the parameter is
; not copied.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,OLD
; RUN: nvvmc emit %s --arch=sm_90 -O2 -o - | FileCheck %s --check-prefixes=CHECK,NEW
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O2 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%input = type { i8, [7 x i8], { ptr, [8 x i8] } }

; CHECK-LABEL: .entry chosen(
; CHECK-NOT: .local
; CHECK: setp.ne.b16 [[P:%p[0-9]+]],
; CHECK: ld.param.u64 [[THERE:%rd[0-9]+]], [chosen_param_0+8];
; CHECK: ld.param.u32 [[HERE:%r[0-9]+]], [chosen_param_0+16];
; CHECK: mov.b32 [[R:%r[0-9]+]], [[HERE]];
; CHECK: @[[P]] ld.b32 [[R]], {{\[}}[[THERE]]{{\]}};
; CHECK: st.global.u32 {{.*}}, [[R]];
define ptx_kernel void @chosen(ptr byval(%input) align 8 %a, ptr %out) {
  %byte = load i8, ptr %a
  %is = icmp ne i8 %byte, 0
  %p = getelementptr i8, ptr %a, i64 8
  %there = load ptr, ptr %p
  %here = getelementptr i8, ptr %a, i64 16
  %from = select i1 %is, ptr %there, ptr %here
  %v = load i32, ptr %from
  store i32 %v, ptr %out
  ret void
}

; Two places in parameters can both be read.
; CHECK-LABEL: .entry two(
; CHECK-NOT: .local
; CHECK-DAG: ld.param.f32 {{%f[0-9]+}}, [two_param_0+4];
; CHECK-DAG: ld.param.f32 {{%f[0-9]+}}, [two_param_1];
; CHECK: selp
define ptx_kernel void @two(ptr byval([2 x float]) align 4 %a, ptr byval([2 x float]) align 4 %b, i32 %n, ptr %out) {
  %is = icmp sgt i32 %n, 0
  %p = getelementptr i8, ptr %a, i64 4
  %from = select i1 %is, ptr %p, ptr %b
  %v = load float, ptr %from
  store float %v, ptr %out
  ret void
}

; If it may be read past its end, nothing is known: its address is generic if
; the printed version has such addresses, otherwise it is copied.
; CHECK-LABEL: .entry past(
; OLD: st.local
; OLD: cvta.local
; NEW-NOT: .local
; NEW: mov.b64 [[A:%rd[0-9]+]], past_param_0;
; NEW: cvta.param.u64 {{%rd[0-9]+}}, [[A]];
; CHECK: selp.b64 [[S:%rd[0-9]+]],
; CHECK: ld.u64 {{.*}}, {{\[}}[[S]]{{\]}};
define ptx_kernel void @past(ptr byval(i32) align 8 %a, i32 %n, ptr %p, ptr %out) {
  %is = icmp sgt i32 %n, 0
  %from = select i1 %is, ptr %p, ptr %a
  %v = load i64, ptr %from
  store i64 %v, ptr %out
  ret void
}

; The same for a phi of addresses.
; CHECK-LABEL: .entry merged(
; OLD: st.local
; NEW-NOT: .local
; NEW: cvta.param
; CHECK: ret
define ptx_kernel void @merged(ptr byval(i32) align 4 %a, i32 %n, ptr %p, ptr %out) {
entry:
  %is = icmp sgt i32 %n, 0
  br i1 %is, label %other, label %join
other:
  store i32 7, ptr %p
  br label %join
join:
  %from = phi ptr [ %p, %other ], [ %a, %entry ]
  %v = load i32, ptr %from
  store i32 %v, ptr %out
  ret void
}

; A parameter that is written to is a variable.
; CHECK-LABEL: .entry written(
; CHECK: st.local
define ptx_kernel void @written(ptr byval(i32) align 4 %a, i32 %n, ptr %p, ptr %out) {
  %is = icmp sgt i32 %n, 0
  %from = select i1 %is, ptr %p, ptr %a
  store i32 1, ptr %from
  %v = load i32, ptr %a
  store i32 %v, ptr %out
  ret void
}
