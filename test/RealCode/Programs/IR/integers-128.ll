target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z10arithmeticPKnPKoPnPo(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i128, ptr %0, i64 %6
  %8 = load i128, ptr %7, align 16
  %9 = add nuw nsw i32 %5, 1
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i128, ptr %0, i64 %10
  %12 = load i128, ptr %11, align 16
  %13 = getelementptr inbounds nuw i128, ptr %1, i64 %6
  %14 = load i128, ptr %13, align 16
  %15 = getelementptr inbounds nuw i128, ptr %1, i64 %10
  %16 = load i128, ptr %15, align 16
  %17 = mul nsw i128 %12, 3
  %18 = xor i128 %12, %8
  %19 = xor i128 %18, -1
  %20 = add i128 %17, %19
  store i128 %20, ptr %2, align 16
  %21 = and i32 %5, 127
  %22 = zext nneg i32 %21 to i128
  %23 = shl i128 %8, %22
  %24 = ashr i128 %12, %22
  %25 = or i128 %24, %23
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i128 %25, ptr %26, align 16
  %27 = icmp slt i128 %8, %12
  %28 = sub nsw i128 0, %8
  %29 = select i1 %27, i128 %28, i128 %12
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i128 %29, ptr %30, align 16
  %31 = mul i128 %16, %14
  %32 = lshr i128 %14, %22
  %33 = add i128 %31, %32
  %34 = and i128 %16, %14
  %35 = sub i128 %33, %34
  store i128 %35, ptr %3, align 16
  %36 = icmp ugt i128 %14, %16
  %37 = or i128 %16, 1
  %38 = select i1 %36, i128 %14, i128 %37
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i128 %38, ptr %39, align 16
  %40 = icmp eq i128 %14, %16
  %41 = zext i1 %40 to i128
  %42 = icmp eq i128 %14, 0
  %43 = select i1 %42, i128 0, i128 2
  %44 = or i128 %43, %41
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i128 %44, ptr %45, align 16
  ret void
}

define ptx_kernel void @_Z8divisionPKnPKoPnPo(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = load i128, ptr %0, align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i128, ptr %6, align 16
  %8 = sdiv i128 %5, %7
  store i128 %8, ptr %2, align 16
  %9 = load i128, ptr %0, align 16
  %10 = load i128, ptr %6, align 16
  %11 = srem i128 %9, %10
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i128 %11, ptr %12, align 16
  %13 = load i128, ptr %1, align 16
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i128, ptr %14, align 16
  %16 = udiv i128 %13, %15
  store i128 %16, ptr %3, align 16
  %17 = load i128, ptr %1, align 16
  %18 = urem i128 %17, 1000000007
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i128 %18, ptr %19, align 16
  ret void
}

define ptx_kernel void @_Z11conversionsPKfPKdPnPdPx(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #0 {
  %6 = load float, ptr %0, align 4
  %7 = fptosi float %6 to i128
  %8 = load double, ptr %1, align 8
  %9 = fptosi double %8 to i128
  %10 = add nsw i128 %9, %7
  store i128 %10, ptr %2, align 16
  %11 = load i64, ptr %4, align 8
  %12 = sext i64 %11 to i128
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = sext i64 %14 to i128
  %16 = mul nsw i128 %15, %12
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i128 %16, ptr %17, align 16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = zext i64 %19 to i128
  %21 = shl nuw i128 %20, 64
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %23 = load i128, ptr %22, align 16
  %24 = sitofp i128 %23 to double
  %25 = uitofp i128 %21 to double
  %26 = fadd contract double %24, %25
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %28 = load i128, ptr %27, align 16
  %29 = sitofp i128 %28 to float
  %30 = fpext contract float %29 to double
  %31 = fadd contract double %26, %30
  store double %31, ptr %3, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %33 = load i128, ptr %32, align 16
  %34 = lshr i128 %33, 64
  %35 = trunc nuw i128 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %37 = load i128, ptr %36, align 16
  %38 = trunc i128 %37 to i32
  %39 = sext i32 %38 to i64
  %40 = add nsw i64 %39, %35
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %40, ptr %41, align 8
  ret void
}

define i128 @_Z6powmodooo(i128 %0, i128 %1, i128 %2) #1 {
  %4 = icmp eq i128 %1, 0
  br i1 %4, label %20, label %5

5:
  %6 = phi i128 [ %15, %14 ], [ 1, %3 ]
  %7 = phi i128 [ %17, %14 ], [ %0, %3 ]
  %8 = phi i128 [ %18, %14 ], [ %1, %3 ]
  %9 = and i128 %8, 1
  %10 = icmp eq i128 %9, 0
  br i1 %10, label %14, label %11

11:
  %12 = mul i128 %6, %7
  %13 = urem i128 %12, %2
  br label %14

14:
  %15 = phi i128 [ %13, %11 ], [ %6, %5 ]
  %16 = mul i128 %7, %7
  %17 = urem i128 %16, %2
  %18 = lshr i128 %8, 1
  %19 = icmp eq i128 %18, 0
  br i1 %19, label %20, label %5

20:
  %21 = phi i128 [ 1, %3 ], [ %15, %14 ]
  ret i128 %21
}

define ptx_kernel void @_Z6powersPyo(ptr %0, i128 %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i64, ptr %0, i64 %4
  %6 = load i64, ptr %5, align 8
  %7 = zext i64 %6 to i128
  %8 = tail call i128 @_Z6powmodooo(i128 %7, i128 %1, i128 18446744073709551557) #3
  %9 = trunc i128 %8 to i64
  store i64 %9, ptr %5, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
