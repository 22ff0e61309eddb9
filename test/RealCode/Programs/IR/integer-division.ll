target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z6divideIhEvPKT_S2_PS0_ = comdat any

$_Z6divideItEvPKT_S2_PS0_ = comdat any

$_Z6divideIiEvPKT_S2_PS0_ = comdat any

$_Z6divideIjEvPKT_S2_PS0_ = comdat any

$_Z6divideIxEvPKT_S2_PS0_ = comdat any

$_Z6divideIyEvPKT_S2_PS0_ = comdat any

define ptx_kernel void @_Z6divideIhEvPKT_S2_PS0_(ptr %0, ptr %1, ptr %2) #0 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 %5
  %9 = load i8, ptr %8, align 1
  %10 = freeze i8 %7
  %11 = freeze i8 %9
  %12 = udiv i8 %10, %11
  %13 = shl nuw nsw i32 %4, 2
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 %14
  store i8 %12, ptr %15, align 1
  %16 = mul i8 %12, %11
  %17 = sub i8 %10, %16
  %18 = getelementptr i8, ptr %15, i64 1
  store i8 %17, ptr %18, align 1
  %19 = udiv i8 %7, 7
  %20 = urem i8 %7, 10
  %21 = add nuw nsw i8 %19, %20
  %22 = lshr i8 %7, 4
  %23 = add nuw nsw i8 %21, %22
  %24 = and i8 %7, 31
  %25 = sub nsw i8 %23, %24
  %26 = getelementptr i8, ptr %15, i64 2
  store i8 %25, ptr %26, align 1
  %27 = udiv i8 100, %9
  %28 = getelementptr i8, ptr %15, i64 3
  store i8 %27, ptr %28, align 1
  ret void
}

define ptx_kernel void @_Z6divideItEvPKT_S2_PS0_(ptr %0, ptr %1, ptr %2) #0 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i16, ptr %0, i64 %5
  %7 = load i16, ptr %6, align 2
  %8 = getelementptr inbounds nuw i16, ptr %1, i64 %5
  %9 = load i16, ptr %8, align 2
  %10 = freeze i16 %7
  %11 = freeze i16 %9
  %12 = udiv i16 %10, %11
  %13 = shl nuw nsw i32 %4, 2
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i16, ptr %2, i64 %14
  store i16 %12, ptr %15, align 2
  %16 = mul i16 %12, %11
  %17 = sub i16 %10, %16
  %18 = getelementptr i8, ptr %15, i64 2
  store i16 %17, ptr %18, align 2
  %19 = udiv i16 %7, 7
  %20 = urem i16 %7, 10
  %21 = add nuw nsw i16 %19, %20
  %22 = lshr i16 %7, 4
  %23 = add nuw nsw i16 %21, %22
  %24 = and i16 %7, 31
  %25 = sub nsw i16 %23, %24
  %26 = getelementptr i8, ptr %15, i64 4
  store i16 %25, ptr %26, align 2
  %27 = udiv i16 100, %9
  %28 = getelementptr i8, ptr %15, i64 6
  store i16 %27, ptr %28, align 2
  ret void
}

define ptx_kernel void @_Z6divideIiEvPKT_S2_PS0_(ptr %0, ptr %1, ptr %2) #0 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = freeze i32 %7
  %11 = freeze i32 %9
  %12 = sdiv i32 %10, %11
  %13 = shl nuw nsw i32 %4, 2
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %2, i64 %14
  store i32 %12, ptr %15, align 4
  %16 = mul i32 %12, %11
  %17 = sub i32 %10, %16
  %18 = getelementptr i8, ptr %15, i64 4
  store i32 %17, ptr %18, align 4
  %19 = sdiv i32 %7, 7
  %20 = srem i32 %7, 10
  %21 = add nsw i32 %19, %20
  %22 = sdiv i32 %7, 16
  %23 = add nsw i32 %21, %22
  %24 = srem i32 %7, 32
  %25 = sub nsw i32 %23, %24
  %26 = getelementptr i8, ptr %15, i64 8
  store i32 %25, ptr %26, align 4
  %27 = sdiv i32 100, %9
  %28 = getelementptr i8, ptr %15, i64 12
  store i32 %27, ptr %28, align 4
  ret void
}

define ptx_kernel void @_Z6divideIjEvPKT_S2_PS0_(ptr %0, ptr %1, ptr %2) #0 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = freeze i32 %7
  %11 = freeze i32 %9
  %12 = udiv i32 %10, %11
  %13 = shl nuw nsw i32 %4, 2
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %2, i64 %14
  store i32 %12, ptr %15, align 4
  %16 = mul i32 %12, %11
  %17 = sub i32 %10, %16
  %18 = getelementptr i8, ptr %15, i64 4
  store i32 %17, ptr %18, align 4
  %19 = udiv i32 %7, 7
  %20 = urem i32 %7, 10
  %21 = add nuw nsw i32 %19, %20
  %22 = lshr i32 %7, 4
  %23 = add nuw nsw i32 %21, %22
  %24 = and i32 %7, 31
  %25 = sub nsw i32 %23, %24
  %26 = getelementptr i8, ptr %15, i64 8
  store i32 %25, ptr %26, align 4
  %27 = udiv i32 100, %9
  %28 = getelementptr i8, ptr %15, i64 12
  store i32 %27, ptr %28, align 4
  ret void
}

define ptx_kernel void @_Z6divideIxEvPKT_S2_PS0_(ptr %0, ptr %1, ptr %2) #0 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %9 = load i64, ptr %8, align 8
  %10 = freeze i64 %7
  %11 = freeze i64 %9
  %12 = sdiv i64 %10, %11
  %13 = shl nuw nsw i32 %4, 2
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i64, ptr %2, i64 %14
  store i64 %12, ptr %15, align 8
  %16 = mul i64 %12, %11
  %17 = sub i64 %10, %16
  %18 = getelementptr i8, ptr %15, i64 8
  store i64 %17, ptr %18, align 8
  %19 = sdiv i64 %7, 7
  %20 = srem i64 %7, 10
  %21 = add nsw i64 %19, %20
  %22 = sdiv i64 %7, 16
  %23 = add nsw i64 %21, %22
  %24 = srem i64 %7, 32
  %25 = sub nsw i64 %23, %24
  %26 = getelementptr i8, ptr %15, i64 16
  store i64 %25, ptr %26, align 8
  %27 = sdiv i64 100, %9
  %28 = getelementptr i8, ptr %15, i64 24
  store i64 %27, ptr %28, align 8
  ret void
}

define ptx_kernel void @_Z6divideIyEvPKT_S2_PS0_(ptr %0, ptr %1, ptr %2) #0 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %9 = load i64, ptr %8, align 8
  %10 = freeze i64 %7
  %11 = freeze i64 %9
  %12 = udiv i64 %10, %11
  %13 = shl nuw nsw i32 %4, 2
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i64, ptr %2, i64 %14
  store i64 %12, ptr %15, align 8
  %16 = mul i64 %12, %11
  %17 = sub i64 %10, %16
  %18 = getelementptr i8, ptr %15, i64 8
  store i64 %17, ptr %18, align 8
  %19 = udiv i64 %7, 7
  %20 = urem i64 %7, 10
  %21 = add nuw nsw i64 %19, %20
  %22 = lshr i64 %7, 4
  %23 = add nuw nsw i64 %21, %22
  %24 = and i64 %7, 31
  %25 = sub nsw i64 %23, %24
  %26 = getelementptr i8, ptr %15, i64 16
  store i64 %25, ptr %26, align 8
  %27 = udiv i64 100, %9
  %28 = getelementptr i8, ptr %15, i64 24
  store i64 %27, ptr %28, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
