target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z10mandelbrotPhii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = sitofp i32 %8 to double
  %15 = fmul contract double %14, 3.000000e+00
  %16 = sitofp i32 %1 to double
  %17 = fdiv contract double %15, %16
  %18 = fadd contract double %17, -2.000000e+00
  %19 = mul nuw nsw i32 %13, 3
  %20 = uitofp nneg i32 %19 to double
  %21 = fdiv contract double %20, %16
  %22 = fadd contract double %21, -1.500000e+00
  %23 = icmp sgt i32 %2, 0
  br i1 %23, label %24, label %62

24:
  %25 = phi i32 [ %57, %49 ], [ 0, %3 ]
  %26 = phi double [ %56, %49 ], [ 0.000000e+00, %3 ]
  %27 = phi double [ %55, %49 ], [ 0.000000e+00, %3 ]
  %28 = tail call contract double @__nv_fabs(double %27) #3
  %29 = tail call contract double @__nv_sqrt(double 0x10000000000000) #3
  %30 = fcmp contract olt double %28, %29
  br i1 %30, label %31, label %42

31:
  %32 = tail call contract double @__nv_fabs(double %26) #3
  %33 = tail call contract double @__nv_sqrt(double 0x10000000000000) #3
  %34 = fcmp contract olt double %32, %33
  br i1 %34, label %35, label %42

35:
  %36 = fmul contract double %27, 4.000000e+00
  %37 = fmul contract double %26, 4.000000e+00
  %38 = fmul contract double %36, %36
  %39 = fmul contract double %37, %37
  %40 = fadd contract double %38, %39
  %41 = fmul contract double %40, 6.250000e-02
  br label %46

42:
  %43 = fmul contract double %27, %27
  %44 = fmul contract double %26, %26
  %45 = fadd contract double %43, %44
  br label %46

46:
  %47 = phi double [ %41, %35 ], [ %45, %42 ]
  %48 = fcmp contract olt double %47, 4.000000e+00
  br i1 %48, label %49, label %59

49:
  %50 = fmul contract double %27, %27
  %51 = fmul contract double %26, %26
  %52 = fsub contract double %50, %51
  %53 = fmul contract double %27, %26
  %54 = fadd contract double %53, %53
  %55 = fadd contract double %18, %52
  %56 = fadd contract double %22, %54
  %57 = add nuw nsw i32 %25, 1
  %58 = icmp eq i32 %57, %2
  br i1 %58, label %59, label %24

59:
  %60 = phi i32 [ %25, %46 ], [ %2, %49 ]
  %61 = trunc i32 %60 to i8
  br label %62

62:
  %63 = phi i8 [ 0, %3 ], [ %61, %59 ]
  %64 = mul nsw i32 %1, %13
  %65 = add nsw i32 %64, %8
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %0, i64 %66
  store i8 %63, ptr %67, align 1
  ret void
}

declare double @__nv_fabs(double) #1

declare double @__nv_sqrt(double) #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind }
