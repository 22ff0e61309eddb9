target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { %1 }
%1 = type { [33 x i16] }

@0 = internal addrspace(3) global [4 x %0] undef, align 2

define ptx_kernel void @_Z5warpsPs(ptr %0) #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = shl nuw nsw i32 %2, 1
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i16, ptr %0, i64 %4
  %6 = load i16, ptr %5, align 2
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 2
  %8 = load i16, ptr %7, align 2
  %9 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #4
  %10 = tail call i16 @llvm.smin.i16(i16 %8, i16 %6)
  %11 = tail call i16 @llvm.smax.i16(i16 %8, i16 %6)
  %12 = lshr i32 %2, 4
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw %0, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %13
  %15 = and i32 %9, 15
  %16 = and i32 %9, -16
  %17 = shl i32 65535, %16
  %18 = shl nuw nsw i32 %15, 1
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i16, ptr %14, i64 %19
  %21 = zext nneg i32 %18 to i64
  %22 = getelementptr inbounds nuw i16, ptr %14, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 2
  br label %24

24:
  %25 = phi i16 [ %11, %1 ], [ %106, %99 ]
  %26 = phi i16 [ %10, %1 ], [ %86, %99 ]
  %27 = phi i32 [ 2, %1 ], [ %107, %99 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 %17)
  store i16 %26, ptr %20, align 2
  store i16 %25, ptr %23, align 2
  %28 = add nuw nsw i32 %27, 15
  tail call void @llvm.nvvm.bar.warp.sync(i32 %17)
  %29 = sub nsw i32 0, %27
  %30 = and i32 %15, %29
  %31 = shl nuw nsw i32 %30, 1
  %32 = and i32 %28, %15
  %33 = shl nuw nsw i32 %32, 1
  %34 = add nuw nsw i32 %31, %27
  %35 = tail call i32 @llvm.smin.i32(i32 %34, i32 32)
  %36 = add nuw nsw i32 %35, %27
  %37 = tail call i32 @llvm.smin.i32(i32 %36, i32 32)
  %38 = sub nsw i32 %35, %31
  %39 = sub nsw i32 %37, %35
  %40 = zext nneg i32 %31 to i64
  %41 = getelementptr inbounds nuw i16, ptr %14, i64 %40
  %42 = zext nneg i32 %35 to i64
  %43 = getelementptr inbounds nuw i16, ptr %14, i64 %42
  %44 = icmp slt i32 %33, %39
  %45 = sub nsw i32 %33, %39
  %46 = select i1 %44, i32 0, i32 %45
  %47 = tail call i32 @llvm.smin.i32(i32 %38, i32 %33)
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %68

49:
  %50 = phi i32 [ %66, %49 ], [ %46, %24 ]
  %51 = phi i32 [ %65, %49 ], [ %47, %24 ]
  %52 = sub nsw i32 %51, %50
  %53 = lshr i32 %52, 1
  %54 = add nsw i32 %53, %50
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr %41, i64 %55
  %57 = load i16, ptr %56, align 2
  %58 = xor i32 %54, -1
  %59 = add i32 %33, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i16, ptr %43, i64 %60
  %62 = load i16, ptr %61, align 2
  %63 = icmp slt i16 %62, %57
  %64 = add nsw i32 %54, 1
  %65 = select i1 %63, i32 %54, i32 %51
  %66 = select i1 %63, i32 %50, i32 %64
  %67 = icmp slt i32 %66, %65
  br i1 %67, label %49, label %68

68:
  %69 = phi i32 [ %46, %24 ], [ %66, %49 ]
  %70 = add nsw i32 %69, %31
  %71 = add nuw nsw i32 %35, %33
  %72 = sub i32 %71, %69
  %73 = sext i32 %70 to i64
  %74 = getelementptr inbounds i16, ptr %14, i64 %73
  %75 = load i16, ptr %74, align 2
  %76 = sext i32 %72 to i64
  %77 = getelementptr inbounds i16, ptr %14, i64 %76
  %78 = load i16, ptr %77, align 2
  %79 = icmp slt i32 %72, %37
  br i1 %79, label %80, label %84

80:
  %81 = icmp sge i32 %70, %35
  %82 = icmp slt i16 %78, %75
  %83 = select i1 %81, i1 true, i1 %82
  br label %84

84:
  %85 = phi i1 [ false, %68 ], [ %83, %80 ]
  %86 = select i1 %85, i16 %78, i16 %75
  %87 = add nsw i32 %72, 1
  %88 = add nsw i32 %70, 1
  %89 = select i1 %85, i32 %87, i32 %72
  %90 = select i1 %85, i32 %70, i32 %88
  br i1 %85, label %91, label %95

91:
  %92 = sext i32 %87 to i64
  %93 = getelementptr inbounds i16, ptr %14, i64 %92
  %94 = load i16, ptr %93, align 2
  br label %99

95:
  %96 = sext i32 %88 to i64
  %97 = getelementptr inbounds i16, ptr %14, i64 %96
  %98 = load i16, ptr %97, align 2
  br label %99

99:
  %100 = phi i16 [ %75, %91 ], [ %98, %95 ]
  %101 = phi i16 [ %94, %91 ], [ %78, %95 ]
  %102 = icmp slt i32 %89, %37
  %103 = icmp slt i32 %90, %35
  %104 = tail call i16 @llvm.smin.i16(i16 %101, i16 %100)
  %105 = select i1 %103, i16 %104, i16 %101
  %106 = select i1 %102, i16 %105, i16 %100
  %107 = shl nuw nsw i32 %27, 1
  %108 = icmp ult i32 %27, 9
  br i1 %108, label %24, label %109

109:
  store i16 %86, ptr %5, align 2
  store i16 %106, ptr %7, align 2
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.nvvm.bar.warp.sync(i32) #2

declare i32 @llvm.smin.i32(i32, i32) #3

declare i16 @llvm.smin.i16(i16, i16) #3

declare i16 @llvm.smax.i16(i16, i16) #3

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }
