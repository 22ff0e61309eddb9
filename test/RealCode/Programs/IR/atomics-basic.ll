target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@0 = internal addrspace(3) global [256 x i32] undef, align 4
@1 = internal addrspace(3) global i32 undef, align 4
@2 = internal addrspace(3) global i32 undef, align 4

define ptx_kernel void @_Z3allPiPjPf(ptr %0, ptr %1, ptr %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = atomicrmw add ptr %0, i32 %4 seq_cst, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = sub nsw i32 0, %4
  %8 = atomicrmw add ptr %6, i32 %7 seq_cst, align 4
  %9 = add nsw i32 %8, %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = atomicrmw xchg ptr %10, i32 %4 seq_cst, align 4
  %12 = add nsw i32 %9, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %14 = atomicrmw min ptr %13, i32 %4 seq_cst, align 4
  %15 = add nsw i32 %12, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = atomicrmw max ptr %16, i32 %4 seq_cst, align 4
  %18 = add nsw i32 %15, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %20 = atomicrmw and ptr %19, i32 %4 seq_cst, align 4
  %21 = add nsw i32 %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = atomicrmw or ptr %22, i32 %4 seq_cst, align 4
  %24 = add nsw i32 %21, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %26 = atomicrmw xor ptr %25, i32 %4 seq_cst, align 4
  %27 = add nsw i32 %24, %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %29 = cmpxchg ptr %28, i32 5, i32 %4 seq_cst seq_cst, align 4
  %30 = extractvalue { i32, i1 } %29, 0
  %31 = add nsw i32 %27, %30
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %31, ptr %32, align 4
  %33 = atomicrmw add ptr %1, i32 %4 seq_cst, align 4
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %35 = atomicrmw add ptr %34, i32 %7 seq_cst, align 4
  %36 = add i32 %35, %33
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %38 = atomicrmw xchg ptr %37, i32 %4 seq_cst, align 4
  %39 = add i32 %36, %38
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %41 = atomicrmw umin ptr %40, i32 %4 seq_cst, align 4
  %42 = add i32 %39, %41
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %44 = atomicrmw umax ptr %43, i32 %4 seq_cst, align 4
  %45 = add i32 %42, %44
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = atomicrmw and ptr %46, i32 %4 seq_cst, align 4
  %48 = add i32 %45, %47
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %50 = atomicrmw or ptr %49, i32 %4 seq_cst, align 4
  %51 = add i32 %48, %50
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %53 = atomicrmw xor ptr %52, i32 %4 seq_cst, align 4
  %54 = add i32 %51, %53
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %56 = atomicrmw uinc_wrap ptr %55, i32 100 seq_cst, align 4
  %57 = add i32 %54, %56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %59 = atomicrmw udec_wrap ptr %58, i32 50 seq_cst, align 4
  %60 = add i32 %57, %59
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %62 = cmpxchg ptr %61, i32 1, i32 2 seq_cst seq_cst, align 4
  %63 = extractvalue { i32, i1 } %62, 0
  %64 = add i32 %60, %63
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i32 %64, ptr %65, align 4
  %66 = atomicrmw fadd ptr %2, float 1.500000e+00 seq_cst, align 4
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %68 = tail call i32 @__nv_float_as_int(float 2.500000e+00) #5
  %69 = atomicrmw xchg ptr %67, i32 %68 seq_cst, align 4
  %70 = tail call contract float @__nv_int_as_float(i32 %69) #5
  %71 = fadd contract float %66, %70
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store float %71, ptr %72, align 4
  ret void
}

define ptx_kernel void @_Z6unusedPiPjPf(ptr %0, ptr %1, ptr %2) #1 {
  %4 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = atomicrmw max ptr %5, i32 2 seq_cst, align 4
  %7 = atomicrmw umin ptr %1, i32 3 seq_cst, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = atomicrmw or ptr %8, i32 4 seq_cst, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = atomicrmw uinc_wrap ptr %10, i32 5 seq_cst, align 4
  %12 = atomicrmw fadd ptr %2, float 5.000000e-01 seq_cst, align 4
  ret void
}

define ptx_kernel void @_Z6sharedPKhPji(ptr %0, ptr %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %5
  store i32 0, ptr %6, align 4
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %8, label %9

8:
  store i32 255, ptr addrspacecast (ptr addrspace(3) @1 to ptr), align 4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @2 to ptr), align 4
  br label %9

9:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = icmp slt i32 %4, %2
  br i1 %10, label %11, label %13

11:
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %21

13:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @1 to ptr), align 4
  %16 = mul nsw i32 %15, 1000
  %17 = add i32 %16, %14
  %18 = load i32, ptr addrspacecast (ptr addrspace(3) @2 to ptr), align 4
  %19 = add i32 %17, %18
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %19, ptr %20, align 4
  ret void

21:
  %22 = phi i32 [ %4, %11 ], [ %35, %21 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 %26
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4
  %29 = load i8, ptr %24, align 1
  %30 = zext i8 %29 to i32
  %31 = atomicrmw min ptr addrspacecast (ptr addrspace(3) @1 to ptr), i32 %30 seq_cst, align 4
  %32 = load i8, ptr %24, align 1
  %33 = zext i8 %32 to i32
  %34 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @2 to ptr), i32 %33 seq_cst, align 4
  %35 = add i32 %22, %12
  %36 = icmp slt i32 %35, %2
  br i1 %36, label %21, label %13
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

define ptx_kernel void @_Z7maximumPfPKf(ptr %0, ptr %1) #0 {
  %3 = load i32, ptr %0, align 4
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %1, i64 %5
  br label %7

7:
  %8 = phi i32 [ %3, %2 ], [ %14, %7 ]
  %9 = load float, ptr %6, align 4
  %10 = tail call contract float @__nv_int_as_float(i32 %8) #5
  %11 = tail call contract float @__nv_fmaxf(float %9, float %10) #5
  %12 = tail call i32 @__nv_float_as_int(float %11) #5
  %13 = cmpxchg ptr %0, i32 %8, i32 %12 seq_cst seq_cst, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = icmp eq i32 %8, %14
  br i1 %15, label %16, label %7

16:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare float @__nv_int_as_float(i32) #4

declare i32 @__nv_float_as_int(float) #4

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare float @__nv_fmaxf(float, float) #4

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #5 = { convergent nounwind }
