; Barriers of a block that order no accesses are removed, in kernels that say which
; accesses to global memory are to be ordered, and in no others.
;
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes='function(nvvm-remove-barriers)' \
; RUN:   -S %s | FileCheck %s

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@one = internal addrspace(3) global [1024 x i8] undef, align 16
@two = internal addrspace(3) global [1024 x i8] undef, align 16

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @unknown()

; Another access of the pair, in the order that is to be kept.
; CHECK-LABEL: define ptx_kernel void @global(
; CHECK: store i32 1
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load i32, ptr addrspace(1) %b
; CHECK-NEXT: store i32 2
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load i8
define ptx_kernel void @global(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  store i32 1, ptr addrspace(1) %a, !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %ordered = load i32, ptr addrspace(1) %b, !nvvm.access !1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(1) %a, !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ; Without a number: all are ordered with it.
  %any = load i8, ptr addrspace(1) %b
  ret void
}

; Where nothing is to be ordered, numbers do not count.
; CHECK-LABEL: define ptx_kernel void @nothing(
; CHECK-NOT: barrier
; CHECK: ret void
define ptx_kernel void @nothing(ptr addrspace(1) %a, ptr addrspace(1) %b) #1 {
  store i32 1, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %any = load i8, ptr addrspace(1) %b
  ret void
}

; CHECK-LABEL: define ptx_kernel void @others(
; CHECK: call void @llvm.nvvm.barrier
define ptx_kernel void @others(ptr addrspace(1) %a) {
  store i32 1, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Variables, and bytes of one, that do not overlap.
; CHECK-LABEL: define ptx_kernel void @shared(
; CHECK: store i32 1
; CHECK-NEXT: load i32, ptr addrspace(3) @two
; CHECK-NEXT: load i32, ptr addrspace(3) %upper
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load i32, ptr addrspace(3) %last
define ptx_kernel void @shared() #1 {
  %thread = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %thread to i64
  %own = getelementptr i32, ptr addrspace(3) @one, i64 %wide
  %upper = getelementptr i8, ptr addrspace(3) %own, i64 512
  %last = getelementptr i8, ptr addrspace(3) %own, i64 508
  store i32 1, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load i32, ptr addrspace(3) @two
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(3) %upper
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = load i32, ptr addrspace(3) %last
  ret void
}

; Each thread reads what it has written itself, and then what another one has. Those that
; write, and those that read, are fewer in the end.
; CHECK-LABEL: define ptx_kernel void @own(
; CHECK: store i32 1
; CHECK-NEXT: %a = load i32, ptr addrspace(1) %p
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: %b = load i32
; CHECK-NOT: barrier
; CHECK: ret void
define ptx_kernel void @own(ptr addrspace(1) %g, i64 %n) #2 {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %wide = zext i32 %thread to i64
  %first = zext i32 %block to i64
  %of = mul i64 %first, %n
  %at = add i64 %of, %wide
  %p = getelementptr i32, ptr addrspace(1) %g, i64 %at
  %back = sub i64 %of, %wide
  %q = getelementptr i32, ptr addrspace(1) %g, i64 %back
  %r = getelementptr i8, ptr addrspace(1) %q, i64 252
  store i32 1, ptr addrspace(1) %p, !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load i32, ptr addrspace(1) %p, !nvvm.access !1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(1) %r, !nvvm.access !1
  %low = icmp ult i32 %thread, 32
  %odd = trunc i32 %b to i1
  %both = and i1 %low, %odd
  %lane = insertelement <1 x i1> poison, i1 %both, i64 0
  call void @llvm.masked.store.v1i32.p1(<1 x i32> splat (i32 7), ptr addrspace(1) %p, <1 x i1> %lane), !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %low, label %read, label %end
read:
  %last = getelementptr i8, ptr addrspace(1) %p, i64 128
  %c = load i32, ptr addrspace(1) %last, !nvvm.access !1
  ret void
end:
  ret void
}

; The one in the loop goes first: the other one is enough.
; CHECK-LABEL: define ptx_kernel void @loop(
; CHECK: store i32 1
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK: body:
; CHECK-NOT: barrier
; CHECK: ret void
define ptx_kernel void @loop(i32 %n) #1 {
entry:
  store i32 1, ptr addrspace(3) @one
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load volatile i32, ptr addrspace(3) @one
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}

; What an iteration writes, the next one reads.
; CHECK-LABEL: define ptx_kernel void @carried(
; CHECK: body:
; CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK: ret void
define ptx_kernel void @carried(i32 %n) #1 {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %a = load i32, ptr addrspace(3) @one
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %i, ptr addrspace(3) @one
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}

; The barrier is between the end of an iteration and the beginning of the next one.
; CHECK-LABEL: define ptx_kernel void @around(
; CHECK: body:
; CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK: ret void
define ptx_kernel void @around(i32 %n) #1 {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load volatile i32, ptr addrspace(3) @one
  store volatile i32 %i, ptr addrspace(3) @one
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}

; Copies are there when they have been waited for, and no later.
; CHECK-LABEL: define ptx_kernel void @copies(
; CHECK: call void @llvm.nvvm.cp.async.wait.group(i32 0)
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load i32, ptr addrspace(3) @one
; CHECK-NEXT: call void @llvm.nvvm.cp.async.wait.group(i32 0)
; CHECK-NEXT: ret void
define ptx_kernel void @copies(ptr addrspace(1) %a) #1 {
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) @one, ptr addrspace(1) %a)
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = load i32, ptr addrspace(3) @one
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  ret void
}

; Fences, of which one does, and calls.
; CHECK-LABEL: define ptx_kernel void @fences(
; CHECK: store i32 1
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: fence syncscope("device") acq_rel
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: store i32 2
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: call void @unknown()
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: call void @unknown()
; CHECK-NEXT: ret void
define ptx_kernel void @fences(ptr addrspace(1) %a) #1 {
  store i32 1, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  fence syncscope("device") acq_rel
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  fence syncscope("device") acq_rel
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @unknown()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @unknown()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; What is behind one that only releases does not wait for those of other threads.
; CHECK-LABEL: define ptx_kernel void @release(
; CHECK: fence syncscope("device") acq_rel, !nvvm.release
; CHECK-NEXT: store i32 2
; CHECK-NEXT: ret void
define ptx_kernel void @release(ptr addrspace(1) %a) #1 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("device") acq_rel, !nvvm.release !2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(1) %a
  ret void
}

; One that nothing is before, or behind.
; CHECK-LABEL: define ptx_kernel void @idle(
; CHECK-NEXT: store i32 1
; CHECK-NEXT: ret void
define ptx_kernel void @idle(ptr addrspace(1) %a) #1 {
  fence syncscope("device") acq_rel
  store i32 1, ptr addrspace(1) %a
  fence syncscope("device") acq_rel
  ret void
}

; Before the loop, or at the end of its last iteration, there is the same one, but not
; behind what another iteration has done.
; CHECK-LABEL: define ptx_kernel void @spin(
; CHECK: body:
; CHECK-NEXT: %a = atomicrmw
; CHECK-NEXT: fence
; CHECK: more:
; CHECK-NEXT: fence syncscope("device") acq_rel
; CHECK-NEXT: atomicrmw
define ptx_kernel void @spin(ptr addrspace(1) %p) #1 {
entry:
  br label %body
body:
  fence syncscope("device") acq_rel
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic
  fence syncscope("device") acq_rel
  %c = icmp eq i32 %a, 0
  br i1 %c, label %body, label %end
end:
  %x = load i32, ptr addrspace(1) %p
  br label %more
more:
  fence syncscope("device") acq_rel
  %b = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic
  %d = icmp eq i32 %b, 0
  br i1 %d, label %more, label %out
out:
  ret void
}

; Some of the warps may meet at other barriers.
; CHECK-LABEL: define ptx_kernel void @parts(
; CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK: ret void
define ptx_kernel void @parts() #1 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
  ret void
}

; Of two accesses that overlap by some of their bytes, either may begin first: the store of the next
; thread ends where this one loads, and begins in the middle of what it loads.
; CHECK-LABEL: define ptx_kernel void @overlap(
; CHECK: store i64
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load i32
; CHECK: store i32
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load i64
; CHECK-NOT: barrier
; CHECK: ret void
define ptx_kernel void @overlap(ptr addrspace(1) %g) #2 {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext i32 %thread to i64
  %p = getelementptr i64, ptr addrspace(1) %g, i64 %at
  %half = getelementptr i8, ptr addrspace(1) %p, i64 4
  %next = getelementptr i8, ptr addrspace(1) %p, i64 8
  %far = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i64 1, ptr addrspace(1) %p, !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load i32, ptr addrspace(1) %far, !nvvm.access !1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(1) %half, !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i64, ptr addrspace(1) %next, !nvvm.access !1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = load i64, ptr addrspace(1) %p, !nvvm.access !1
  ret void
}

; What is added to the number of a thread is not the same on both sides.
; CHECK-LABEL: define ptx_kernel void @unknown_parts(
; CHECK: store i32 1
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load i32
define ptx_kernel void @unknown_parts(ptr addrspace(1) %g, i64 %n, i64 %m) #2 {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %thread to i64
  %one = add i64 %wide, %n
  %two = add i64 %wide, %m
  %p = getelementptr i32, ptr addrspace(1) %g, i64 %one
  %q = getelementptr i32, ptr addrspace(1) %g, i64 %two
  store i32 1, ptr addrspace(1) %p, !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load i32, ptr addrspace(1) %q, !nvvm.access !1
  ret void
}

; All have read what copies write then, and other threads' copies are not there before they have
; waited.
; CHECK-LABEL: define ptx_kernel void @copied(
; CHECK: load volatile i32, ptr addrspace(3) @one
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: call void @llvm.nvvm.cp.async.ca
; CHECK-NEXT: store volatile i32 1, ptr addrspace(3) @two
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load volatile i32, ptr addrspace(3) @two
; CHECK-NEXT: call void @llvm.nvvm.cp.async.wait.group(i32 0)
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load volatile i32, ptr addrspace(3) @one
define ptx_kernel void @copied(ptr addrspace(1) %a) #1 {
  %before = load volatile i32, ptr addrspace(3) @one
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) @one, ptr addrspace(1) %a)
  store volatile i32 1, ptr addrspace(3) @two
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %other = load volatile i32, ptr addrspace(3) @two
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load volatile i32, ptr addrspace(3) @one
  ret void
}

; Masked stores and the assembly of an access write.
; CHECK-LABEL: define ptx_kernel void @writes(
; CHECK: call void @llvm.masked.store
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load i32
; CHECK-NEXT: call void asm sideeffect
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: load i32
define ptx_kernel void @writes(ptr addrspace(1) %a, ptr addrspace(1) %b, <1 x i1> %lane) #0 {
  call void @llvm.masked.store.v1i32.p1(<1 x i32> splat (i32 7), ptr addrspace(1) %a, <1 x i1> %lane), !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load i32, ptr addrspace(1) %b, !nvvm.access !1
  call void asm sideeffect "st.global.b8 [$0], $1;", "l,r"(ptr addrspace(1) %a, i32 1), !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load i32, ptr addrspace(1) %b, !nvvm.access !1
  ret void
}

; The first half of the threads loads what the other half has stored.
; CHECK-LABEL: define ptx_kernel void @taken(
; CHECK: store i32 1
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
define ptx_kernel void @taken(ptr addrspace(1) %g) #2 {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext i32 %thread to i64
  %p = getelementptr i32, ptr addrspace(1) %g, i64 %at
  %far = getelementptr i8, ptr addrspace(1) %p, i64 128
  %is = icmp ult i32 %thread, 32
  store i32 1, ptr addrspace(1) %p, !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %is, label %read, label %end
read:
  %a = load i32, ptr addrspace(1) %far, !nvvm.access !1
  ret void
end:
  ret void
}

; The same, where the other half leaves.
; CHECK-LABEL: define ptx_kernel void @not_taken(
; CHECK: store i32 1
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
define ptx_kernel void @not_taken(ptr addrspace(1) %g) #2 {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext i32 %thread to i64
  %p = getelementptr i32, ptr addrspace(1) %g, i64 %at
  %far = getelementptr i8, ptr addrspace(1) %p, i64 128
  %is = icmp uge i32 %thread, 32
  store i32 1, ptr addrspace(1) %p, !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %is, label %end, label %read
read:
  %a = load i32, ptr addrspace(1) %far, !nvvm.access !1
  ret void
end:
  ret void
}

; The second half of the threads stores where the first half loads.
; CHECK-LABEL: define ptx_kernel void @selected(
; CHECK: store i32 1
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
define ptx_kernel void @selected(ptr addrspace(1) %g) #2 {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext i32 %thread to i64
  %p = getelementptr i32, ptr addrspace(1) %g, i64 %at
  %far = getelementptr i8, ptr addrspace(1) %p, i64 128
  %low = icmp ult i32 %thread, 32
  %back = sub i64 63, %at
  %place = select i1 %low, i64 %at, i64 %back
  %q = getelementptr i32, ptr addrspace(1) %g, i64 %place
  store i32 1, ptr addrspace(1) %q, !nvvm.access !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load i32, ptr addrspace(1) %p, !nvvm.access !1
  ret void
}

attributes #0 = { "nvvm-ordered-accesses"="0<1" }
attributes #1 = { "nvvm-ordered-accesses"="" }
attributes #2 = { "nvvm-ordered-accesses"="0<1" "nvvm.reqntid"="64,1,1" }

!0 = !{i32 0}
!1 = !{i32 1}
!2 = !{}
