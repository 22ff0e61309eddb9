; Stack memory and its intrinsics, with comments.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare ptr @llvm.nvvm.stacksave()
declare void @llvm.nvvm.stackrestore(ptr)
declare void @llvm.lifetime.start.p5(ptr addrspace(5))
declare void @llvm.lifetime.end.p5(ptr addrspace(5))
declare i32 @llvm.nvvm.ld(i64, ptr addrspace(1), i64)

define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(5) %q, i32 %v) {
  %s = call ptr @llvm.stacksave.p0() ; save
  %a = alloca ptr addrspace(1), align 8, addrspace(5) ; a variable
  %b = alloca i32, i32 4, align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %a)
  store ptr addrspace(1) %p, ptr addrspace(5) %a
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %a)
  call void @llvm.stackrestore.p0(ptr %s)
  %1 = call ptr @llvm.nvvm.stacksave()
  call void @llvm.nvvm.stackrestore(ptr %1)
  %r = atomicrmw add ptr	addrspace(5) %q,	i32	%v seq_cst ; local
  %c = cmpxchg volatile ptr addrspace(5) %q, i32 %v, i32 %r seq_cst monotonic
  %h = atomicrmw umax ptr addrspace(5) %q,	i8	3 seq_cst
  ; No flag asks for the policy; the policy is not defined; both.
  %d = call i32 @llvm.nvvm.ld(i64 0, ptr addrspace(1) %p, i64 7)
  %e = call i32 @llvm.nvvm.ld(i64 1025, ptr addrspace(1) %p, i64 undef)
  %f = call i32 @llvm.nvvm.ld(i64 1024, ptr addrspace(1) %p, i64 7)
  ret void
}

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1, !2, !3}
!0 = !{i32 2, i32 0}
!1 = !{!"k", !"kernel", i32 1}
!2 = !{ptr @k, !"maxntidx", i32 1}
!3 = !{i32 1}
