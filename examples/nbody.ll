; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@tile = external dso_local local_unnamed_addr addrspace(3) global [0 x %struct.float4], align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %3
  br i1 %13, label %14, label %24

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds %struct.float4, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %20 = load float, ptr %16, align 16, !tbaa !8
  %21 = load float, ptr %19, align 4, !tbaa !8
  %22 = load float, ptr %18, align 8, !tbaa !8
  %23 = load float, ptr %17, align 4, !tbaa !8
  br label %24

24:                                               ; preds = %7, %14
  %25 = phi float [ %20, %14 ], [ 0.000000e+00, %7 ]
  %26 = phi float [ %21, %14 ], [ 0.000000e+00, %7 ]
  %27 = phi float [ %22, %14 ], [ 0.000000e+00, %7 ]
  %28 = phi float [ %23, %14 ], [ 0.000000e+00, %7 ]
  %29 = icmp sgt i32 %3, 0
  br i1 %29, label %30, label %36

30:                                               ; preds = %24
  %31 = zext nneg i32 %11 to i64
  %32 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 12
  br label %40

36:                                               ; preds = %62, %24
  %37 = phi float [ 0.000000e+00, %24 ], [ %97, %62 ]
  %38 = phi float [ 0.000000e+00, %24 ], [ %95, %62 ]
  %39 = phi float [ 0.000000e+00, %24 ], [ %93, %62 ]
  br i1 %13, label %100, label %138

40:                                               ; preds = %30, %62
  %41 = phi float [ 0.000000e+00, %30 ], [ %93, %62 ]
  %42 = phi float [ 0.000000e+00, %30 ], [ %95, %62 ]
  %43 = phi float [ 0.000000e+00, %30 ], [ %97, %62 ]
  %44 = phi i32 [ 0, %30 ], [ %63, %62 ]
  %45 = add i32 %44, %11
  %46 = icmp slt i32 %45, %3
  br i1 %46, label %47, label %57

47:                                               ; preds = %40
  %48 = sext i32 %45 to i64
  %49 = getelementptr inbounds %struct.float4, ptr %0, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 12
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %53 = load float, ptr %49, align 16, !tbaa !8
  %54 = load float, ptr %52, align 4, !tbaa !8
  %55 = load float, ptr %51, align 8, !tbaa !8
  %56 = load float, ptr %50, align 4, !tbaa !8
  br label %57

57:                                               ; preds = %40, %47
  %58 = phi float [ %53, %47 ], [ 0.000000e+00, %40 ]
  %59 = phi float [ %54, %47 ], [ 0.000000e+00, %40 ]
  %60 = phi float [ %55, %47 ], [ 0.000000e+00, %40 ]
  %61 = phi float [ %56, %47 ], [ 0.000000e+00, %40 ]
  store float %58, ptr %32, align 16, !tbaa !8
  store float %59, ptr %33, align 4, !tbaa !8
  store float %60, ptr %34, align 8, !tbaa !8
  store float %61, ptr %35, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %65

62:                                               ; preds = %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = add i32 %44, %9
  %64 = icmp slt i32 %63, %3
  br i1 %64, label %40, label %36, !llvm.loop !10

65:                                               ; preds = %57, %65
  %66 = phi float [ %41, %57 ], [ %93, %65 ]
  %67 = phi float [ %42, %57 ], [ %95, %65 ]
  %68 = phi float [ %43, %57 ], [ %97, %65 ]
  %69 = phi i32 [ 0, %57 ], [ %98, %65 ]
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw %struct.float4, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %70
  %72 = load float, ptr %71, align 16, !tbaa !8
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %76 = load float, ptr %75, align 8, !tbaa !8
  %77 = getelementptr inbounds nuw i8, ptr %71, i64 12
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fsub contract float %72, %25
  %80 = fsub contract float %74, %26
  %81 = fsub contract float %76, %27
  %82 = fmul contract float %79, %79
  %83 = fmul contract float %80, %80
  %84 = fadd contract float %82, %83
  %85 = fmul contract float %81, %81
  %86 = fadd contract float %84, %85
  %87 = fadd contract float %5, %86
  %88 = tail call contract noundef float @__nv_rsqrtf(float noundef %87) #4
  %89 = fmul contract float %78, %88
  %90 = fmul contract float %88, %89
  %91 = fmul contract float %88, %90
  %92 = fmul contract float %79, %91
  %93 = fadd contract float %66, %92
  %94 = fmul contract float %80, %91
  %95 = fadd contract float %67, %94
  %96 = fmul contract float %81, %91
  %97 = fadd contract float %68, %96
  %98 = add nuw nsw i32 %69, 1
  %99 = icmp eq i32 %98, %9
  br i1 %99, label %62, label %65, !llvm.loop !12

100:                                              ; preds = %36
  %101 = sext i32 %12 to i64
  %102 = getelementptr inbounds %struct.float4, ptr %1, i64 %101
  %103 = load float, ptr %102, align 16, !tbaa !8
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 4
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %107 = load float, ptr %106, align 8, !tbaa !8
  %108 = fmul contract float %103, %103
  %109 = fmul contract float %105, %105
  %110 = fadd contract float %108, %109
  %111 = fmul contract float %107, %107
  %112 = fadd contract float %110, %111
  %113 = tail call contract noundef float @__nv_sqrtf(float noundef %112) #4
  %114 = fneg contract float %6
  %115 = tail call contract noundef float @__nv_powf(float noundef %113, float noundef 1.500000e+00) #4
  %116 = fmul contract float %115, %114
  %117 = fmul contract float %4, %116
  %118 = tail call contract noundef float @__nv_expf(float noundef %117) #4
  %119 = fmul contract float %4, %39
  %120 = fadd contract float %119, %103
  %121 = fmul contract float %120, %118
  %122 = fmul contract float %4, %38
  %123 = fadd contract float %122, %105
  %124 = fmul contract float %123, %118
  %125 = fmul contract float %4, %37
  %126 = fadd contract float %125, %107
  %127 = fmul contract float %126, %118
  store float %121, ptr %102, align 16, !tbaa !8
  store float %124, ptr %104, align 4, !tbaa !8
  store float %127, ptr %106, align 8, !tbaa !8
  %128 = fmul contract float %4, %121
  %129 = fadd contract float %25, %128
  %130 = fmul contract float %4, %124
  %131 = fadd contract float %26, %130
  %132 = fmul contract float %4, %127
  %133 = fadd contract float %27, %132
  %134 = getelementptr inbounds %struct.float4, ptr %2, i64 %101
  store float %129, ptr %134, align 16, !tbaa !8
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  store float %131, ptr %135, align 4, !tbaa !8
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 8
  store float %133, ptr %136, align 8, !tbaa !8
  %137 = getelementptr inbounds nuw i8, ptr %134, i64 12
  store float %28, ptr %137, align 4, !tbaa !8
  br label %138

138:                                              ; preds = %36, %100
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_powf(float noundef, float noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" }
attributes #4 = { convergent nounwind }

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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
