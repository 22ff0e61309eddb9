target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i32, [5 x i32], i32, i32, float, double }

@_ZL17__cr_lgamma_table = addrspace(4) externally_initialized constant [9 x double] [double 0.000000e+00, double 0.000000e+00, double 0x3FE62E42FEFA39EF, double 0x3FFCAB0BFA2A2002, double 0x40096CA77C922CF9, double 0x401326643C4479C9, double 0x401A51273ACF01CA, double 0x40210CE1F32DCC30, double 0x4025358E82FCB70D], align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL17__cr_lgamma_table to ptr)], section "llvm.metadata"

define ptx_kernel void @_Z2piP17curandStateXORWOWPji(ptr %0, ptr %1, i32 %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %20

5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw %0, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = load i32, ptr %8, align 8
  br label %23

20:
  %21 = phi i32 [ 0, %3 ], [ %61, %23 ]
  %22 = atomicrmw add ptr %1, i32 %21 seq_cst, align 4
  ret void

23:
  %24 = phi i32 [ %61, %23 ], [ 0, %5 ]
  %25 = phi i32 [ %62, %23 ], [ 0, %5 ]
  %26 = phi i32 [ %51, %23 ], [ %19, %5 ]
  %27 = phi i32 [ %29, %23 ], [ %18, %5 ]
  %28 = phi i32 [ %30, %23 ], [ %16, %5 ]
  %29 = phi i32 [ %31, %23 ], [ %14, %5 ]
  %30 = phi i32 [ %38, %23 ], [ %12, %5 ]
  %31 = phi i32 [ %50, %23 ], [ %10, %5 ]
  %32 = lshr i32 %27, 2
  %33 = xor i32 %32, %27
  %34 = shl i32 %31, 4
  %35 = shl i32 %33, 1
  %36 = xor i32 %34, %35
  %37 = xor i32 %36, %31
  %38 = xor i32 %37, %33
  %39 = add i32 %26, 362437
  %40 = add i32 %39, %38
  %41 = uitofp i32 %40 to float
  %42 = fmul contract float %41, 0x3DF0000000000000
  %43 = fadd contract float %42, 0x3DE0000000000000
  %44 = lshr i32 %28, 2
  %45 = xor i32 %44, %28
  %46 = shl i32 %38, 4
  %47 = shl i32 %45, 1
  %48 = xor i32 %47, %46
  %49 = xor i32 %48, %45
  %50 = xor i32 %49, %38
  %51 = add i32 %26, 724874
  %52 = add i32 %50, %51
  %53 = uitofp i32 %52 to float
  %54 = fmul contract float %53, 0x3DF0000000000000
  %55 = fadd contract float %54, 0x3DE0000000000000
  %56 = fmul contract float %43, %43
  %57 = fmul contract float %55, %55
  %58 = fadd contract float %56, %57
  %59 = fcmp contract ole float %58, 1.000000e+00
  %60 = zext i1 %59 to i32
  %61 = add i32 %24, %60
  %62 = add nuw nsw i32 %25, 1
  %63 = icmp eq i32 %62, %2
  br i1 %63, label %20, label %23
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
