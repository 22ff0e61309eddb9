; Kernels launch grids: they run when their parent's threads have ended, tail launches after
; the other children; each child's own children before its siblings.
; RUN: nvvmc run %s --profile=nvptx --arch=sm_90 --quiet --kernel=parent --block=2 zeros:u32[1] | FileCheck %s
; CHECK:      parent 0
; CHECK-NEXT: refused 9
; CHECK-NEXT: parent 0
; CHECK-NEXT: refused 9
; CHECK-NEXT: child 1
; CHECK-NEXT: child 1
; CHECK-NEXT: grandchild 2
; CHECK-NEXT: child 3
; CHECK-NEXT: child 3
; CHECK-NEXT: grandchild 4
; CHECK-NEXT: sum 8
; CHECK-NEXT: sum 8
; CHECK-NOT:  {{.}}

; The first interface, and launches without end.
; RUN: nvvmc run %s --profile=nvptx --arch=sm_75 --quiet --kernel=older | FileCheck %s --check-prefix=OLDER
; OLDER: older 0
; OLDER: grandchild 7
; RUN: not nvvmc run %s --profile=nvptx --arch=sm_90 --quiet --kernel=again zeros:u32[1] i32:0 2>&1 | FileCheck %s --check-prefix=DEEP
; DEEP: again is launched from the device in more than 24 levels
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@child.text = private addrspace(1) constant [10 x i8] c"child %d\0A\00"
@grandchild.text = private addrspace(1) constant [15 x i8] c"grandchild %d\0A\00"
@sum.text = private addrspace(1) constant [8 x i8] c"sum %d\0A\00"
@parent.text = private addrspace(1) constant [11 x i8] c"parent %d\0A\00"
@refused.text = private addrspace(1) constant [12 x i8] c"refused %d\0A\00"
@older.text = private addrspace(1) constant [10 x i8] c"older %d\0A\00"

declare i32 @vprintf(ptr, ptr)
declare ptr @cudaGetParameterBufferV2(ptr, [3 x i32], [3 x i32], i32)
declare i32 @cudaLaunchDeviceV2(ptr, ptr)
declare ptr @cudaGetParameterBuffer(i64, i64)
declare i32 @cudaLaunchDevice(ptr, ptr, [3 x i32], [3 x i32], i32, ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal void @say(ptr %text, i32 %number) noinline {
  %arguments = alloca i32
  store i32 %number, ptr %arguments
  %printed = call i32 @vprintf(ptr %text, ptr %arguments)
  ret void
}

; One block of %threads, with the arguments %sum and %value.
define internal i32 @launch(ptr %kernel, i32 %threads, i64 %stream, ptr %sum, i32 %value) noinline {
  %block = insertvalue [3 x i32] [i32 1, i32 1, i32 1], i32 %threads, 0
  %buffer = call ptr @cudaGetParameterBufferV2(ptr %kernel, [3 x i32] [i32 1, i32 1, i32 1],
                                               [3 x i32] %block, i32 0)
  %none = icmp eq ptr %buffer, null
  br i1 %none, label %start, label %fill
fill:
  store ptr %sum, ptr %buffer
  %second = getelementptr i8, ptr %buffer, i64 8
  store i32 %value, ptr %second
  br label %start
start:
  %in = inttoptr i64 %stream to ptr
  %error = call i32 @cudaLaunchDeviceV2(ptr %buffer, ptr %in)
  ret i32 %error
}

define ptx_kernel void @grandchild(ptr %sum, i32 %value) {
  call void @say(ptr addrspacecast (ptr addrspace(1) @grandchild.text to ptr), i32 %value)
  ret void
}

define ptx_kernel void @child(ptr %sum, i32 %value) {
  call void @say(ptr addrspacecast (ptr addrspace(1) @child.text to ptr), i32 %value)
  %old = atomicrmw add ptr %sum, i32 %value monotonic
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %thread, 0
  br i1 %first, label %more, label %done
more:
  %next = add i32 %value, 1
  %error = call i32 @launch(ptr @grandchild, i32 1, i64 0, ptr %sum, i32 %next)
  br label %done
done:
  ret void
}

define ptx_kernel void @total(ptr %sum, i32 %value) {
  %all = load i32, ptr %sum
  call void @say(ptr addrspacecast (ptr addrspace(1) @sum.text to ptr), i32 %all)
  ret void
}

define ptx_kernel void @parent(ptr %sum) {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %double = shl i32 %thread, 1
  %value = or i32 %double, 1
  %tail = call i32 @launch(ptr @total, i32 1, i64 3, ptr %sum, i32 %value)
  call void @say(ptr addrspacecast (ptr addrspace(1) @parent.text to ptr), i32 %tail)
  %error = call i32 @launch(ptr @child, i32 2, i64 0, ptr %sum, i32 %value)
  ; No block has so many threads.
  %large = call i32 @launch(ptr @child, i32 2048, i64 0, ptr %sum, i32 %value)
  call void @say(ptr addrspacecast (ptr addrspace(1) @refused.text to ptr), i32 %large)
  ret void
}

define ptx_kernel void @older() {
  %buffer = call ptr @cudaGetParameterBuffer(i64 8, i64 16)
  store ptr null, ptr %buffer
  %second = getelementptr i8, ptr %buffer, i64 8
  store i32 7, ptr %second
  %error = call i32 @cudaLaunchDevice(ptr @grandchild, ptr %buffer, [3 x i32] [i32 1, i32 1, i32 1],
                                      [3 x i32] [i32 1, i32 1, i32 1], i32 0, ptr null)
  call void @say(ptr addrspacecast (ptr addrspace(1) @older.text to ptr), i32 %error)
  ret void
}

define ptx_kernel void @again(ptr %sum, i32 %value) {
  %error = call i32 @launch(ptr @again, i32 1, i64 0, ptr null, i32 0)
  ret void
}
