; ModuleID = 'params.cu'
source_filename = "params.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }
%struct.Affine = type { [2 x [3 x float]], i32, i64 }

@steps = dso_local addrspace(1) externally_initialized global [2 x ptr] [ptr @_Z5applyRK6Affine6float2, ptr @_Z6mirrorRK6Affine6float2], align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @steps to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.float2 @_Z5applyRK6Affine6float2(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(40) %0, ptr noundef readonly byval(%struct.float2) align 8 captures(none) %1) #0 {
  %3 = load float, ptr %0, align 8, !tbaa !8
  %4 = load float, ptr %1, align 8, !tbaa !10
  %5 = fmul contract float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !12
  %10 = fmul contract float %7, %9
  %11 = fadd contract float %5, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load float, ptr %12, align 8, !tbaa !8
  %14 = fadd contract float %13, %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fmul contract float %4, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load float, ptr %18, align 8, !tbaa !8
  %20 = fmul contract float %9, %19
  %21 = fadd contract float %17, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fadd contract float %23, %21
  %25 = insertvalue %struct.float2 poison, float %14, 0
  %26 = insertvalue %struct.float2 %25, float %24, 1
  ret %struct.float2 %26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.float2 @_Z6mirrorRK6Affine6float2(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(40) %0, ptr noundef readonly byval(%struct.float2) align 8 captures(none) %1) #0 {
  %3 = load float, ptr %1, align 8, !tbaa !10
  %4 = fneg contract float %3
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !13
  %7 = and i32 %6, 2
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load float, ptr %9, align 4
  %11 = fneg contract float %10
  %12 = select contract i1 %8, float %10, float %11
  %13 = insertvalue %struct.float2 poison, float %4, 0
  %14 = insertvalue %struct.float2 %13, float %12, 1
  ret %struct.float2 %14
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @params(ptr noundef byval(%struct.Affine) align 8 %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = alloca %struct.float2, align 8
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = mul nuw nsw i64 %6, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = add nuw nsw i64 %9, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !16
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %39

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw %struct.float2, ptr %1, i64 %12
  %18 = load float, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = and i64 %12, 1
  %22 = getelementptr inbounds nuw [3 x float], ptr %0, i64 %21
  %23 = urem i64 %12, 3
  %24 = getelementptr inbounds nuw float, ptr %22, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = fmul contract float %18, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = load i32, ptr %27, align 8, !tbaa !13
  %29 = and i32 %28, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(1) @steps to ptr), i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !17
  store float %26, ptr %4, align 8, !tbaa !8
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %20, ptr %33, align 4, !tbaa !8
  %34 = call %struct.float2 %32(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull byval(%struct.float2) align 8 %4) #3
  %35 = extractvalue %struct.float2 %34, 0
  %36 = extractvalue %struct.float2 %34, 1
  %37 = getelementptr inbounds nuw %struct.float2, ptr %2, i64 %12
  store float %35, ptr %37, align 8, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4
  store float %36, ptr %38, align 4, !tbaa !8
  br label %39

39:                                               ; preds = %3, %16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

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
!10 = !{!11, !9, i64 0}
!11 = !{!"_ZTS6float2", !9, i64 0, !9, i64 4}
!12 = !{!11, !9, i64 4}
!13 = !{!14, !5, i64 24}
!14 = !{!"_ZTS6Affine", !6, i64 0, !5, i64 24, !15, i64 32}
!15 = !{!"long long", !6, i64 0}
!16 = !{!14, !15, i64 32}
!17 = !{!18, !18, i64 0}
!18 = !{!"any pointer", !6, i64 0}
