; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@palette = dso_local addrspace(4) externally_initialized constant [16 x i32] [i32 0, i32 1644912, i32 205, i32 4286945, i32 2003199, i32 49151, i32 8900331, i32 11591910, i32 16777184, i32 16448210, i32 16766720, i32 16753920, i32 16747520, i32 16729344, i32 11674146, i32 9109504], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @palette to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = icmp slt i32 %13, %1
  %20 = icmp slt i32 %18, %2
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %74

22:                                               ; preds = %8
  %23 = sitofp i32 %13 to double
  %24 = fmul contract double %5, %23
  %25 = fadd contract double %3, %24
  %26 = uitofp nneg i32 %18 to double
  %27 = fmul contract double %5, %26
  %28 = fsub contract double %4, %27
  %29 = icmp sgt i32 %6, 0
  br i1 %29, label %30, label %51

30:                                               ; preds = %22, %38
  %31 = phi i32 [ %44, %38 ], [ 0, %22 ]
  %32 = phi double [ %43, %38 ], [ 0.000000e+00, %22 ]
  %33 = phi double [ %40, %38 ], [ 0.000000e+00, %22 ]
  %34 = fmul contract double %33, %33
  %35 = fmul contract double %32, %32
  %36 = fadd contract double %34, %35
  %37 = fcmp contract ugt double %36, 4.000000e+00
  br i1 %37, label %46, label %38

38:                                               ; preds = %30
  %39 = fsub contract double %34, %35
  %40 = fadd contract double %25, %39
  %41 = fmul contract double %33, 2.000000e+00
  %42 = fmul contract double %41, %32
  %43 = fadd contract double %28, %42
  %44 = add nuw nsw i32 %31, 1
  %45 = icmp eq i32 %44, %6
  br i1 %45, label %46, label %30, !llvm.loop !8

46:                                               ; preds = %38, %30
  %47 = phi double [ %33, %30 ], [ %40, %38 ]
  %48 = phi i32 [ %31, %30 ], [ %6, %38 ]
  %49 = fcmp contract ogt double %47, 0.000000e+00
  %50 = select i1 %49, i32 16777215, i32 0
  br label %51

51:                                               ; preds = %46, %22
  %52 = phi i32 [ 0, %22 ], [ %50, %46 ]
  %53 = phi i32 [ 0, %22 ], [ %48, %46 ]
  switch i32 %7, label %66 [
    i32 0, label %54
    i32 1, label %61
    i32 2, label %68
    i32 3, label %63
  ]

54:                                               ; preds = %51
  %55 = icmp eq i32 %53, %6
  br i1 %55, label %68, label %56

56:                                               ; preds = %54
  %57 = and i32 %53, 15
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @palette to ptr), i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4
  br label %68

61:                                               ; preds = %51
  %62 = mul i32 %53, 65793
  br label %68

63:                                               ; preds = %51
  %64 = urem i32 %53, 7
  %65 = mul nuw nsw i32 %64, 2105376
  br label %68

66:                                               ; preds = %51
  %67 = tail call i32 @llvm.bitreverse.i32(i32 %53)
  br label %68

68:                                               ; preds = %51, %56, %54, %66, %63, %61
  %69 = phi i32 [ %67, %66 ], [ %65, %63 ], [ %62, %61 ], [ 0, %54 ], [ %60, %56 ], [ %52, %51 ]
  %70 = mul nsw i32 %1, %18
  %71 = add nsw i32 %70, %13
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %0, i64 %72
  store i32 %69, ptr %73, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %8, %68
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
