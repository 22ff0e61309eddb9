; In loops that are not unrolled, or whose counter has 64 bits, few addresses that
; advance by a constant become pointers, unless the counter is needed anyway. Not at -O0,
; and not in functions of tiles.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,POINTER
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefixes=CHECK,COUNTER
; RUN: sed 's/@open(\(.*\)) {/@open(\1) "nvvm-elements" {/' %s > %t.tile.ll
; RUN: nvvmc emit %t.tile.ll --arch=sm_80 -O2 -o - | FileCheck %t.tile.ll --check-prefix=COUNTER
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Nobody knows how often. The second address is 12 bytes before the first, and the
; third starts elsewhere.
; CHECK-LABEL: .visible .entry open(
; POINTER: add.s64 [[START:%rd[0-9]+]], %rd{{[0-9]+}}, {{%rd[0-9]+}};
; POINTER: [[LOOP:\$L__BB[0-9_]+]]:
; POINTER-NOT: mul.wide
; POINTER-DAG: ld.global.f32 {{%f[0-9]+}}, [[[P:%rd[0-9]+]]];
; POINTER-DAG: ld.global.f32 {{%f[0-9]+}}, [[[P]]+-12];
; POINTER-DAG: st.global.f32 [[[Q:%rd[0-9]+]]],
; POINTER-DAG: add.s64 {{%rd[0-9]+}}, [[P]], 64;
; POINTER-DAG: add.s64 {{%rd[0-9]+}}, [[Q]], 64;
; POINTER: bra [[LOOP]];
; COUNTER: $L__BB{{[0-9_]+}}:
; COUNTER: mul.wide
; CHECK: ret;
define ptx_kernel void @open(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %first) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %j, %loop ]
  %w = sext i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %x = load float, ptr addrspace(1) %a
  %k = add nsw i64 %w, -3
  %b = getelementptr float, ptr addrspace(1) %p, i64 %k
  %y = load float, ptr addrspace(1) %b
  %z = fadd float %x, %y
  %c = getelementptr float, ptr addrspace(1) %q, i64 %w
  store float %z, ptr addrspace(1) %c
  %j = add nsw i32 %i, 16
  %more = fcmp olt float %z, 1.0
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A barrier keeps a loop from being unrolled. The block before it may skip it.
; CHECK-LABEL: .visible .entry barrier(
; POINTER: [[LOOP:\$L__BB[0-9_]+]]:
; POINTER-NOT: mul.wide
; POINTER: ld.global.f32 {{%f[0-9]+}}, [[[P:%rd[0-9]+]]];
; POINTER: add.s64 {{%rd[0-9]+}}, [[P]], 4;
; CHECK: ret;
define ptx_kernel void @barrier(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %x, ptr addrspace(1) %q
  %j = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The same without a barrier: the counter stays.
; CHECK-LABEL: .visible .entry counted(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: mul.wide
; CHECK: ret;
define ptx_kernel void @counted(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %a
  store float %x, ptr addrspace(1) %q
  %j = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A counter of 64 bits takes two instructions for each address, and goes.
; CHECK-LABEL: .visible .entry wide(
; POINTER: $L__BB{{[0-9_]+}}:
; POINTER-NOT: shl.b64
; POINTER-DAG: ld.global.f32 {{%f[0-9]+}}, [[[P:%rd[0-9]+]]];
; POINTER-DAG: st.global.f32 [[[Q:%rd[0-9]+]]],
; POINTER-DAG: add.s64 {{%rd[0-9]+}}, [[P]], 4;
; POINTER-DAG: add.s64 {{%rd[0-9]+}}, [[Q]], 4;
; POINTER-NOT: add.s64 {{%rd[0-9]+}}, {{%rd[0-9]+}}, 1;
; CHECK: ret;
define ptx_kernel void @wide(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %first, i32 %n) {
entry:
  %begin = sext i32 %first to i64
  %any = icmp slt i32 %first, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %begin, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i64 %i
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr float, ptr addrspace(1) %q, i64 %i
  store float %x, ptr addrspace(1) %b
  %j = add nsw i64 %i, 1
  %low = trunc i64 %j to i32
  %done = icmp eq i32 %low, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; The same where all of it is compared, and where several operations lead to the
; addresses.
; CHECK-LABEL: .visible .entry whole(
; POINTER: $L__BB{{[0-9_]+}}:
; POINTER-NOT: shl.b64
; POINTER: st.global.f32 [[[P:%rd[0-9]+]]],
; POINTER: add.s64 {{%rd[0-9]+}}, [[P]], 4;
; COUNTER: $L__BB{{[0-9_]+}}:
; COUNTER: shl.b64
; CHECK: ret;
define ptx_kernel void @whole(ptr addrspace(1) %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %a
  %j = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %j, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; CHECK-LABEL: .visible .entry operations(
; POINTER: [[LOOP:\$L__BB[0-9_]+]]:
; POINTER-NOT: shl.b64
; POINTER-DAG: ld.global.f32 {{%f[0-9]+}}, [[[P:%rd[0-9]+]]];
; POINTER-DAG: st.global.f32 [[[Q:%rd[0-9]+]]],
; POINTER-DAG: add.s64 {{%rd[0-9]+}}, [[P]], 512;
; POINTER-DAG: add.s64 {{%rd[0-9]+}}, [[Q]], 256;
; POINTER: bra [[LOOP]];
; CHECK: ret;
define ptx_kernel void @operations(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
entry:
  %lane = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %wide = zext nneg i32 %lane to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %row = shl i64 %i, 5
  %k = or disjoint i64 %row, %wide
  %b16 = shl i64 %k, 4
  %b8 = shl i64 %k, 3
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %b16
  %b = getelementptr i8, ptr addrspace(1) %q, i64 %b8
  %x = load float, ptr addrspace(1) %a
  store float %x, ptr addrspace(1) %b
  %j = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %j, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; The counter is stored, too, or what is computed from it: it stays.
; CHECK-LABEL: .visible .entry stored(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: shl.b64
; CHECK: ret;
define ptx_kernel void @stored(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %j = add nuw nsw i64 %i, 1
  %low = trunc i64 %j to i32
  %done = icmp eq i32 %low, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; CHECK-LABEL: .visible .entry computed(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: shl.b64
; CHECK: ret;
define ptx_kernel void @computed(ptr addrspace(1) %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %k = xor i64 %i, 5
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %k, ptr addrspace(1) %a
  %j = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %j, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}

; The result is the counter.
; CHECK-LABEL: .visible .entry length(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: {{mul.wide.u32|cvt.u64.u32}}
; CHECK: ld.global.u8
; CHECK: ret;
define ptx_kernel void @length(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %w
  %x = load i8, ptr addrspace(1) %a
  %j = add nuw nsw i32 %i, 1
  %more = icmp ne i8 %x, 0
  br i1 %more, label %loop, label %end
end:
  store i32 %i, ptr addrspace(1) %q
  ret void
}

; The counter may begin again at zero, at which the address is not 16 bytes further.
; CHECK-LABEL: .visible .entry wraps(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: mul.wide.u32
; CHECK: ret;
define ptx_kernel void @wraps(ptr addrspace(1) %p, i32 %first) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %j, %loop ]
  %w = zext i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %x = load float, ptr addrspace(1) %a
  %j = add i32 %i, 4
  %more = fcmp olt float %x, 1.0
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Four pointers, and five.
; CHECK-LABEL: .visible .entry four(
; POINTER: $L__BB{{[0-9_]+}}:
; POINTER-NOT: mul.wide
; POINTER-COUNT-4: add.s64 {{%rd[0-9]+}}, {{%rd[0-9]+}}, 64;
; CHECK: ret;
define ptx_kernel void @four(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %r, ptr addrspace(1) %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = sext i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr float, ptr addrspace(1) %q, i64 %w
  store float 1.0, ptr addrspace(1) %b
  %c = getelementptr float, ptr addrspace(1) %r, i64 %w
  store float 1.0, ptr addrspace(1) %c
  %d = getelementptr float, ptr addrspace(1) %s, i64 %w
  store float 1.0, ptr addrspace(1) %d
  %j = add nsw i32 %i, 16
  %more = fcmp olt float %x, 1.0
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: .visible .entry five(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: mul.wide
; CHECK: ret;
define ptx_kernel void @five(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %r, ptr addrspace(1) %s, ptr addrspace(1) %t) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = sext i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr float, ptr addrspace(1) %q, i64 %w
  store float 1.0, ptr addrspace(1) %b
  %c = getelementptr float, ptr addrspace(1) %r, i64 %w
  store float 1.0, ptr addrspace(1) %c
  %d = getelementptr float, ptr addrspace(1) %s, i64 %w
  store float 1.0, ptr addrspace(1) %d
  %e = getelementptr float, ptr addrspace(1) %t, i64 %w
  store float 1.0, ptr addrspace(1) %e
  %j = add nsw i32 %i, 16
  %more = fcmp olt float %x, 1.0
  br i1 %more, label %loop, label %end
end:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
