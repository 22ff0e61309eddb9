; ModuleID = 'gemm.cu'
source_filename = "gemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4gemmE5tileA = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ4gemmE5tileB = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noalias noundef readonly captures(none) %4, ptr noalias noundef readonly captures(none) %5, float noundef %6, ptr noalias noundef captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = shl i32 %13, 4
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %59

18:                                               ; preds = %8
  %19 = icmp slt i32 %12, %0
  %20 = mul nuw nsw i32 %2, %12
  %21 = zext nneg i32 %11 to i64
  %22 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmE5tileA to ptr), i64 %21
  %23 = zext nneg i32 %15 to i64
  %24 = getelementptr inbounds nuw float, ptr %22, i64 %23
  %25 = icmp slt i32 %16, %1
  %26 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmE5tileB to ptr), i64 %21
  %27 = getelementptr inbounds nuw float, ptr %26, i64 %23
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmE5tileB to ptr), i64 %23
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 68
  %31 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 136
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 204
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %28, i64 272
  %37 = getelementptr inbounds nuw i8, ptr %22, i64 20
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 340
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 408
  %41 = getelementptr inbounds nuw i8, ptr %22, i64 28
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 476
  %43 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 544
  %45 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %46 = getelementptr inbounds nuw i8, ptr %28, i64 612
  %47 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 680
  %49 = getelementptr inbounds nuw i8, ptr %22, i64 44
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 748
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 816
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 52
  %54 = getelementptr inbounds nuw i8, ptr %28, i64 884
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %56 = getelementptr inbounds nuw i8, ptr %28, i64 952
  %57 = getelementptr inbounds nuw i8, ptr %22, i64 60
  %58 = getelementptr inbounds nuw i8, ptr %28, i64 1020
  br label %64

59:                                               ; preds = %86, %8
  %60 = phi float [ 0.000000e+00, %8 ], [ %151, %86 ]
  %61 = icmp slt i32 %12, %0
  %62 = icmp slt i32 %16, %1
  %63 = and i1 %61, %62
  br i1 %63, label %154, label %163

64:                                               ; preds = %18, %86
  %65 = phi float [ 0.000000e+00, %18 ], [ %151, %86 ]
  %66 = phi i32 [ 0, %18 ], [ %152, %86 ]
  %67 = add nuw i32 %66, %15
  %68 = add nuw i32 %66, %11
  %69 = icmp slt i32 %67, %2
  %70 = and i1 %19, %69
  br i1 %70, label %71, label %76

71:                                               ; preds = %64
  %72 = add nsw i32 %67, %20
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %4, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !8
  br label %76

76:                                               ; preds = %64, %71
  %77 = phi contract float [ %75, %71 ], [ 0.000000e+00, %64 ]
  store float %77, ptr %24, align 4, !tbaa !8
  %78 = icmp slt i32 %68, %2
  %79 = and i1 %25, %78
  br i1 %79, label %80, label %86

80:                                               ; preds = %76
  %81 = mul nsw i32 %68, %1
  %82 = add nsw i32 %81, %16
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %5, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !8
  br label %86

86:                                               ; preds = %76, %80
  %87 = phi contract float [ %85, %80 ], [ 0.000000e+00, %76 ]
  store float %87, ptr %27, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = load float, ptr %22, align 4, !tbaa !8
  %89 = load float, ptr %28, align 4, !tbaa !8
  %90 = fmul contract float %88, %89
  %91 = fadd contract float %65, %90
  %92 = load float, ptr %29, align 4, !tbaa !8
  %93 = load float, ptr %30, align 4, !tbaa !8
  %94 = fmul contract float %92, %93
  %95 = fadd contract float %91, %94
  %96 = load float, ptr %31, align 4, !tbaa !8
  %97 = load float, ptr %32, align 4, !tbaa !8
  %98 = fmul contract float %96, %97
  %99 = fadd contract float %95, %98
  %100 = load float, ptr %33, align 4, !tbaa !8
  %101 = load float, ptr %34, align 4, !tbaa !8
  %102 = fmul contract float %100, %101
  %103 = fadd contract float %99, %102
  %104 = load float, ptr %35, align 4, !tbaa !8
  %105 = load float, ptr %36, align 4, !tbaa !8
  %106 = fmul contract float %104, %105
  %107 = fadd contract float %103, %106
  %108 = load float, ptr %37, align 4, !tbaa !8
  %109 = load float, ptr %38, align 4, !tbaa !8
  %110 = fmul contract float %108, %109
  %111 = fadd contract float %107, %110
  %112 = load float, ptr %39, align 4, !tbaa !8
  %113 = load float, ptr %40, align 4, !tbaa !8
  %114 = fmul contract float %112, %113
  %115 = fadd contract float %111, %114
  %116 = load float, ptr %41, align 4, !tbaa !8
  %117 = load float, ptr %42, align 4, !tbaa !8
  %118 = fmul contract float %116, %117
  %119 = fadd contract float %115, %118
  %120 = load float, ptr %43, align 4, !tbaa !8
  %121 = load float, ptr %44, align 4, !tbaa !8
  %122 = fmul contract float %120, %121
  %123 = fadd contract float %119, %122
  %124 = load float, ptr %45, align 4, !tbaa !8
  %125 = load float, ptr %46, align 4, !tbaa !8
  %126 = fmul contract float %124, %125
  %127 = fadd contract float %123, %126
  %128 = load float, ptr %47, align 4, !tbaa !8
  %129 = load float, ptr %48, align 4, !tbaa !8
  %130 = fmul contract float %128, %129
  %131 = fadd contract float %127, %130
  %132 = load float, ptr %49, align 4, !tbaa !8
  %133 = load float, ptr %50, align 4, !tbaa !8
  %134 = fmul contract float %132, %133
  %135 = fadd contract float %131, %134
  %136 = load float, ptr %51, align 4, !tbaa !8
  %137 = load float, ptr %52, align 4, !tbaa !8
  %138 = fmul contract float %136, %137
  %139 = fadd contract float %135, %138
  %140 = load float, ptr %53, align 4, !tbaa !8
  %141 = load float, ptr %54, align 4, !tbaa !8
  %142 = fmul contract float %140, %141
  %143 = fadd contract float %139, %142
  %144 = load float, ptr %55, align 4, !tbaa !8
  %145 = load float, ptr %56, align 4, !tbaa !8
  %146 = fmul contract float %144, %145
  %147 = fadd contract float %143, %146
  %148 = load float, ptr %57, align 4, !tbaa !8
  %149 = load float, ptr %58, align 4, !tbaa !8
  %150 = fmul contract float %148, %149
  %151 = fadd contract float %147, %150
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %152 = add nuw nsw i32 %66, 16
  %153 = icmp slt i32 %152, %2
  br i1 %153, label %64, label %59, !llvm.loop !10

154:                                              ; preds = %59
  %155 = mul nsw i32 %1, %12
  %156 = add nsw i32 %155, %16
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %7, i64 %157
  %159 = fmul contract float %3, %60
  %160 = load float, ptr %158, align 4, !tbaa !8
  %161 = fmul contract float %6, %160
  %162 = fadd contract float %159, %161
  store float %162, ptr %158, align 4, !tbaa !8
  br label %163

163:                                              ; preds = %154, %59
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" "uniform-work-group-size"="true" }
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
