; RUN: %if ptxas %{ %python %S/layouts.py nvvmc %{build}/test/ptx-run %ptxas %s %t.dir --blocks=2 | FileCheck %s %} %else %{ %python %S/layouts.py nvvmc %{build}/test/ptx-run - %s %t.dir --blocks=2 | FileCheck %s %}

; Shared memory of this block and of the other one, named through space 7: a
; cast from space 3, as a constant or as an instruction, names this block's own.

; CHECK: exchange: 0000000a 0000000b 00000015 00000014 0000001e 0000001f 00000001 00000001{{$}}
; CHECK: copied: 00000007 00000007 00000008 00000008{{$}}
; CHECK: 27 programs, 0 differ

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global [8 x i32] undef, align 16
@there = internal addrspace(3) global [8 x i32] undef, align 16
@arrived = internal addrspace(3) global i64 undef, align 8
@from = internal addrspace(1) constant [4 x i32] [i32 7, i32 8, i32 9, i32 10], align 16

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @llvm.nvvm.barrier.cluster.wait()
declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
declare ptr @llvm.nvvm.mapa(ptr, i32)
declare i32 @llvm.nvvm.getctarank.shared.cluster(ptr addrspace(3))
declare i32 @llvm.nvvm.getctarank(ptr)
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3), i64)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1 immarg, i1 immarg)

define ptx_kernel void @exchange(ptr %out) {
  %me = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %other = xor i32 %me, 1
  %a = add i32 %me, 10
  %b = add i32 %me, 20
  %c = add i32 %me, 30
  store volatile i32 %a, ptr addrspace(7) addrspacecast (ptr addrspace(3) @s to ptr addrspace(7))
  store volatile i32 %b, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 4)
  %i = load volatile i32, ptr %out
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  %own = addrspacecast ptr addrspace(3) %p to ptr addrspace(7)
  %own8 = getelementptr i8, ptr addrspace(7) %own, i64 8
  store volatile i32 %c, ptr addrspace(7) %own8
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  %o = getelementptr i32, ptr %out, i32 %me
  %va = load volatile i32, ptr addrspace(3) @s
  store i32 %va, ptr %o
  %theirs = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 4), i32 %other)
  %vb = load volatile i32, ptr addrspace(7) %theirs
  %o1 = getelementptr i32, ptr %o, i32 2
  store i32 %vb, ptr %o1
  %generic = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 8) to ptr), i32 %me)
  %vc = load volatile i32, ptr %generic
  %o2 = getelementptr i32, ptr %o, i32 4
  store i32 %vc, ptr %o2
  %rank = call i32 @llvm.nvvm.getctarank.shared.cluster(ptr addrspace(3) @s)
  %same = icmp eq i32 %rank, %me
  %samei = zext i1 %same to i32
  %o3 = getelementptr i32, ptr %o, i32 6
  store i32 %samei, ptr %o3
  ; No block exits while the other reads.
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  ret void
}

; The destination of a bulk copy, as TMA has it.
define ptx_kernel void @copied(ptr %out) {
entry:
  %me = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @arrived, i32 1)
  %state = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @arrived, i32 16)
  %to = addrspacecast ptr addrspace(3) @there to ptr addrspace(7)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %to, ptr addrspace(3) @arrived, ptr addrspace(1) @from, i32 16, i16 0, i64 0, i1 false, i1 false)
  br label %wait
wait:
  %done = call i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3) @arrived, i64 %state)
  br i1 %done, label %exit, label %wait
exit:
  %v = load volatile i32, ptr addrspace(3) @there
  %o = getelementptr i32, ptr %out, i32 %me
  store i32 %v, ptr %o
  %v1 = load volatile i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @there, i32 4)
  %o1 = getelementptr i32, ptr %o, i32 2
  store i32 %v1, ptr %o1
  ret void
}
