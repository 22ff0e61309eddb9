target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { %1, %1, %1, i32, i32, ptr }
%1 = type { float, float, float }

@Weights = addrspace(4) externally_initialized constant [5 x float] [float 1.000000e+00, float 4.000000e+00, float 6.000000e+00, float 4.000000e+00, float 1.000000e+00], align 4
@Sbox = addrspace(4) externally_initialized constant <{ i8, i8, i8, i8, i8, i8, [250 x i8] }> <{ i8 99, i8 124, i8 119, i8 123, i8 -14, i8 107, [250 x i8] zeroinitializer }>, align 1
@0 = private constant [5 x i8] c"main\00", align 1
@View = addrspace(4) externally_initialized constant %0 { %1 { float 0.000000e+00, float 0.000000e+00, float 1.000000e+00 }, %1 { float 1.000000e+00, float 0.000000e+00, float 0.000000e+00 }, %1 { float 0.000000e+00, float 1.000000e+00, float 0.000000e+00 }, i32 640, i32 480, ptr @0 }, align 8
@Matrix = addrspace(4) externally_initialized constant [3 x [3 x double]] [[3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], [3 x double] [double 4.000000e+00, double 5.000000e+00, double 6.000000e+00], [3 x double] [double 7.000000e+00, double 8.000000e+00, double 1.000000e+01]], align 8
@Pointers = addrspace(4) externally_initialized constant [2 x ptr] zeroinitializer, align 8
@Target = addrspace(1) externally_initialized global i32 5, align 4
@llvm.compiler.used = appending global [6 x ptr] [ptr addrspacecast (ptr addrspace(4) @Matrix to ptr), ptr addrspacecast (ptr addrspace(4) @Pointers to ptr), ptr addrspacecast (ptr addrspace(4) @Sbox to ptr), ptr addrspacecast (ptr addrspace(1) @Target to ptr), ptr addrspacecast (ptr addrspace(4) @View to ptr), ptr addrspacecast (ptr addrspace(4) @Weights to ptr)], section "llvm.metadata"

define ptx_kernel void @_Z8convolvePKfPfi(ptr %0, ptr %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = add nsw i32 %8, -2
  %10 = icmp sgt i32 %8, 1
  %11 = icmp slt i32 %9, %2
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %20

13:
  %14 = zext nneg i32 %9 to i64
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = load float, ptr addrspacecast (ptr addrspace(4) @Weights to ptr), align 4
  %18 = fmul contract float %16, %17
  %19 = fadd contract float %18, 0.000000e+00
  br label %20

20:
  %21 = phi float [ %19, %13 ], [ 0.000000e+00, %3 ]
  %22 = icmp sgt i32 %8, 0
  %23 = icmp sle i32 %8, %2
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %33

25:
  %26 = zext nneg i32 %8 to i64
  %27 = getelementptr float, ptr %0, i64 %26
  %28 = getelementptr i8, ptr %27, i64 -4
  %29 = load float, ptr %28, align 4
  %30 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @Weights to ptr), i64 4), align 4
  %31 = fmul contract float %29, %30
  %32 = fadd contract float %21, %31
  br label %33

33:
  %34 = phi float [ %32, %25 ], [ %21, %20 ]
  %35 = icmp sgt i32 %8, -1
  %36 = icmp slt i32 %8, %2
  %37 = and i1 %35, %36
  br i1 %37, label %38, label %45

38:
  %39 = zext nneg i32 %8 to i64
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @Weights to ptr), i64 8), align 4
  %43 = fmul contract float %41, %42
  %44 = fadd contract float %34, %43
  br label %45

45:
  %46 = phi float [ %44, %38 ], [ %34, %33 ]
  %47 = add nsw i32 %8, 1
  %48 = icmp sgt i32 %8, -2
  %49 = icmp slt i32 %47, %2
  %50 = and i1 %48, %49
  br i1 %50, label %51, label %58

51:
  %52 = zext nneg i32 %47 to i64
  %53 = getelementptr inbounds nuw float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @Weights to ptr), i64 12), align 4
  %56 = fmul contract float %54, %55
  %57 = fadd contract float %46, %56
  br label %58

58:
  %59 = phi float [ %57, %51 ], [ %46, %45 ]
  %60 = add nsw i32 %8, 2
  %61 = icmp sgt i32 %8, -3
  %62 = icmp slt i32 %60, %2
  %63 = and i1 %61, %62
  br i1 %63, label %64, label %71

64:
  %65 = zext nneg i32 %60 to i64
  %66 = getelementptr inbounds nuw float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @Weights to ptr), i64 16), align 4
  %69 = fmul contract float %67, %68
  %70 = fadd contract float %59, %69
  br label %71

71:
  %72 = phi float [ %70, %64 ], [ %59, %58 ]
  %73 = sext i32 %8 to i64
  %74 = getelementptr inbounds float, ptr %1, i64 %73
  store float %72, ptr %74, align 4
  ret void
}

define ptx_kernel void @_Z10substitutePh(ptr %0) #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @Sbox to ptr), i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = and i32 %2, 7
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @Sbox to ptr), i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = xor i8 %12, %8
  store i8 %13, ptr %4, align 1
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
