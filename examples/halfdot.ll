; ModuleID = 'halfdot.cu'
source_filename = "halfdot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half2 = type { %struct.__half, %struct.__half }
%struct.__half = type { i16 }
%struct.__nv_bfloat16 = type { i16 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @halfdot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 asm "{.reg .f16 low;\0A  cvt.rn.f16.f32 low, $1;\0A  mov.b32 $0, {low,low};}\0A", "=r,f"(float 0.000000e+00) #2, !srcloc !8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp slt i32 %6, %3
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

10:                                               ; preds = %16, %4
  %11 = phi i32 [ %5, %4 ], [ %24, %16 ]
  %12 = tail call contract noundef float asm "{.reg .f16 low,high;\0A  mov.b32 {low,high},$1;\0A  cvt.f32.f16 $0, low;}\0A", "=f,r"(i32 %11) #2, !srcloc !9
  %13 = tail call contract noundef float asm "{.reg .f16 low,high;\0A  mov.b32 {low,high},$1;\0A  cvt.f32.f16 $0, high;}\0A", "=f,r"(i32 %11) #2, !srcloc !10
  %14 = fadd contract float %12, %13
  %15 = atomicrmw fadd ptr %2, float %14 seq_cst, align 4
  ret void

16:                                               ; preds = %8, %16
  %17 = phi i32 [ %6, %8 ], [ %25, %16 ]
  %18 = phi i32 [ %5, %8 ], [ %24, %16 ]
  %19 = sext i32 %17 to i64
  %20 = getelementptr inbounds %struct.__half2, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = getelementptr inbounds %struct.__half2, ptr %1, i64 %19
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = tail call i32 asm "{fma.rn.f16x2 $0,$1,$2,$3;\0A}", "=r,r,r,r"(i32 %21, i32 %23, i32 %18) #2, !srcloc !11
  %25 = add i32 %17, %9
  %26 = icmp slt i32 %25, %3
  br i1 %26, label %16, label %10, !llvm.loop !12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bfdot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp slt i32 %6, %4
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %18

10:                                               ; preds = %18, %5
  %11 = phi float [ 0.000000e+00, %5 ], [ %29, %18 ]
  %12 = load half, ptr %0, align 2, !tbaa !14
  %13 = fmul contract half %12, %12
  %14 = fadd contract half %13, 0xH3800
  %15 = fpext contract half %14 to float
  %16 = fmul contract float %11, %15
  %17 = atomicrmw fadd ptr %3, float %16 seq_cst, align 4
  ret void

18:                                               ; preds = %8, %18
  %19 = phi float [ 0.000000e+00, %8 ], [ %29, %18 ]
  %20 = phi i32 [ %6, %8 ], [ %30, %18 ]
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.__nv_bfloat16, ptr %1, i64 %21
  %23 = load i16, ptr %22, align 2, !tbaa !16
  %24 = tail call contract noundef float asm "{ mov.b32 $0, {0,$1};}\0A", "=f,h"(i16 %23) #2, !srcloc !18
  %25 = getelementptr inbounds %struct.__nv_bfloat16, ptr %2, i64 %21
  %26 = load i16, ptr %25, align 2, !tbaa !16
  %27 = tail call contract noundef float asm "{ mov.b32 $0, {0,$1};}\0A", "=f,h"(i16 %26) #2, !srcloc !18
  %28 = fmul contract float %24, %27
  %29 = fadd contract float %19, %28
  %30 = add i32 %20, %9
  %31 = icmp slt i32 %30, %4
  br i1 %31, label %18, label %10, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(none) }

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
!8 = !{i64 2156367374, i64 2156367403, i64 2156367441}
!9 = !{i64 2156402565, i64 2156402599, i64 2156402636}
!10 = !{i64 2156412943, i64 2156412977, i64 2156413014}
!11 = !{i64 2157680388, i64 2157680442}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"_Float16", !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !6, i64 0}
!18 = !{i64 2158455993}
!19 = distinct !{!19, !13}
