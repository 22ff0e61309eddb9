target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i32 }
%1 = type <{ i8, i16, [6 x i8], i16, i8 }>
%2 = type { float }

define ptx_kernel void @_Z5datesP4DatePi(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %0, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = freeze i32 %6
  %8 = add i32 %7, 1
  %9 = and i32 %8, 31
  %10 = and i32 %7, -32
  %11 = or i32 %9, %10
  %12 = and i32 %7, 31
  %13 = icmp eq i32 %12, 30
  br i1 %13, label %14, label %31

14:
  %15 = lshr i32 %7, 5
  %16 = and i32 %15, 15
  %17 = icmp ult i32 %16, 12
  %18 = shl nuw nsw i32 %16, 5
  %19 = add nsw i32 %18, -384
  %20 = select i1 %17, i32 %18, i32 %19
  %21 = add nuw nsw i32 %20, 32
  %22 = or i32 %21, %7
  %23 = and i32 %21, 480
  %24 = icmp eq i32 %23, 32
  %25 = sext i1 %24 to i32
  %26 = shl nsw i32 %25, 9
  %27 = add i32 %26, %22
  %28 = and i32 %27, -512
  %29 = or i32 %23, %28
  %30 = or i32 %29, 1
  br label %31

31:
  %32 = phi i32 [ %30, %14 ], [ %11, %2 ]
  store i32 %32, ptr %5, align 4
  %33 = ashr i32 %32, 9
  %34 = mul nsw i32 %33, 10000
  %35 = lshr i32 %32, 5
  %36 = and i32 %35, 15
  %37 = mul nuw nsw i32 %36, 100
  %38 = and i32 %32, 31
  %39 = add i32 %34, %38
  %40 = add i32 %39, %37
  %41 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %40, ptr %41, align 4
  ret void
}

define ptx_kernel void @_Z7packetsP6PacketPy(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %1, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 9
  %7 = load i16, ptr %6, align 1
  %8 = ashr i16 %7, 3
  %9 = sext i16 %8 to i64
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 3
  %11 = load i48, ptr %10, align 1
  %12 = zext i48 %11 to i64
  %13 = add nsw i64 %12, %9
  %14 = trunc i64 %13 to i48
  store i48 %14, ptr %10, align 1
  %15 = and i16 %7, 7
  %16 = and i16 %7, -8
  %17 = sub i16 %15, %16
  %18 = xor i16 %17, 5
  store i16 %18, ptr %6, align 1
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 11
  %20 = load i8, ptr %19, align 1
  %21 = trunc i8 %20 to i1
  %22 = load i8, ptr %5, align 1
  %23 = and i8 %22, 12
  %24 = icmp ne i8 %23, 0
  %25 = xor i1 %21, true
  %26 = select i1 %25, i1 %24, i1 false
  %27 = zext i1 %26 to i8
  %28 = and i8 %20, -2
  %29 = or i8 %28, %27
  store i8 %29, ptr %19, align 1
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %31 = load i16, ptr %30, align 1
  %32 = tail call i16 @llvm.bswap.i16(i16 %31)
  store i16 %32, ptr %30, align 1
  %33 = and i64 %13, 281474976710655
  %34 = lshr i8 %22, 4
  %35 = zext nneg i8 %34 to i64
  %36 = zext i1 %26 to i64
  %37 = add nuw nsw i64 %33, %36
  %38 = add nuw nsw i64 %37, %35
  %39 = getelementptr inbounds nuw i64, ptr %1, i64 %4
  store i64 %38, ptr %39, align 8
  ret void
}

define ptx_kernel void @_Z6floatsP5FloatPV4Date(ptr %0, ptr %1) #1 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %2, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = and i32 %6, 2139095040
  %8 = icmp eq i32 %7, 0
  %9 = add i32 %6, 16777216
  %10 = and i32 %9, 2139095040
  %11 = and i32 %6, -2139095041
  %12 = or i32 %10, %11
  %13 = select i1 %8, i32 %6, i32 %12
  %14 = xor i32 %13, -2147483648
  store i32 %14, ptr %5, align 4
  %15 = load volatile i32, ptr %1, align 4
  %16 = shl i32 %13, 5
  %17 = and i32 %16, 480
  %18 = and i32 %15, -481
  %19 = or i32 %17, %18
  store volatile i32 %19, ptr %1, align 4
  %20 = load volatile i32, ptr %1, align 4
  %21 = load volatile i32, ptr %1, align 4
  %22 = shl i32 %20, 9
  %23 = and i32 %22, 15872
  %24 = add nuw nsw i32 %23, -20480
  %25 = and i32 %21, 511
  %26 = or i32 %24, %25
  store volatile i32 %26, ptr %1, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i16 @llvm.bswap.i16(i16) #3

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
