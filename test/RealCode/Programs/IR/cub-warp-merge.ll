target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { %1 }
%1 = type { [129 x i32] }
%2 = type { %3 }
%3 = type { [129 x i32] }
%4 = type { i32, i32, i32, i32 }

$_ZN3cub17CUB_300001_SM_9006detail11EmptyKernelIvEEvv = comdat any

@0 = internal addrspace(3) global [4 x %0] undef, align 4
@1 = internal addrspace(3) global [4 x %2] undef, align 4

define ptx_kernel void @_Z10mergePathsPKiiS0_iPi(ptr %0, i32 %1, ptr %2, i32 %3, ptr %4) #0 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = shl nuw nsw i32 %6, 3
  %8 = icmp slt i32 %7, %3
  %9 = sub nsw i32 %7, %3
  %10 = select i1 %8, i32 0, i32 %9
  %11 = tail call i32 @llvm.smin.i32(i32 %1, i32 %7)
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %32

13:
  %14 = phi i32 [ %30, %13 ], [ %10, %5 ]
  %15 = phi i32 [ %29, %13 ], [ %11, %5 ]
  %16 = sub nsw i32 %15, %14
  %17 = lshr i32 %16, 1
  %18 = add nsw i32 %17, %14
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = xor i32 %18, -1
  %23 = add i32 %7, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %2, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = icmp slt i32 %26, %21
  %28 = add nsw i32 %18, 1
  %29 = select i1 %27, i32 %18, i32 %15
  %30 = select i1 %27, i32 %14, i32 %28
  %31 = icmp slt i32 %30, %29
  br i1 %31, label %13, label %32

32:
  %33 = phi i32 [ %10, %5 ], [ %30, %13 ]
  %34 = sub nsw i32 %7, %33
  %35 = add nsw i32 %3, %1
  %36 = tail call i32 @llvm.smax.i32(i32 %7, i32 %35)
  %37 = sub nsw i32 %36, %7
  br label %38

38:
  %39 = phi i32 [ 0, %32 ], [ %76, %69 ]
  %40 = phi i32 [ %34, %32 ], [ %71, %69 ]
  %41 = phi i32 [ %33, %32 ], [ %70, %69 ]
  %42 = or i32 %39, %7
  %43 = icmp eq i32 %39, %37
  br i1 %43, label %44, label %45

44:
  ret void

45:
  %46 = icmp slt i32 %40, %3
  br i1 %46, label %49, label %47

47:
  %48 = sext i32 %41 to i64
  br label %61

49:
  %50 = icmp slt i32 %41, %1
  br i1 %50, label %53, label %51

51:
  %52 = sext i32 %40 to i64
  br label %65

53:
  %54 = sext i32 %41 to i64
  %55 = getelementptr inbounds i32, ptr %0, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %40 to i64
  %58 = getelementptr inbounds i32, ptr %2, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = icmp sgt i32 %56, %59
  br i1 %60, label %65, label %61

61:
  %62 = phi i64 [ %48, %47 ], [ %54, %53 ]
  %63 = add nsw i32 %41, 1
  %64 = getelementptr inbounds i32, ptr %0, i64 %62
  br label %69

65:
  %66 = phi i64 [ %52, %51 ], [ %57, %53 ]
  %67 = add nsw i32 %40, 1
  %68 = getelementptr inbounds i32, ptr %2, i64 %66
  br label %69

69:
  %70 = phi i32 [ %63, %61 ], [ %41, %65 ]
  %71 = phi i32 [ %40, %61 ], [ %67, %65 ]
  %72 = phi ptr [ %64, %61 ], [ %68, %65 ]
  %73 = load i32, ptr %72, align 4
  %74 = zext nneg i32 %42 to i64
  %75 = getelementptr inbounds nuw i32, ptr %4, i64 %74
  store i32 %73, ptr %75, align 4
  %76 = add nuw nsw i32 %39, 1
  %77 = icmp eq i32 %76, 8
  br i1 %77, label %44, label %38
}

define ptx_kernel void @_Z9exchangedPKiPi(ptr %0, ptr %1) #1 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = lshr i32 %3, 5
  %5 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #6
  %6 = shl nuw nsw i32 %4, 7
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = sext i32 %5 to i64
  %10 = getelementptr inbounds i32, ptr %8, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %5 to i64
  %13 = getelementptr i32, ptr %8, i64 %12
  %14 = getelementptr i8, ptr %13, i64 128
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %5 to i64
  %17 = getelementptr i32, ptr %8, i64 %16
  %18 = getelementptr i8, ptr %17, i64 256
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %5 to i64
  %21 = getelementptr i32, ptr %8, i64 %20
  %22 = getelementptr i8, ptr %21, i64 384
  %23 = load i32, ptr %22, align 4
  %24 = zext nneg i32 %4 to i64
  %25 = getelementptr inbounds nuw %0, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %24
  %26 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #6
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  store i32 %11, ptr %28, align 4
  %29 = add i32 %26, 32
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %25, i64 %30
  store i32 %15, ptr %31, align 4
  %32 = add i32 %26, 64
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %25, i64 %33
  store i32 %19, ptr %34, align 4
  %35 = add i32 %26, 96
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %25, i64 %36
  store i32 %23, ptr %37, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %38 = shl i32 %26, 2
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %25, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %38 to i64
  %43 = getelementptr i32, ptr %25, i64 %42
  %44 = getelementptr i8, ptr %43, i64 4
  %45 = load i32, ptr %44, align 4
  %46 = sext i32 %38 to i64
  %47 = getelementptr i32, ptr %25, i64 %46
  %48 = getelementptr i8, ptr %47, i64 8
  %49 = load i32, ptr %48, align 4
  %50 = sext i32 %38 to i64
  %51 = getelementptr i32, ptr %25, i64 %50
  %52 = getelementptr i8, ptr %51, i64 12
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds nuw %2, ptr addrspacecast (ptr addrspace(3) @1 to ptr), i64 %24
  %55 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #6
  %56 = shl i32 %55, 2
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %54, i64 %57
  store i32 %41, ptr %58, align 4
  %59 = sext i32 %56 to i64
  %60 = getelementptr i32, ptr %54, i64 %59
  %61 = getelementptr i8, ptr %60, i64 4
  store i32 %45, ptr %61, align 4
  %62 = sext i32 %56 to i64
  %63 = getelementptr i32, ptr %54, i64 %62
  %64 = getelementptr i8, ptr %63, i64 8
  store i32 %49, ptr %64, align 4
  %65 = sext i32 %56 to i64
  %66 = getelementptr i32, ptr %54, i64 %65
  %67 = getelementptr i8, ptr %66, i64 12
  store i32 %53, ptr %67, align 4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %68 = sext i32 %55 to i64
  %69 = getelementptr inbounds i32, ptr %54, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = add i32 %55, 32
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %54, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = add i32 %55, 64
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %54, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = add i32 %55, 96
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %54, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #6
  %84 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  %85 = sext i32 %83 to i64
  %86 = getelementptr inbounds %4, ptr %84, i64 %85
  store i32 %70, ptr %86, align 16
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  store i32 %74, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store i32 %78, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 12
  store i32 %82, ptr %89, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

define hidden ptx_kernel void @_ZN3cub17CUB_300001_SM_9006detail11EmptyKernelIvEEvv() #3 comdat {
  ret void
}

declare void @llvm.nvvm.bar.warp.sync(i32) #4

declare i32 @llvm.smin.i32(i32, i32) #5

declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent nounwind }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }
