target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@0 = internal addrspace(3) global [64 x i32] undef, align 4
@Stop = addrspace(1) externally_initialized global i32 0, align 4
@Progress = addrspace(1) externally_initialized global [4 x double] zeroinitializer, align 8
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @Progress to ptr), ptr addrspacecast (ptr addrspace(1) @Stop to ptr)], section "llvm.metadata"

define ptx_kernel void @_Z7warpSumPKiPi(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr i8, ptr %5, i64 128
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %8, %6
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %4
  store volatile i32 %9, ptr %10, align 4
  %11 = icmp ult i32 %3, 16
  br i1 %11, label %12, label %33

12:
  %13 = getelementptr i8, ptr %10, i64 64
  %14 = load volatile i32, ptr %13, align 4
  %15 = load volatile i32, ptr %10, align 4
  %16 = add nsw i32 %15, %14
  store volatile i32 %16, ptr %10, align 4
  %17 = getelementptr i8, ptr %10, i64 32
  %18 = load volatile i32, ptr %17, align 4
  %19 = load volatile i32, ptr %10, align 4
  %20 = add nsw i32 %19, %18
  store volatile i32 %20, ptr %10, align 4
  %21 = getelementptr i8, ptr %10, i64 16
  %22 = load volatile i32, ptr %21, align 4
  %23 = load volatile i32, ptr %10, align 4
  %24 = add nsw i32 %23, %22
  store volatile i32 %24, ptr %10, align 4
  %25 = getelementptr i8, ptr %10, i64 8
  %26 = load volatile i32, ptr %25, align 4
  %27 = load volatile i32, ptr %10, align 4
  %28 = add nsw i32 %27, %26
  store volatile i32 %28, ptr %10, align 4
  %29 = getelementptr i8, ptr %10, i64 4
  %30 = load volatile i32, ptr %29, align 4
  %31 = load volatile i32, ptr %10, align 4
  %32 = add nsw i32 %31, %30
  store volatile i32 %32, ptr %10, align 4
  br label %33

33:
  %34 = icmp eq i32 %3, 0
  br i1 %34, label %35, label %37

35:
  %36 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @0 to ptr), align 4
  store i32 %36, ptr %1, align 4
  br label %37

37:
  ret void
}

define ptx_kernel void @_Z4spinPVhPVsPV6float2x(ptr %0, ptr %1, ptr %2, i64 %3) #0 {
  %5 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @Stop to ptr), align 4
  %6 = icmp eq i32 %5, 0
  %7 = icmp sgt i64 %3, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %29

9:
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = and i32 %10, 3
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(1) @Progress to ptr), i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 2
  br label %16

16:
  %17 = phi i64 [ 0, %9 ], [ %18, %16 ]
  %18 = add nuw nsw i64 %17, 1
  %19 = load volatile double, ptr %13, align 8
  %20 = fadd contract double %19, 5.000000e-01
  store volatile double %20, ptr %13, align 8
  %21 = load volatile i8, ptr %14, align 1
  %22 = add i8 %21, 1
  store volatile i8 %22, ptr %0, align 1
  %23 = load volatile i16, ptr %15, align 2
  %24 = sub i16 0, %23
  store volatile i16 %24, ptr %1, align 2
  %25 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @Stop to ptr), align 4
  %26 = icmp eq i32 %25, 0
  %27 = icmp slt i64 %18, %3
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %16, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %31 = load volatile float, ptr %30, align 4
  store volatile float %31, ptr %2, align 8
  ret void
}

define ptx_kernel void @_Z4axpyPKfPfS0_i(ptr noalias %0, ptr noalias %1, ptr noalias %2, i32 %3) #1 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %3
  br i1 %6, label %7, label %10

7:
  %8 = load float, ptr %2, align 4
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %11

10:
  ret void

11:
  %12 = phi i32 [ %5, %7 ], [ %20, %11 ]
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4
  %16 = fmul contract float %8, %15
  %17 = getelementptr inbounds float, ptr %1, i64 %13
  %18 = load float, ptr %17, align 4
  %19 = fadd contract float %18, %16
  store float %19, ptr %17, align 4
  %20 = add i32 %12, %9
  %21 = icmp slt i32 %20, %3
  br i1 %21, label %11, label %10
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
