; ModuleID = 'print.cu'
source_filename = "print.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%printf_args = type { i32, i32, i32 }
%printf_args.0 = type { ptr, double }

@.str = private unnamed_addr constant [46 x i8] c"thread %d of block %d: x[%d] is not a number\0A\00", align 1
@.str1 = private unnamed_addr constant [8 x i8] c"%s: %f\0A\00", align 1
@.str2 = private unnamed_addr constant [12 x i8] c"first value\00", align 1

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @print(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %printf_args, align 8
  %4 = alloca %printf_args.0, align 8
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %1
  br i1 %6, label %7, label %17

7:                                                ; preds = %2
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fcmp contract ord float %10, 0.000000e+00
  br i1 %11, label %17, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %5, ptr %3, align 8
  store i32 %15, ptr %14, align 4
  store i32 %5, ptr %13, align 8
  %16 = call i32 @vprintf(ptr nonnull @.str, ptr nonnull %3) #2
  br label %17

17:                                               ; preds = %12, %7, %2
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %17
  %20 = load float, ptr %0, align 4, !tbaa !8
  %21 = fpext contract float %20 to double
  store ptr @.str2, ptr %4, align 8
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %21, ptr %22, align 8
  %23 = call i32 @vprintf(ptr nonnull @.str1, ptr nonnull %4) #2
  br label %24

24:                                               ; preds = %19, %17
  ret void
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx88,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

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
