; A load from one of several addresses moves to the arms that choose, if one of them
; comes from a block that has loaded from there. GVN then finds what is known.
; UNSUPPORTED: asan
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes=nvvm-split-loads -S < %s | FileCheck %s
; RUN: nvvmc opt %s --opt=1 -o - | FileCheck %s --check-prefix=KNOWN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; One step of a merge.
; CHECK-LABEL: @merge(
; CHECK: left:
; CHECK: %[[X:.*]] = load i32, ptr addrspace(1) %lp, align 4, !range
; CHECK-NEXT: br label %join
; CHECK: right:
; CHECK: %[[Y:.*]] = load i32, ptr addrspace(1) %rp, align 4, !range
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: %v = phi i32 [ %[[X]], %left ], [ %[[Y]], %right ]
; CHECK-NOT: load
; CHECK: ret void

; Where both are compared, each is loaded once.
; KNOWN-LABEL: @merge(
; KNOWN: compare:
; KNOWN-COUNT-2: load i32
; KNOWN-NEXT: {{.*}}call i32 @llvm.smin.i32
; KNOWN-NEXT: br label %join
; KNOWN-NOT: load
; KNOWN: ret void
define ptx_kernel void @merge(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, i32 %i, i32 %j, i32 %n, i32 %m) {
entry:
  %c = icmp slt i32 %j, %m
  br i1 %c, label %more, label %left
more:
  %d = icmp slt i32 %i, %n
  br i1 %d, label %compare, label %right
compare:
  %ci = sext i32 %i to i64
  %ca = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %ci
  %x = load i32, ptr addrspace(1) %ca, align 4
  %cj = sext i32 %j to i64
  %cb = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %cj
  %y = load i32, ptr addrspace(1) %cb, align 4
  %e = icmp sgt i32 %x, %y
  br i1 %e, label %right, label %left
left:
  %li = sext i32 %i to i64
  %lp = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %li
  br label %join
right:
  %rj = sext i32 %j to i64
  %rp = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %rj
  br label %join
join:
  %p = phi ptr addrspace(1) [ %lp, %left ], [ %rp, %right ]
  %v = load i32, ptr addrspace(1) %p, align 4, !range !0
  store i32 %v, ptr addrspace(1) %out
  ret void
}

; What is loaded later, behind a write, may be something else.
; CHECK-LABEL: @written(
; CHECK: join:
; CHECK-NEXT: %p = phi
; CHECK-NEXT: store
; CHECK-NEXT: %v = load
define ptx_kernel void @written(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
entry:
  %x = load i32, ptr addrspace(1) %a
  %y = load i32, ptr addrspace(1) %b
  %e = icmp sgt i32 %x, %y
  br i1 %e, label %right, label %left
left:
  br label %join
right:
  br label %join
join:
  %p = phi ptr addrspace(1) [ %a, %left ], [ %b, %right ]
  store i32 1, ptr addrspace(1) %out
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

; Volatile loads are as many as there were, and where they were.
; CHECK-LABEL: @volatile(
; CHECK: join:
; CHECK-NEXT: %p = phi
; CHECK-NEXT: %v = load volatile
define ptx_kernel void @volatile(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
entry:
  %x = load i32, ptr addrspace(1) %a
  %y = load i32, ptr addrspace(1) %b
  %e = icmp sgt i32 %x, %y
  br i1 %e, label %right, label %left
left:
  br label %join
right:
  br label %join
join:
  %p = phi ptr addrspace(1) [ %a, %left ], [ %b, %right ]
  %v = load volatile i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

; A predecessor that also goes elsewhere must not load.
; CHECK-LABEL: @elsewhere(
; CHECK: join:
; CHECK-NEXT: %p = phi
; CHECK-NEXT: %v = load
define ptx_kernel void @elsewhere(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, i1 %c) {
entry:
  %x = load i32, ptr addrspace(1) %a
  %y = load i32, ptr addrspace(1) %b
  %e = icmp sgt i32 %x, %y
  br i1 %e, label %right, label %left
left:
  br label %join
right:
  br i1 %c, label %join, label %exit
join:
  %p = phi ptr addrspace(1) [ %a, %left ], [ %b, %right ]
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %out
  br label %exit
exit:
  ret void
}

; Nothing is known of what was loaded before a write, with another type, or not at all.
; CHECK-LABEL: @unknown(
; CHECK: join:
; CHECK-NEXT: %p = phi
; CHECK-NEXT: %v = load
define ptx_kernel void @unknown(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
entry:
  %x = load i32, ptr addrspace(1) %a
  store i32 1, ptr addrspace(1) %out
  %y = load float, ptr addrspace(1) %b
  %z = fptosi float %y to i32
  %e = icmp sgt i32 %x, %z
  br i1 %e, label %right, label %left
left:
  br label %join
right:
  %next = getelementptr i32, ptr addrspace(1) %a, i64 1
  br label %join
join:
  %p = phi ptr addrspace(1) [ %b, %left ], [ %next, %right ]
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

; An arm that comes by two edges has two entries in the phi.
; CHECK-LABEL: @two_edges(
; CHECK: join:
; CHECK-NEXT: %p = phi
; CHECK-NEXT: %v = load
define ptx_kernel void @two_edges(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, i1 %c) {
entry:
  %x = load i32, ptr addrspace(1) %a
  %y = load i32, ptr addrspace(1) %b
  %e = icmp sgt i32 %x, %y
  br i1 %e, label %right, label %left
left:
  br i1 %c, label %join, label %join
right:
  br label %join
join:
  %p = phi ptr addrspace(1) [ %b, %left ], [ %b, %left ], [ %a, %right ]
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

!0 = !{i32 0, i32 100}
