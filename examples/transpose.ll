; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9transposeE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x double]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 5
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %8, %2
  %14 = sext i32 %2 to i64
  %15 = sext i32 %8 to i64
  %16 = getelementptr double, ptr %0, i64 %15
  %17 = zext nneg i32 %7 to i64
  %18 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 %17
  %19 = icmp slt i32 %12, %3
  %20 = select i1 %13, i1 %19, i1 false
  br i1 %20, label %21, label %28

21:                                               ; preds = %4
  %22 = zext nneg i32 %12 to i64
  %23 = mul nsw i64 %22, %14
  %24 = getelementptr double, ptr %16, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = zext nneg i32 %11 to i64
  %27 = getelementptr inbounds nuw [33 x double], ptr %18, i64 %26
  store double %25, ptr %27, align 8, !tbaa !8
  br label %28

28:                                               ; preds = %4, %21
  br i1 %13, label %29, label %62

29:                                               ; preds = %28
  %30 = add nuw nsw i32 %12, 8
  %31 = icmp slt i32 %30, %3
  br i1 %31, label %32, label %40

32:                                               ; preds = %29
  %33 = zext nneg i32 %30 to i64
  %34 = mul nsw i64 %33, %14
  %35 = getelementptr double, ptr %16, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = zext nneg i32 %11 to i64
  %38 = getelementptr inbounds nuw [33 x double], ptr %18, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 2112
  store double %36, ptr %39, align 8, !tbaa !8
  br label %40

40:                                               ; preds = %29, %32
  %41 = add nuw nsw i32 %12, 16
  %42 = icmp slt i32 %41, %3
  br i1 %42, label %43, label %51

43:                                               ; preds = %40
  %44 = zext nneg i32 %41 to i64
  %45 = mul nsw i64 %44, %14
  %46 = getelementptr double, ptr %16, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = zext nneg i32 %11 to i64
  %49 = getelementptr inbounds nuw [33 x double], ptr %18, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 4224
  store double %47, ptr %50, align 8, !tbaa !8
  br label %51

51:                                               ; preds = %40, %43
  %52 = add nuw nsw i32 %12, 24
  %53 = icmp slt i32 %52, %3
  br i1 %53, label %54, label %62

54:                                               ; preds = %51
  %55 = zext nneg i32 %52 to i64
  %56 = mul nsw i64 %55, %14
  %57 = getelementptr double, ptr %16, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = zext nneg i32 %11 to i64
  %60 = getelementptr inbounds nuw [33 x double], ptr %18, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 6336
  store double %58, ptr %61, align 8, !tbaa !8
  br label %62

62:                                               ; preds = %28, %54, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = add nuw nsw i32 %10, %7
  %64 = add i32 %6, %11
  %65 = icmp slt i32 %63, %3
  %66 = getelementptr inbounds nuw [33 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 %17
  %67 = sext i32 %3 to i64
  %68 = zext nneg i32 %63 to i64
  %69 = getelementptr double, ptr %1, i64 %68
  %70 = icmp slt i32 %64, %2
  %71 = and i1 %65, %70
  br i1 %71, label %72, label %79

72:                                               ; preds = %62
  %73 = zext nneg i32 %11 to i64
  %74 = getelementptr inbounds nuw double, ptr %66, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = sext i32 %64 to i64
  %77 = mul nsw i64 %76, %67
  %78 = getelementptr double, ptr %69, i64 %77
  store double %75, ptr %78, align 8, !tbaa !8
  br label %79

79:                                               ; preds = %62, %72
  br i1 %65, label %80, label %113

80:                                               ; preds = %79
  %81 = add nsw i32 %64, 8
  %82 = icmp slt i32 %81, %2
  br i1 %82, label %83, label %91

83:                                               ; preds = %80
  %84 = zext nneg i32 %11 to i64
  %85 = getelementptr inbounds nuw double, ptr %66, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 64
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = sext i32 %81 to i64
  %89 = mul nsw i64 %88, %67
  %90 = getelementptr double, ptr %69, i64 %89
  store double %87, ptr %90, align 8, !tbaa !8
  br label %91

91:                                               ; preds = %80, %83
  %92 = add nsw i32 %64, 16
  %93 = icmp slt i32 %92, %2
  br i1 %93, label %94, label %102

94:                                               ; preds = %91
  %95 = zext nneg i32 %11 to i64
  %96 = getelementptr inbounds nuw double, ptr %66, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 128
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = sext i32 %92 to i64
  %100 = mul nsw i64 %99, %67
  %101 = getelementptr double, ptr %69, i64 %100
  store double %98, ptr %101, align 8, !tbaa !8
  br label %102

102:                                              ; preds = %91, %94
  %103 = add nsw i32 %64, 24
  %104 = icmp slt i32 %103, %2
  br i1 %104, label %105, label %113

105:                                              ; preds = %102
  %106 = zext nneg i32 %11 to i64
  %107 = getelementptr inbounds nuw double, ptr %66, i64 %106
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 192
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = sext i32 %103 to i64
  %111 = mul nsw i64 %110, %67
  %112 = getelementptr double, ptr %69, i64 %111
  store double %109, ptr %112, align 8, !tbaa !8
  br label %113

113:                                              ; preds = %79, %105, %102
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
