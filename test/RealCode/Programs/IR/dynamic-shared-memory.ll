target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pool = external addrspace(3) global [0 x i8], align 1
@twice = external addrspace(3) global [0 x i32], align 4

define ptx_kernel void @_Z5carvePKfPdi(ptr %0, ptr %1, i32 %2) #0 {
  %4 = sext i32 %2 to i64
  %5 = add i64 %4, add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @pool to ptr) to i64), i64 7)
  %6 = and i64 %5, -8
  %7 = shl nsw i64 %4, 3
  %8 = add i64 %6, %7
  %9 = inttoptr i64 %6 to ptr
  %10 = inttoptr i64 %8 to ptr
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = fcmp contract ogt float %14, 0.000000e+00
  %16 = zext i1 %15 to i8
  %17 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %12
  store i8 %16, ptr %17, align 1
  %18 = load float, ptr %13, align 4
  %19 = fpext contract float %18 to double
  %20 = getelementptr inbounds nuw double, ptr %9, i64 %12
  store double %19, ptr %20, align 8
  %21 = xor i32 %11, -1
  %22 = add i32 %2, %21
  %23 = trunc i32 %22 to i16
  %24 = getelementptr inbounds nuw i16, ptr %10, i64 %12
  store i16 %23, ptr %24, align 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = load i16, ptr %24, align 2
  %26 = sext i16 %25 to i64
  %27 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %33, label %30

30:
  %31 = getelementptr inbounds double, ptr %9, i64 %26
  %32 = load double, ptr %31, align 8
  br label %36

33:
  %34 = load double, ptr %20, align 8
  %35 = fneg contract double %34
  br label %36

36:
  %37 = phi contract double [ %32, %30 ], [ %35, %33 ]
  %38 = getelementptr inbounds nuw double, ptr %1, i64 %12
  store double %37, ptr %38, align 8
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

define ptx_kernel void @_Z4scanPKiPii(ptr %0, ptr %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @twice to ptr), i64 %5
  store i32 %7, ptr %8, align 4
  %9 = icmp sgt i32 %2, 1
  br i1 %9, label %21, label %10

10:
  %11 = phi i32 [ 0, %3 ], [ %23, %36 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = tail call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() #3
  %13 = tail call i32 asm "mov.u32 $0, %total_smem_size;", "=r"() #3
  %14 = add nuw nsw i32 %11, %4
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @twice to ptr), i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = add i32 %13, %12
  %19 = add i32 %18, %17
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %19, ptr %20, align 4
  ret void

21:
  %22 = phi i32 [ %23, %36 ], [ 0, %3 ]
  %23 = phi i32 [ %22, %36 ], [ %2, %3 ]
  %24 = phi i32 [ %41, %36 ], [ 1, %3 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = add nuw nsw i32 %22, %4
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @twice to ptr), i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = icmp slt i32 %4, %24
  br i1 %29, label %36, label %30

30:
  %31 = sub nsw i32 %25, %24
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @twice to ptr), i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = add nsw i32 %34, %28
  br label %36

36:
  %37 = phi i32 [ %35, %30 ], [ %28, %21 ]
  %38 = add nuw nsw i32 %23, %4
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @twice to ptr), i64 %39
  store i32 %37, ptr %40, align 4
  %41 = shl nsw i32 %24, 1
  %42 = icmp slt i32 %41, %2
  br i1 %42, label %21, label %10
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind }
