; Addresses of shared variables that arms of branches and loops need are computed where a
; function starts, not in the blocks that need them.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O1 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

target datalayout = "e-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4

; Once for all blocks. Accesses name variables themselves.
; CHECK-LABEL: .entry blocks(
; CHECK: .reg .b32
; CHECK-NEXT: {{^$}}
; CHECK-NEXT: mov.u32 [[S:%r[0-9]+]], s;
; CHECK-NEXT: ld.param
; CHECK-NOT: mov.u32
; CHECK: bra
; CHECK: add.s32 {{%r[0-9]+}}, [[S]],
; CHECK: bra
; CHECK: add.s32 {{%r[0-9]+}}, [[S]],
; CHECK: st.volatile.shared.u32 [t+4], 3;
; CHECK: ret;
; O0-LABEL: .entry blocks(
; O0: ld.param
; O0: bra
; O0: mov.u32 {{%r[0-9]+}}, s;
; O0: bra
; O0: mov.u32 {{%r[0-9]+}}, s;
; O0: ret;
define ptx_kernel void @blocks(i1 %c, i1 %d) {
  br i1 %c, label %one, label %two
one:
  %i = load volatile i32, ptr addrspace(1) @g
  %a = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store volatile i32 1, ptr addrspace(3) %a
  br i1 %d, label %two, label %end
two:
  %j = load volatile i32, ptr addrspace(1) @g
  %b = getelementptr i16, ptr addrspace(3) @s, i32 %j
  store volatile i16 2, ptr addrspace(3) %b
  store volatile i32 3, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @t, i32 1)
  br label %end
end:
  ret void
}

; In the first block, where it is needed.
; CHECK-LABEL: .entry first(
; CHECK: ld.param.u32
; CHECK: st.volatile.global
; CHECK: mov.u32 [[S:%r[0-9]+]], s;
; CHECK: bra
; CHECK-NOT: mov.u32
; CHECK: add.s32 {{%r[0-9]+}}, [[S]],
; CHECK: ret;
define ptx_kernel void @first(i1 %c, i32 %i) {
  store volatile i32 1, ptr addrspace(1) @g
  %a = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store volatile i32 1, ptr addrspace(3) %a
  br i1 %c, label %one, label %end
one:
  %j = load volatile i32, ptr addrspace(1) @g
  %b = getelementptr i16, ptr addrspace(3) @s, i32 %j
  store volatile i16 2, ptr addrspace(3) %b
  br label %end
end:
  ret void
}

; On edges, also from the first block.
; CHECK-LABEL: .entry edges(
; CHECK-DAG: mov.u32 [[S:%r[0-9]+]], s;
; CHECK-DAG: mov.u32 [[T:%r[0-9]+]], t;
; CHECK: ld.param
; CHECK-NOT: , {{[st]}};
; CHECK: ret;
define ptx_kernel void @edges(i1 %c, i32 %i) {
  br i1 %c, label %one, label %end
one:
  store volatile i32 1, ptr addrspace(1) @g
  br label %end
end:
  %p = phi ptr addrspace(3) [ @s, %0 ], [ @t, %one ]
  %a = getelementptr i32, ptr addrspace(3) %p, i32 %i
  store volatile i32 1, ptr addrspace(3) %a
  ret void
}

; What is added stays where it is needed, and so do generic addresses.
; CHECK-LABEL: .entry offsets(
; CHECK: mov.u32 [[S:%r[0-9]+]], s;
; CHECK-NEXT: ld.param
; CHECK: bra
; CHECK: add.s32 [[A:%r[0-9]+]], [[S]], 8;
; CHECK: st.volatile.global.u32 {{.*}}, [[A]];
; CHECK: cvt.u64.u32 [[W:%rd[0-9]+]], [[S]];
; CHECK: cvta.shared.u64 {{%rd[0-9]+}}, [[W]];
; CHECK: ret;
define ptx_kernel void @offsets(i1 %c, ptr addrspace(1) %p) {
  br i1 %c, label %one, label %end
one:
  store volatile i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 8) to i32), ptr addrspace(1) %p
  store volatile ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Addresses of other variables are constants.
; CHECK-LABEL: .entry global(
; CHECK: ld.param
; CHECK: bra
; CHECK: mov.u64 {{%rd[0-9]+}}, g;
; CHECK: ret;
define ptx_kernel void @global(i1 %c) {
  br i1 %c, label %one, label %end
one:
  %i = load volatile i32, ptr addrspace(1) @g
  %a = getelementptr i32, ptr addrspace(1) @g, i32 %i
  store volatile i32 1, ptr addrspace(1) %a
  br label %end
end:
  ret void
}

; What is executed in any case computes it where it is.
; CHECK-LABEL: .entry joined(
; CHECK: bra
; CHECK: ld.volatile.global.u32
; CHECK: mov.u32 [[S:%r[0-9]+]], s;
; CHECK: add.s32 {{%r[0-9]+}}, [[S]],
; CHECK: ret;
define ptx_kernel void @joined(i1 %c) {
  br i1 %c, label %one, label %end
one:
  store volatile i32 1, ptr addrspace(1) @g
  br label %end
end:
  %j = load volatile i32, ptr addrspace(1) @g
  %b = getelementptr i16, ptr addrspace(3) @s, i32 %j
  store volatile i16 2, ptr addrspace(3) %b
  ret void
}

; The head of a loop does not.
; CHECK-LABEL: .entry looped(
; CHECK: mov.u32 [[S:%r[0-9]+]], s;
; CHECK: $L__BB
; CHECK-NOT: mov.u32 {{%r[0-9]+}}, s;
; CHECK: add.s32 {{%r[0-9]+}}, [[S]],
; CHECK: ret;
define ptx_kernel void @looped() {
  br label %loop
loop:
  %j = load volatile i32, ptr addrspace(1) @g
  %b = getelementptr i16, ptr addrspace(3) @s, i32 %j
  store volatile i16 2, ptr addrspace(3) %b
  %more = icmp ne i32 %j, 0
  br i1 %more, label %loop, label %end
end:
  ret void
}
