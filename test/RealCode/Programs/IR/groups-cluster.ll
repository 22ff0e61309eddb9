target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@0 = internal addrspace(3) global [128 x i32] undef, align 4
@part = external addrspace(3) global [0 x i32], align 4

define ptx_kernel void @_Z8exchangePKiPi(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 7
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = zext nneg i32 %6 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %11
  store i32 %10, ptr %12, align 4
  tail call void @llvm.nvvm.barrier.cluster.arrive()
  tail call void @llvm.nvvm.barrier.cluster.wait()
  %13 = add i32 %3, 1
  %14 = and i32 %13, 3
  %15 = tail call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @0 to ptr), i32 %14)
  %16 = sub nsw i32 127, %6
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  store i32 %19, ptr %20, align 4
  tail call void @llvm.nvvm.barrier.cluster.arrive()
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  %22 = tail call i32 @llvm.nvvm.getctarank(ptr %15)
  %23 = add i32 %22, %21
  store i32 %23, ptr %1, align 4
  tail call void @llvm.nvvm.barrier.cluster.wait()
  ret void
}

define ptx_kernel void @_Z9histogramPKhPji(ptr %0, ptr %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp ult i32 %4, 256
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %5, label %25, label %7

7:
  tail call void @llvm.nvvm.barrier.cluster.arrive()
  tail call void @llvm.nvvm.barrier.cluster.wait()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %10 = mul nuw nsw i32 %6, %9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %12 = mul nuw nsw i32 %10, %11
  %13 = mul i32 %12, %8
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %16 = mul nuw nsw i32 %15, %9
  %17 = add nuw nsw i32 %16, %14
  %18 = mul nuw nsw i32 %17, %6
  %19 = add nuw nsw i32 %18, %4
  %20 = add i32 %19, %13
  %21 = icmp slt i32 %20, %2
  br i1 %21, label %22, label %31

22:
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  %24 = mul i32 %12, %23
  br label %32

25:
  %26 = phi i32 [ %29, %25 ], [ %4, %3 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 %27
  store i32 0, ptr %28, align 4
  %29 = add nuw nsw i32 %26, %6
  %30 = icmp ult i32 %29, 256
  br i1 %30, label %25, label %7

31:
  tail call void @llvm.nvvm.barrier.cluster.arrive()
  tail call void @llvm.nvvm.barrier.cluster.wait()
  br i1 %5, label %46, label %45

32:
  %33 = phi i32 [ %20, %22 ], [ %43, %32 ]
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %0, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = urem i32 %37, %23
  %39 = tail call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @part to ptr), i32 %38)
  %40 = zext i8 %36 to i64
  %41 = getelementptr inbounds nuw i32, ptr %39, i64 %40
  %42 = atomicrmw add ptr %41, i32 1 seq_cst, align 4
  %43 = add i32 %33, %24
  %44 = icmp slt i32 %43, %2
  br i1 %44, label %32, label %31

45:
  ret void

46:
  %47 = phi i32 [ %53, %46 ], [ %4, %31 ]
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %1, i64 %48
  %50 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 %48
  %51 = load i32, ptr %50, align 4
  %52 = atomicrmw add ptr %49, i32 %51 seq_cst, align 4
  %53 = add nuw nsw i32 %47, %6
  %54 = icmp ult i32 %53, 256
  br i1 %54, label %46, label %45
}

declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.barrier.cluster.arrive() #2

declare void @llvm.nvvm.barrier.cluster.wait() #2

declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank() #1

declare i32 @llvm.nvvm.getctarank(ptr) #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

declare ptr @llvm.nvvm.mapa(ptr, i32) #1

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
