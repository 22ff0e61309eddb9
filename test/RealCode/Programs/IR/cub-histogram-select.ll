target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { %1 }
%1 = type { [256 x i32] }
%2 = type { [64 x %3] }
%3 = type { i64, i64 }

$_Z9histogramILN3cub17CUB_300001_SM_90023BlockHistogramAlgorithmE1EEvPKhPj = comdat any

@_ZZ9histogramILN3cub17CUB_300001_SM_90023BlockHistogramAlgorithmE1EEvPKhPjE4bins = internal addrspace(3) global [64 x i32] undef, align 4
@0 = internal addrspace(3) global %0 undef, align 4
@1 = internal addrspace(3) global %2 undef, align 16

define ptx_kernel void @_Z9histogramILN3cub17CUB_300001_SM_90023BlockHistogramAlgorithmE1EEvPKhPj(ptr %0, ptr %1) #0 comdat {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = zext nneg i32 %3 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %10 = load i8, ptr %9, align 1
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load i8, ptr %13, align 1
  %15 = zext nneg i32 %3 to i64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 384
  %18 = load i8, ptr %17, align 1
  %19 = icmp ult i32 %3, 64
  br i1 %19, label %20, label %22

20:
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramILN3cub17CUB_300001_SM_90023BlockHistogramAlgorithmE1EEvPKhPjE4bins to ptr), i64 %4
  store i32 0, ptr %21, align 4
  br label %22

22:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = zext i8 %6 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramILN3cub17CUB_300001_SM_90023BlockHistogramAlgorithmE1EEvPKhPjE4bins to ptr), i64 %23
  %25 = atomicrmw add ptr %24, i32 1 seq_cst, align 4
  %26 = zext i8 %10 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramILN3cub17CUB_300001_SM_90023BlockHistogramAlgorithmE1EEvPKhPjE4bins to ptr), i64 %26
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4
  %29 = zext i8 %14 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramILN3cub17CUB_300001_SM_90023BlockHistogramAlgorithmE1EEvPKhPjE4bins to ptr), i64 %29
  %31 = atomicrmw add ptr %30, i32 1 seq_cst, align 4
  %32 = zext i8 %18 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramILN3cub17CUB_300001_SM_90023BlockHistogramAlgorithmE1EEvPKhPjE4bins to ptr), i64 %32
  %34 = atomicrmw add ptr %33, i32 1 seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %19, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramILN3cub17CUB_300001_SM_90023BlockHistogramAlgorithmE1EEvPKhPjE4bins to ptr), i64 %4
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %36, align 4
  br label %39

39:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

define ptx_kernel void @_Z11differencesPi(ptr %0) #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %7 = load i32, ptr %6, align 4
  %8 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #3
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %3
  store i32 %5, ptr %9, align 4
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store i32 %7, ptr %12, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = shl nuw nsw i32 %2, 1
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = zext nneg i32 %13 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 512), i64 %3
  store i32 %20, ptr %21, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp eq i32 %2, 0
  br i1 %22, label %29, label %23

23:
  %24 = zext nneg i32 %2 to i64
  %25 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 512), i64 %24
  %26 = getelementptr i8, ptr %25, i64 -4
  %27 = load i32, ptr %26, align 4
  %28 = sub nsw i32 %16, %27
  br label %29

29:
  %30 = phi i32 [ %28, %23 ], [ %16, %1 ]
  %31 = sub nsw i32 %20, %16
  %32 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  store i32 %30, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  store i32 %31, ptr %33, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind }
