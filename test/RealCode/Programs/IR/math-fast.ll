target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z7softmaxPKfPfi(ptr %0, ptr %1, i32 %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %42

5:
  %6 = phi i32 [ %12, %5 ], [ 0, %3 ]
  %7 = phi float [ %11, %5 ], [ 0xFFF0000000000000, %3 ]
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4
  %11 = tail call fast float @__nv_fmaxf(float %7, float %10) #4
  %12 = add nuw nsw i32 %6, 1
  %13 = icmp eq i32 %12, %2
  br i1 %13, label %14, label %5

14:
  %15 = phi i32 [ %24, %14 ], [ 0, %5 ]
  %16 = phi float [ %23, %14 ], [ 0.000000e+00, %5 ]
  %17 = zext nneg i32 %15 to i64
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fsub fast float %19, %11
  %21 = tail call fast float @__nv_fast_expf(float %20) #4
  %22 = getelementptr inbounds nuw float, ptr %1, i64 %17
  store float %21, ptr %22, align 4
  %23 = fadd fast float %21, %16
  %24 = add nuw nsw i32 %15, 1
  %25 = icmp eq i32 %24, %2
  br i1 %25, label %26, label %14

26:
  %27 = and i32 %2, 1
  %28 = icmp eq i32 %2, 1
  br i1 %28, label %35, label %29

29:
  %30 = and i32 %2, 2147483646
  %31 = fdiv fast float 1.000000e+00, %23
  %32 = fdiv fast float 1.000000e+00, %23
  br label %43

33:
  %34 = icmp eq i32 %27, 0
  br i1 %34, label %42, label %35

35:
  %36 = phi i32 [ 0, %26 ], [ %55, %33 ]
  %37 = icmp ne i32 %27, 0
  tail call void @llvm.assume(i1 %37)
  %38 = zext nneg i32 %36 to i64
  %39 = getelementptr inbounds nuw float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fdiv fast float %40, %23
  store float %41, ptr %39, align 4
  br label %42

42:
  ret void

43:
  %44 = phi i32 [ 0, %29 ], [ %55, %43 ]
  %45 = phi i32 [ 0, %29 ], [ %56, %43 ]
  %46 = zext nneg i32 %44 to i64
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul fast float %48, %31
  store float %49, ptr %47, align 4
  %50 = zext nneg i32 %44 to i64
  %51 = getelementptr inbounds nuw float, ptr %1, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %53 = load float, ptr %52, align 4
  %54 = fmul fast float %53, %32
  store float %54, ptr %52, align 4
  %55 = add nuw nsw i32 %44, 2
  %56 = add i32 %45, 2
  %57 = icmp eq i32 %56, %30
  br i1 %57, label %33, label %43
}

define ptx_kernel void @_Z3dotPKfS0_Pfi(ptr %0, ptr %1, ptr %2, i32 %3) #1 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %31

6:
  %7 = and i32 %3, 3
  %8 = icmp ult i32 %3, 4
  br i1 %8, label %13, label %9

9:
  %10 = and i32 %3, 2147483644
  br label %33

11:
  %12 = icmp eq i32 %7, 0
  br i1 %12, label %31, label %13

13:
  %14 = phi i32 [ 0, %6 ], [ %68, %11 ]
  %15 = phi float [ 0.000000e+00, %6 ], [ %67, %11 ]
  %16 = icmp ne i32 %7, 0
  tail call void @llvm.assume(i1 %16)
  br label %17

17:
  %18 = phi i32 [ %28, %17 ], [ %14, %13 ]
  %19 = phi float [ %27, %17 ], [ %15, %13 ]
  %20 = phi i32 [ %29, %17 ], [ 0, %13 ]
  %21 = zext nneg i32 %18 to i64
  %22 = getelementptr inbounds nuw float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw float, ptr %1, i64 %21
  %25 = load float, ptr %24, align 4
  %26 = fmul fast float %25, %23
  %27 = fadd fast float %26, %19
  %28 = add nuw nsw i32 %18, 1
  %29 = add i32 %20, 1
  %30 = icmp eq i32 %29, %7
  br i1 %30, label %31, label %17

31:
  %32 = phi float [ 0.000000e+00, %4 ], [ %67, %11 ], [ %27, %17 ]
  store float %32, ptr %2, align 4
  ret void

33:
  %34 = phi i32 [ 0, %9 ], [ %68, %33 ]
  %35 = phi float [ 0.000000e+00, %9 ], [ %67, %33 ]
  %36 = phi i32 [ 0, %9 ], [ %69, %33 ]
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %37
  %41 = load float, ptr %40, align 4
  %42 = fmul fast float %41, %39
  %43 = fadd fast float %42, %35
  %44 = or i32 %34, 1
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw float, ptr %1, i64 %45
  %49 = load float, ptr %48, align 4
  %50 = fmul fast float %49, %47
  %51 = fadd fast float %50, %43
  %52 = or i32 %34, 2
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw float, ptr %1, i64 %53
  %57 = load float, ptr %56, align 4
  %58 = fmul fast float %57, %55
  %59 = fadd fast float %58, %51
  %60 = or i32 %34, 3
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = getelementptr inbounds nuw float, ptr %1, i64 %61
  %65 = load float, ptr %64, align 4
  %66 = fmul fast float %65, %63
  %67 = fadd fast float %66, %59
  %68 = add nuw nsw i32 %34, 4
  %69 = add i32 %36, 4
  %70 = icmp eq i32 %69, %10
  br i1 %70, label %11, label %33
}

declare float @__nv_fmaxf(float, float) #2

declare float @__nv_fast_expf(float) #2

declare void @llvm.assume(i1) #3

attributes #0 = { convergent noinline nounwind "denormal-fp-math-f32"="preserve-sign,preserve-sign" "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "denormal-fp-math-f32"="preserve-sign,preserve-sign" "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind "denormal-fp-math-f32"="preserve-sign,preserve-sign" "target-features"="+ptx88,+sm_90" }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }
