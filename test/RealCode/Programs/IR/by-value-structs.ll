target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { [12 x double], [3 x %1], %2 }
%1 = type { i8, i16 }
%2 = type { [7 x i8] }

define ptx_kernel void @_Z7written5LargePdi(ptr byval(%0) align 8 %0, ptr %1, i32 %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %23

5:
  %6 = and i32 %2, 1
  %7 = icmp eq i32 %2, 1
  br i1 %7, label %12, label %8

8:
  %9 = and i32 %2, 2147483646
  br label %32

10:
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %23, label %12

12:
  %13 = phi i32 [ 0, %5 ], [ %52, %10 ]
  %14 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %14)
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr inbounds nuw double, ptr %1, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = urem i32 %13, 12
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul contract double %17, %21
  store double %22, ptr %20, align 8
  br label %23

23:
  %24 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = trunc nuw nsw i32 %24 to i16
  %26 = urem i16 %25, 12
  %27 = zext nneg i16 %26 to i64
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = zext nneg i32 %24 to i64
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %30
  store double %29, ptr %31, align 8
  ret void

32:
  %33 = phi i32 [ 0, %8 ], [ %52, %32 ]
  %34 = phi i32 [ 0, %8 ], [ %53, %32 ]
  %35 = zext nneg i32 %33 to i64
  %36 = getelementptr inbounds nuw double, ptr %1, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = urem i32 %33, 12
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul contract double %37, %41
  store double %42, ptr %40, align 8
  %43 = or i32 %33, 1
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr %1, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = urem i32 %43, 12
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul contract double %46, %50
  store double %51, ptr %49, align 8
  %52 = add nuw nsw i32 %33, 2
  %53 = add i32 %34, 2
  %54 = icmp eq i32 %53, %9
  br i1 %54, label %10, label %32
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare void @llvm.assume(i1) #2

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
