; A loop that issues groups of asynchronous work is a pipeline, whose depth its
; source has chosen: it is neither unrolled, nor peeled, nor rotated into copies.

; RUN: nvvmc opt %s --opt=1 --arch=sm_90a -o - | FileCheck %s
; RUN: nvvmc opt %s --opt=3 --arch=sm_90a -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))

; Eight iterations, and what is different in the first.
; CHECK-LABEL: define {{.*}} @copies(
; CHECK: commit.group
; CHECK: wait.group
; CHECK-NOT: {{commit|wait}}.group
; CHECK: ret void
define void @copies(ptr addrspace(3) %to, ptr addrspace(1) %from, ptr %out) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %to, ptr addrspace(1) %from)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 1)
  %later = icmp ne i32 %i, 0
  br i1 %later, label %use, label %next
use:
  store volatile i32 %i, ptr %out
  br label %next
next:
  %j = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %j, 8
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The same in assembly, as often as the caller says, left in the middle.
; CHECK-LABEL: define {{.*}} @assembly(
; CHECK: wgmma.commit_group
; CHECK-NOT: wgmma.commit_group
; CHECK: ret void
define void @assembly(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"()
  %more = icmp ult i32 %i, %n
  br i1 %more, label %next, label %exit
next:
  call void asm sideeffect "wgmma.wait_group.sync.aligned 1;", "~{memory}"()
  %j = add nuw nsw i32 %i, 1
  br label %loop
exit:
  ret void
}

; What a pragma asks for is done.
; CHECK-LABEL: define {{.*}} @asked(
; CHECK-COUNT-4: commit.group
; CHECK-NOT: commit.group
; CHECK: ret void
define void @asked() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @llvm.nvvm.cp.async.commit.group()
  %j = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %j, 4
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; Other loops are unrolled.
; CHECK-LABEL: define {{.*}} @plain(
; CHECK-COUNT-8: store volatile
; CHECK-NOT: br
; CHECK: ret void
define void @plain(ptr %out) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %out
  %j = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %j, 8
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Parts of one group are issued one after the other, also from clang -O1, which
; says of all loops that they are not to be unrolled; the array that holds what
; they add to becomes registers.
; CHECK-LABEL: define {{.*}} @parts(
; CHECK-NOT: alloca
; CHECK-COUNT-4: wgmma.mma_async
; CHECK: wgmma.commit_group
; CHECK-COUNT-2: store float
; CHECK-NOT: !llvm.loop
; CHECK: ret void
define void @parts(ptr %out, i64 %a) {
entry:
  %d = alloca [2 x float]
  %d1 = getelementptr i8, ptr %d, i64 4
  call void @llvm.memset.p0.i64(ptr %d, i8 0, i64 8, i1 false)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %x = load float, ptr %d
  %y = load float, ptr %d1
  %r = call { float, float } asm sideeffect "wgmma.mma_async $0, $1, $2, $2;", "=f,=f,l,0,1"(i64 %a, float %x, float %y)
  %x.new = extractvalue { float, float } %r, 0
  %y.new = extractvalue { float, float } %r, 1
  store float %x.new, ptr %d
  store float %y.new, ptr %d1
  %j = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %j, 4
  br i1 %more, label %loop, label %wait, !llvm.loop !2
wait:
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"()
  call void asm sideeffect "wgmma.wait_group.sync.aligned 0;", "~{memory}"()
  br label %store
store:
  %k = phi i64 [ 0, %wait ], [ %l, %store ]
  %from = getelementptr [4 x i8], ptr %d, i64 %k
  %v = load float, ptr %from
  %to = getelementptr [4 x i8], ptr %out, i64 %k
  store float %v, ptr %to
  %l = add nuw nsw i64 %k, 1
  %left = icmp ult i64 %l, 2
  br i1 %left, label %store, label %exit, !llvm.loop !3
exit:
  ret void
}

; Without such products, what the source says holds.
; CHECK-LABEL: define {{.*}} @kept(
; CHECK: br i1 {{.*}}!llvm.loop
; CHECK: ret void
define void @kept(ptr %out, ptr %in) {
entry:
  %d = alloca [2 x float]
  %u = load float, ptr %in
  store float %u, ptr %d
  %d1 = getelementptr i8, ptr %d, i64 4
  store float 1.0, ptr %d1
  br label %store
store:
  %k = phi i64 [ 0, %entry ], [ %l, %store ]
  %from = getelementptr [4 x i8], ptr %d, i64 %k
  %v = load float, ptr %from
  %to = getelementptr [4 x i8], ptr %out, i64 %k
  store volatile float %v, ptr %to
  %l = add nuw nsw i64 %k, 1
  %left = icmp ult i64 %l, 2
  br i1 %left, label %store, label %exit, !llvm.loop !3
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
!2 = distinct !{!2, !4}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
