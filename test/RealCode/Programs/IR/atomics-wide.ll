target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z4widePyPxPd(ptr %0, ptr %1, ptr %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = atomicrmw add ptr %0, i64 %5 seq_cst, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = atomicrmw xchg ptr %7, i64 %5 seq_cst, align 8
  %9 = add i64 %8, %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = atomicrmw umin ptr %10, i64 %5 seq_cst, align 8
  %12 = add i64 %9, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = atomicrmw umax ptr %13, i64 %5 seq_cst, align 8
  %15 = add i64 %12, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = atomicrmw and ptr %16, i64 %5 seq_cst, align 8
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = atomicrmw or ptr %19, i64 %5 seq_cst, align 8
  %21 = add i64 %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = atomicrmw xor ptr %22, i64 %5 seq_cst, align 8
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = cmpxchg ptr %25, i64 3, i64 %5 seq_cst seq_cst, align 8
  %27 = extractvalue { i64, i1 } %26, 0
  %28 = add i64 %24, %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %28, ptr %29, align 8
  %30 = atomicrmw min ptr %1, i64 %5 seq_cst, align 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = atomicrmw max ptr %31, i64 %5 seq_cst, align 8
  %33 = add nsw i64 %32, %30
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %33, ptr %34, align 8
  %35 = atomicrmw fadd ptr %2, double 2.500000e-01 seq_cst, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %35, ptr %36, align 8
  ret void
}

define ptx_kernel void @_Z6narrowPtS_(ptr %0, ptr %1) #0 {
  %3 = cmpxchg ptr %0, i16 1, i16 2 seq_cst seq_cst, align 2
  %4 = extractvalue { i16, i1 } %3, 0
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i16, ptr %1, i64 %6
  store i16 %4, ptr %7, align 2
  ret void
}

define ptx_kernel void @_Z8builtinsPiPyPsPcPf(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) #1 {
  %6 = atomicrmw add ptr %0, i32 1 monotonic, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %6, ptr %7, align 4
  %8 = atomicrmw xchg ptr %1, i64 5 acq_rel, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 %8, ptr %9, align 8
  %10 = atomicrmw or ptr %2, i16 6 seq_cst, align 2
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 2
  store i16 %10, ptr %11, align 2
  %12 = atomicrmw sub ptr %3, i8 1 release, align 1
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 1
  store i8 %12, ptr %13, align 1
  %14 = load atomic i32, ptr %0 acquire, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %16 = atomicrmw nand ptr %15, i32 7 monotonic, align 4
  %17 = add nsw i32 %16, %14
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %17, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store atomic i64 8, ptr %19 release, align 8
  %20 = atomicrmw fadd ptr %4, float 2.000000e+00 monotonic, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %20, ptr %21, align 4
  %22 = tail call i32 @llvm.nvvm.atomic.max.gen.i.cta.i32.p0(ptr %0, i32 3)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %22, ptr %23, align 4
  ret void
}

declare i32 @llvm.nvvm.atomic.max.gen.i.cta.i32.p0(ptr, i32) #2

define ptx_kernel void @_Z5pairsPyyy(ptr %0, i64 %1, i64 %2) #3 {
  tail call void asm sideeffect "{ .reg .b128 old, cmp, new;\0A mov.b128 cmp, {$0, $1};\0Amov.b128 new, {$1, $0};\0Aatom.cas.b128 old, [$2], cmp, new;\0A}", "l,l,l,~{memory}"(i64 %1, i64 %2, ptr %0) #5
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
