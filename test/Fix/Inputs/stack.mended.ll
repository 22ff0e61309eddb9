; Stack memory and its intrinsics, with comments.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.ld(i64, ptr addrspace(1), i64)

define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(5) %q, i32 %v) {
  %s.local = call ptr addrspace(5) @llvm.stacksave.p5()
  %s = addrspacecast ptr addrspace(5) %s.local to ptr ; save
  %a.generic = alloca ptr addrspace(1), align 8
  %a = addrspacecast ptr %a.generic to ptr addrspace(5) ; a variable
  %b.generic = alloca i32, i32 4, align 4
  %b = addrspacecast ptr %b.generic to ptr addrspace(5)
  call void @llvm.lifetime.start.p0(ptr %a.generic)
  store ptr addrspace(1) %p, ptr addrspace(5) %a
  call void @llvm.lifetime.end.p0(ptr %a.generic)
  %fix6.local = addrspacecast ptr %s to ptr addrspace(5)
  call void @llvm.stackrestore.p5(ptr addrspace(5) %fix6.local)
  %fix7.local = call ptr addrspace(5) @llvm.nvvm.stacksave.p5()
  %1 = addrspacecast ptr addrspace(5) %fix7.local to ptr
  %fix8.local = addrspacecast ptr %1 to ptr addrspace(5)
  call void @llvm.nvvm.stackrestore.p5(ptr addrspace(5) %fix8.local)
  %r = call i32 @__opennvvm_local_add_i32_a4(ptr	addrspace(5) %q, i32	%v) ; local
  %c = call { i32, i1 } @__opennvvm_local_cmpxchg_i32_a4_volatile(ptr addrspace(5) %q, i32 %v, i32 %r)
  %h = call zeroext i8 @__opennvvm_local_umax_i8_a1(ptr addrspace(5) %q, i8 zeroext	3)
  ; No flag asks for the policy; the policy is not defined; both.
  %d = call i32 @llvm.nvvm.ld(i64 0, ptr addrspace(1) %p, i64 undef)
  %e = call i32 @llvm.nvvm.ld(i64 1, ptr addrspace(1) %p, i64 undef)
  %f = call i32 @llvm.nvvm.ld(i64 1024, ptr addrspace(1) %p, i64 7)
  ret void
}

declare ptr addrspace(5) @llvm.stacksave.p5()

declare void @llvm.lifetime.end.p0(ptr)

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.stackrestore.p5(ptr addrspace(5))

declare ptr addrspace(5) @llvm.nvvm.stacksave.p5()

declare void @llvm.nvvm.stackrestore.p5(ptr addrspace(5))

define internal i32 @__opennvvm_local_add_i32_a4(ptr addrspace(5) %p, i32 %value) {
entry:
  %old = load i32, ptr addrspace(5) %p, align 4
  %new = add i32 %old, %value
  store i32 %new, ptr addrspace(5) %p, align 4
  ret i32 %old
}

define internal { i32, i1 } @__opennvvm_local_cmpxchg_i32_a4_volatile(ptr addrspace(5) %p, i32 %expected, i32 %desired) {
entry:
  %old = load volatile i32, ptr addrspace(5) %p, align 4
  %same = icmp eq i32 %old, %expected
  %0 = select i1 %same, i32 %desired, i32 %old
  store volatile i32 %0, ptr addrspace(5) %p, align 4
  %1 = insertvalue { i32, i1 } poison, i32 %old, 0
  %2 = insertvalue { i32, i1 } %1, i1 %same, 1
  ret { i32, i1 } %2
}

define internal zeroext i8 @__opennvvm_local_umax_i8_a1(ptr addrspace(5) %p, i8 zeroext %value) {
entry:
  %old = load i8, ptr addrspace(5) %p, align 1
  %0 = icmp ugt i8 %old, %value
  %new = select i1 %0, i8 %old, i8 %value
  store i8 %new, ptr addrspace(5) %p, align 1
  ret i8 %old
}

!nvvmir.version = !{!0}
!nvvm.annotations = !{!2}
!0 = !{i32 2, i32 0}
!1 = !{!"k", !"kernel", i32 1}
!2 = !{ptr @k, !"maxntidx", i32 1}
!3 = !{i32 1}
