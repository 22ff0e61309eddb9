target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i64, i64, i64, [64 x i64] }

@_ZL17__cr_lgamma_table = addrspace(4) externally_initialized constant [9 x double] [double 0.000000e+00, double 0.000000e+00, double 0x3FE62E42FEFA39EF, double 0x3FFCAB0BFA2A2002, double 0x40096CA77C922CF9, double 0x401326643C4479C9, double 0x401A51273ACF01CA, double 0x40210CE1F32DCC30, double 0x4025358E82FCB70D], align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL17__cr_lgamma_table to ptr)], section "llvm.metadata"

declare void @llvm.lifetime.start.p0(ptr) #0

declare void @llvm.lifetime.end.p0(ptr) #0

define ptx_kernel void @_Z9scrambledPA64_yPyPd(ptr %0, ptr %1, ptr %2) #1 {
  %4 = alloca %0, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [64 x i64], ptr %0, i64 %6
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %6
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 24
  br label %12

12:
  %13 = phi i32 [ 0, %3 ], [ %33, %12 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i64, ptr %7, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i64, ptr %11, i64 %14
  store i64 %16, ptr %17, align 8
  %18 = or i32 %13, 1
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i64, ptr %7, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i64, ptr %11, i64 %19
  store i64 %21, ptr %22, align 8
  %23 = or i32 %13, 2
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i64, ptr %11, i64 %24
  store i64 %26, ptr %27, align 8
  %28 = or i32 %13, 3
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr %7, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i64, ptr %11, i64 %29
  store i64 %31, ptr %32, align 8
  %33 = add nuw nsw i32 %13, 4
  %34 = icmp eq i32 %33, 64
  br i1 %34, label %35, label %12

35:
  %36 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %37 = zext nneg i32 %36 to i64
  store i64 %37, ptr %4, align 8
  %38 = lshr i64 %37, 1
  %39 = xor i64 %38, %37
  br label %40

40:
  %41 = phi i32 [ 0, %35 ], [ %64, %62 ]
  %42 = phi i64 [ %9, %35 ], [ %63, %62 ]
  %43 = zext nneg i32 %41 to i64
  %44 = shl nuw i64 1, %43
  %45 = and i64 %44, %39
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %51, label %47

47:
  %48 = getelementptr inbounds nuw i64, ptr %11, i64 %43
  %49 = load i64, ptr %48, align 8
  %50 = xor i64 %42, %49
  br label %51

51:
  %52 = phi i64 [ %50, %47 ], [ %42, %40 ]
  %53 = or i32 %41, 1
  %54 = zext nneg i32 %53 to i64
  %55 = shl nuw i64 1, %54
  %56 = and i64 %55, %39
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %62, label %58

58:
  %59 = getelementptr inbounds nuw i64, ptr %11, i64 %54
  %60 = load i64, ptr %59, align 8
  %61 = xor i64 %52, %60
  br label %62

62:
  %63 = phi i64 [ %61, %58 ], [ %52, %51 ]
  %64 = add nuw nsw i32 %41, 2
  %65 = icmp eq i32 %64, 64
  br i1 %65, label %66, label %40

66:
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %63, ptr %67, align 8
  %68 = xor i64 %37, -1
  %69 = tail call i32 @__nv_ffsll(i64 %68) #5
  %70 = icmp eq i32 %69, 0
  %71 = add nsw i32 %69, -1
  %72 = select i1 %70, i32 63, i32 %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i64, ptr %11, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = xor i64 %75, %63
  %77 = lshr i64 %63, 11
  %78 = uitofp nneg i64 %77 to double
  %79 = fmul contract double %78, 0x3CA0000000000000
  %80 = fadd contract double %79, 0x3C90000000000000
  %81 = getelementptr inbounds nuw double, ptr %2, i64 %37
  store double %80, ptr %81, align 8
  %82 = sub nuw nsw i64 -2, %37
  %83 = tail call i32 @__nv_ffsll(i64 %82) #5
  %84 = lshr i64 %76, 11
  %85 = uitofp nneg i64 %84 to double
  %86 = load double, ptr %81, align 8
  %87 = fadd contract double %86, %85
  store double %87, ptr %81, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare i32 @__nv_ffsll(i64) #3

attributes #0 = { nounwind }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
