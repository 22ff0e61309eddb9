target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { ptr }
%1 = type { i32, i32 }

$_ZN3cub17CUB_300001_SM_9006detail11EmptyKernelIvEEvv = comdat any

$_ZN3cub17CUB_300001_SM_9006detail4scan20DeviceScanInitKernelINS0_13ScanTileStateIiLb1EEEEEvT_i = comdat any

$_ZN3cub17CUB_300001_SM_9006detail4scan23DeviceCompactInitKernelINS0_13ScanTileStateIiLb1EEEPiEEvT_iT0_ = comdat any

define hidden ptx_kernel void @_ZN3cub17CUB_300001_SM_9006detail11EmptyKernelIvEEvv() #0 comdat {
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

define hidden ptx_kernel void @_ZN3cub17CUB_300001_SM_9006detail4scan20DeviceScanInitKernelINS0_13ScanTileStateIiLb1EEEEEvT_i(ptr byval(%0) align 8 %0, i32 %1) #2 comdat {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %15

9:
  %10 = load ptr, ptr %0, align 8
  %11 = sext i32 %7 to i64
  %12 = getelementptr %1, ptr %10, i64 %11
  %13 = getelementptr i8, ptr %12, i64 256
  store i32 99, ptr %13, align 8
  %14 = getelementptr i8, ptr %12, i64 260
  store i32 0, ptr %14, align 4
  br label %15

15:
  %16 = icmp eq i32 %3, 0
  %17 = icmp ult i32 %6, 32
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %19, label %24

19:
  %20 = load ptr, ptr %0, align 8
  %21 = zext nneg i32 %6 to i64
  %22 = getelementptr inbounds nuw %1, ptr %20, i64 %21
  store i32 0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 4
  store i32 0, ptr %23, align 4
  br label %24

24:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

define hidden ptx_kernel void @_ZN3cub17CUB_300001_SM_9006detail4scan23DeviceCompactInitKernelINS0_13ScanTileStateIiLb1EEEPiEEvT_iT0_(ptr byval(%0) align 8 %0, i32 %1, ptr %2) #2 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %16

10:
  %11 = load ptr, ptr %0, align 8
  %12 = sext i32 %8 to i64
  %13 = getelementptr %1, ptr %11, i64 %12
  %14 = getelementptr i8, ptr %13, i64 256
  store i32 99, ptr %14, align 8
  %15 = getelementptr i8, ptr %13, i64 260
  store i32 0, ptr %15, align 4
  br label %16

16:
  %17 = icmp eq i32 %4, 0
  %18 = icmp ult i32 %7, 32
  %19 = select i1 %17, i1 %18, i1 false
  br i1 %19, label %20, label %25

20:
  %21 = load ptr, ptr %0, align 8
  %22 = zext nneg i32 %7 to i64
  %23 = getelementptr inbounds nuw %1, ptr %21, i64 %22
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 0, ptr %24, align 4
  br label %25

25:
  %26 = or i32 %4, %7
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %29

28:
  store i32 0, ptr %2, align 4
  br label %29

29:
  ret void
}

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
