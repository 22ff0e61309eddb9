target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@0 = internal addrspace(3) global [64 x float] undef, align 4

define ptx_kernel void @_Z5votesPKiPi(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = icmp sgt i32 %6, 0
  %8 = tail call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %7)
  %9 = icmp sgt i32 %6, -100
  %10 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %9)
  %11 = icmp eq i32 %6, 7
  %12 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %11)
  %13 = select i1 %10, i32 1000, i32 0
  %14 = add nsw i32 %13, %8
  %15 = select i1 %12, i32 2000, i32 0
  %16 = add nsw i32 %14, %15
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %16, ptr %17, align 4
  ret void
}

define ptx_kernel void @_Z16producerConsumerPKfPfi(ptr %0, ptr %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 63
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %14

7:
  %8 = icmp ult i32 %4, 64
  %9 = xor i32 %5, 63
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %10
  %12 = zext nneg i32 %5 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %12
  br label %15

14:
  ret void

15:
  %16 = phi i32 [ 0, %7 ], [ %31, %30 ]
  br i1 %8, label %17, label %24

17:
  %18 = shl nsw i32 %16, 6
  %19 = or i32 %18, %4
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = fmul contract float %22, 2.000000e+00
  store float %23, ptr %13, align 4
  tail call void asm sideeffect "bar.arrive 1, 128;", "~{memory}"() #4
  tail call void asm sideeffect "bar.sync 2, 128;", "~{memory}"() #4
  br label %30

24:
  tail call void asm sideeffect "bar.sync 1, 128;", "~{memory}"() #4
  %25 = load float, ptr %11, align 4
  %26 = shl nsw i32 %16, 6
  %27 = or i32 %26, %5
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %1, i64 %28
  store float %25, ptr %29, align 4
  tail call void asm sideeffect "bar.arrive 2, 128;", "~{memory}"() #4
  br label %30

30:
  %31 = add nuw nsw i32 %16, 1
  %32 = icmp eq i32 %31, %2
  br i1 %32, label %14, label %15
}

define ptx_kernel void @_Z6fencesPViPi(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:
  store i32 1, ptr %1, align 4
  tail call void @llvm.nvvm.membar.gl()
  store volatile i32 1, ptr %0, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 2, ptr %6, align 4
  tail call void @llvm.nvvm.membar.cta()
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store volatile i32 1, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 3, ptr %8, align 4
  tail call void @llvm.nvvm.membar.sys()
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store volatile i32 1, ptr %9, align 4
  br label %10

10:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.bar.warp.sync(i32 65535)
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1

declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #1

declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

declare void @llvm.nvvm.membar.gl() #3

declare void @llvm.nvvm.membar.cta() #3

declare void @llvm.nvvm.membar.sys() #3

declare void @llvm.nvvm.bar.warp.sync(i32) #1

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }
