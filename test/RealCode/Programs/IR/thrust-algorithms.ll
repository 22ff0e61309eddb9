target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZN3cub17CUB_300001_SM_9006detail11EmptyKernelIvEEvv = comdat any

define ptx_kernel void @_Z4sumsPKiPii(ptr %0, ptr %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %2, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %9 = sext i32 %2 to i64
  %10 = shl nsw i64 %9, 2
  %11 = getelementptr inbounds i8, ptr %7, i64 %10
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %54, label %13

13:
  %14 = load i32, ptr %7, align 4
  store i32 %14, ptr %8, align 4
  %15 = icmp eq i32 %2, 1
  br i1 %15, label %27, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 4
  br label %18

18:
  %19 = phi ptr [ %25, %18 ], [ %17, %16 ]
  %20 = phi ptr [ %22, %18 ], [ %8, %16 ]
  %21 = phi i32 [ %24, %18 ], [ %14, %16 ]
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %23 = load i32, ptr %19, align 4
  %24 = add nsw i32 %23, %21
  store i32 %24, ptr %22, align 4
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %26 = icmp eq ptr %25, %11
  br i1 %26, label %27, label %18

27:
  %28 = getelementptr inbounds i8, ptr %8, i64 %10
  br label %29

29:
  %30 = phi ptr [ %35, %29 ], [ %8, %27 ]
  %31 = phi ptr [ %36, %29 ], [ %7, %27 ]
  %32 = load i32, ptr %30, align 4
  %33 = load i32, ptr %31, align 4
  %34 = sub nsw i32 %32, %33
  store i32 %34, ptr %30, align 4
  %35 = getelementptr i8, ptr %30, i64 4
  %36 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %37 = icmp eq ptr %35, %28
  br i1 %37, label %38, label %29

38:
  %39 = phi ptr [ %43, %38 ], [ %7, %29 ]
  %40 = phi i32 [ %42, %38 ], [ 0, %29 ]
  %41 = load i32, ptr %39, align 4
  %42 = tail call i32 @llvm.smax.i32(i32 %40, i32 %41)
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %44 = icmp eq ptr %43, %11
  br i1 %44, label %45, label %38

45:
  store i32 %42, ptr %8, align 4
  br label %46

46:
  %47 = phi i32 [ %51, %46 ], [ 0, %45 ]
  %48 = phi ptr [ %52, %46 ], [ %7, %45 ]
  %49 = load i32, ptr %48, align 4
  %50 = mul nsw i32 %49, %49
  %51 = add nuw nsw i32 %50, %47
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %53 = icmp eq ptr %52, %11
  br i1 %53, label %55, label %46

54:
  store i32 0, ptr %8, align 4
  br label %55

55:
  %56 = phi i32 [ 0, %54 ], [ %51, %46 ]
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %56, ptr %57, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

define hidden ptx_kernel void @_ZN3cub17CUB_300001_SM_9006detail11EmptyKernelIvEEvv() #2 comdat {
  ret void
}

declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { nounwind }
