target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@0 = internal addrspace(3) global [512 x i16] undef, align 2

define ptx_kernel void @_Z8shuffledPj(ptr %0) #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %2, 2
  %7 = icmp eq i32 %6, 0
  %8 = and i32 %2, 1
  %9 = icmp ne i32 %8, 0
  %10 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %5, i32 1, i32 31)
  %11 = icmp uge i32 %5, %10
  %12 = xor i1 %7, %11
  %13 = xor i1 %12, %9
  %14 = select i1 %13, i32 %5, i32 %10
  %15 = and i32 %2, 4
  %16 = icmp eq i32 %15, 0
  %17 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %14, i32 2, i32 31)
  %18 = and i32 %2, 2
  %19 = icmp ne i32 %18, 0
  %20 = icmp uge i32 %14, %17
  %21 = xor i1 %19, %20
  %22 = xor i1 %21, %16
  %23 = select i1 %22, i32 %14, i32 %17
  %24 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %23, i32 1, i32 31)
  %25 = icmp uge i32 %23, %24
  %26 = xor i1 %9, %25
  %27 = xor i1 %26, %16
  %28 = select i1 %27, i32 %23, i32 %24
  %29 = and i32 %2, 8
  %30 = icmp eq i32 %29, 0
  %31 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %28, i32 4, i32 31)
  %32 = and i32 %2, 4
  %33 = icmp ne i32 %32, 0
  %34 = icmp uge i32 %28, %31
  %35 = xor i1 %33, %34
  %36 = xor i1 %35, %30
  %37 = select i1 %36, i32 %28, i32 %31
  %38 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %37, i32 2, i32 31)
  %39 = icmp uge i32 %37, %38
  %40 = xor i1 %19, %39
  %41 = xor i1 %40, %30
  %42 = select i1 %41, i32 %37, i32 %38
  %43 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %42, i32 1, i32 31)
  %44 = icmp uge i32 %42, %43
  %45 = xor i1 %9, %44
  %46 = xor i1 %45, %30
  %47 = select i1 %46, i32 %42, i32 %43
  %48 = and i32 %2, 16
  %49 = icmp eq i32 %48, 0
  %50 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %47, i32 8, i32 31)
  %51 = and i32 %2, 8
  %52 = icmp ne i32 %51, 0
  %53 = icmp uge i32 %47, %50
  %54 = xor i1 %52, %53
  %55 = xor i1 %54, %49
  %56 = select i1 %55, i32 %47, i32 %50
  %57 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %56, i32 4, i32 31)
  %58 = icmp uge i32 %56, %57
  %59 = xor i1 %33, %58
  %60 = xor i1 %59, %49
  %61 = select i1 %60, i32 %56, i32 %57
  %62 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %61, i32 2, i32 31)
  %63 = icmp uge i32 %61, %62
  %64 = xor i1 %19, %63
  %65 = xor i1 %64, %49
  %66 = select i1 %65, i32 %61, i32 %62
  %67 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %66, i32 1, i32 31)
  %68 = icmp uge i32 %66, %67
  %69 = xor i1 %9, %68
  %70 = xor i1 %69, %49
  %71 = select i1 %70, i32 %66, i32 %67
  %72 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %71, i32 16, i32 31)
  %73 = and i32 %2, 16
  %74 = icmp eq i32 %73, 0
  %75 = icmp uge i32 %71, %72
  %76 = xor i1 %74, %75
  %77 = select i1 %76, i32 %71, i32 %72
  %78 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %77, i32 8, i32 31)
  %79 = icmp ult i32 %77, %78
  %80 = xor i1 %52, %79
  %81 = select i1 %80, i32 %77, i32 %78
  %82 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %81, i32 4, i32 31)
  %83 = icmp ult i32 %81, %82
  %84 = xor i1 %33, %83
  %85 = select i1 %84, i32 %81, i32 %82
  %86 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %85, i32 2, i32 31)
  %87 = icmp ult i32 %85, %86
  %88 = xor i1 %19, %87
  %89 = select i1 %88, i32 %85, i32 %86
  %90 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %89, i32 1, i32 31)
  %91 = icmp ult i32 %89, %90
  %92 = xor i1 %9, %91
  %93 = select i1 %92, i32 %89, i32 %90
  store i32 %93, ptr %4, align 4
  ret void
}

define ptx_kernel void @_Z7oddEvenPsi(ptr %0, i32 %1) #1 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp slt i32 %3, %1
  br i1 %4, label %5, label %7

5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %11

7:
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %19

9:
  %10 = shl nuw nsw i32 %3, 1
  br label %22

11:
  %12 = phi i32 [ %3, %5 ], [ %17, %11 ]
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i16, ptr %0, i64 %13
  %15 = load i16, ptr %14, align 2
  %16 = getelementptr inbounds i16, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %13
  store i16 %15, ptr %16, align 2
  %17 = add i32 %12, %6
  %18 = icmp slt i32 %17, %1
  br i1 %18, label %11, label %7

19:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %4, label %20, label %40

20:
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %41

22:
  %23 = phi i32 [ 0, %9 ], [ %38, %37 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = and i32 %23, 1
  %25 = or i32 %24, %10
  %26 = add nuw nsw i32 %25, 1
  %27 = icmp slt i32 %26, %1
  br i1 %27, label %28, label %37

28:
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %29
  %31 = zext nneg i32 %26 to i64
  %32 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %31
  %33 = load i16, ptr %30, align 2
  %34 = load i16, ptr %32, align 2
  %35 = tail call i16 @llvm.smin.i16(i16 %33, i16 %34)
  %36 = tail call i16 @llvm.smax.i16(i16 %33, i16 %34)
  store i16 %35, ptr %30, align 2
  store i16 %36, ptr %32, align 2
  br label %37

37:
  %38 = add nuw nsw i32 %23, 1
  %39 = icmp eq i32 %38, %1
  br i1 %39, label %19, label %22

40:
  ret void

41:
  %42 = phi i32 [ %3, %20 ], [ %47, %41 ]
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i16, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %43
  %45 = load i16, ptr %44, align 2
  %46 = getelementptr inbounds i16, ptr %0, i64 %43
  store i16 %45, ptr %46, align 2
  %47 = add i32 %42, %21
  %48 = icmp slt i32 %47, %1
  br i1 %48, label %41, label %40
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare i16 @llvm.smin.i16(i16, i16) #5

declare i16 @llvm.smax.i16(i16, i16) #5

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { nounwind }
