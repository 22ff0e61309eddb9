target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z6jacobiPfS_ii(ptr %0, ptr %1, i32 %2, i32 %3) #0 {
  %5 = tail call i32 asm "mov.u32 $0, %envreg2;", "=r"() #4
  %6 = tail call i32 asm "mov.u32 $0, %envreg1;", "=r"() #4
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %63

8:
  %9 = zext i32 %6 to i64
  %10 = shl nuw i64 %9, 32
  %11 = zext i32 %5 to i64
  %12 = or i64 %10, %11
  %13 = inttoptr i64 %12 to ptr
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %20 = mul nuw i32 %16, %18
  %21 = zext i32 %20 to i64
  %22 = zext nneg i32 %17 to i64
  %23 = zext nneg i32 %15 to i64
  %24 = add nuw nsw i64 %21, %23
  %25 = mul nuw nsw i64 %24, %22
  %26 = zext nneg i32 %14 to i64
  %27 = add nuw nsw i64 %25, %26
  %28 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %30 = mul nuw nsw i32 %28, %29
  %31 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %32 = mul nuw nsw i32 %30, %31
  %33 = zext nneg i32 %32 to i64
  %34 = mul i64 %27, %33
  %35 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %37 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %38 = mul nuw nsw i32 %37, %29
  %39 = add nuw nsw i32 %38, %36
  %40 = mul nuw nsw i32 %39, %28
  %41 = add nuw nsw i32 %40, %35
  %42 = add nuw nsw i32 %41, 1
  %43 = zext nneg i32 %42 to i64
  %44 = add i64 %34, %43
  %45 = sext i32 %2 to i64
  %46 = mul nuw nsw i64 %22, %33
  %47 = add i64 %44, 1
  %48 = icmp ult i64 %47, %45
  %49 = mul nuw i32 %18, %19
  %50 = zext i32 %49 to i64
  %51 = mul i64 %46, %50
  %52 = icmp eq i64 %12, 0
  %53 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %54 = add nuw nsw i32 %35, %36
  %55 = sub nsw i32 0, %37
  %56 = icmp eq i32 %54, %55
  %57 = add nuw i32 %14, %15
  %58 = sub nsw i32 0, %16
  %59 = icmp eq i32 %57, %58
  %60 = mul i32 %49, %17
  %61 = sub i32 -2147483647, %60
  %62 = select i1 %59, i32 %61, i32 1
  br label %64

63:
  ret void

64:
  %65 = phi ptr [ %0, %8 ], [ %67, %77 ]
  %66 = phi i32 [ 0, %8 ], [ %78, %77 ]
  %67 = phi ptr [ %1, %8 ], [ %65, %77 ]
  br i1 %48, label %80, label %68

68:
  br i1 %52, label %69, label %70

69:
  tail call void @llvm.trap()
  unreachable

70:
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  br i1 %56, label %71, label %77

71:
  %72 = tail call i32 asm sideeffect "atom.add.release.gpu.u32 $0,[$1],$2;", "=r,l,r,~{memory}"(ptr %53, i32 %62) #5
  br label %73

73:
  %74 = tail call i32 asm sideeffect "ld.acquire.gpu.u32 $0,[$1];", "=r,l,~{memory}"(ptr %53) #5
  %75 = xor i32 %74, %72
  %76 = icmp slt i32 %75, 0
  br i1 %76, label %77, label %73

77:
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  %78 = add nuw nsw i32 %66, 1
  %79 = icmp eq i32 %78, %3
  br i1 %79, label %63, label %64

80:
  %81 = phi i64 [ %92, %80 ], [ %47, %64 ]
  %82 = phi i64 [ %91, %80 ], [ %44, %64 ]
  %83 = getelementptr float, ptr %65, i64 %82
  %84 = getelementptr i8, ptr %83, i64 -4
  %85 = load float, ptr %84, align 4
  %86 = getelementptr inbounds nuw float, ptr %65, i64 %81
  %87 = load float, ptr %86, align 4
  %88 = fadd contract float %85, %87
  %89 = fmul contract float %88, 5.000000e-01
  %90 = getelementptr inbounds nuw float, ptr %67, i64 %82
  store float %89, ptr %90, align 4
  %91 = add i64 %82, %51
  %92 = add i64 %91, 1
  %93 = icmp ult i64 %92, %45
  br i1 %93, label %80, label %68
}

define ptx_kernel void @_Z5shapePj(ptr %0) #0 {
  %2 = tail call i32 asm "mov.u32 $0, %envreg2;", "=r"() #4
  %3 = tail call i32 asm "mov.u32 $0, %envreg1;", "=r"() #4
  %4 = tail call i64 asm "{\0A\09 .reg .u32 start;\0A\09 .reg .u64 extended;\0A\09 mov.u32 start, %reserved_smem_offset_1;\0A\09 cvt.u64.u32 extended, start;\0A\09 cvta.shared.u64 $0, extended;\0A\09}", "=l"() #4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %14 = mul nuw nsw i32 %9, 3
  %15 = mul nuw nsw i32 %13, 5
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %19 = or i32 %3, %2
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i32
  %22 = add nuw i32 %16, %5
  %23 = add nuw i32 %22, %14
  %24 = add nuw i32 %23, %15
  %25 = add nuw i32 %24, %21
  %26 = mul nuw i32 %7, %12
  %27 = zext i32 %26 to i64
  %28 = zext nneg i32 %11 to i64
  %29 = zext nneg i32 %6 to i64
  %30 = add nuw nsw i64 %27, %29
  %31 = mul nuw nsw i64 %30, %28
  %32 = zext nneg i32 %5 to i64
  %33 = add nuw nsw i64 %31, %32
  %34 = mul nuw nsw i32 %16, %17
  %35 = mul nuw nsw i32 %34, %18
  %36 = zext nneg i32 %35 to i64
  %37 = mul i64 %33, %36
  %38 = mul nuw nsw i32 %10, %17
  %39 = add nuw nsw i32 %38, %9
  %40 = mul nuw nsw i32 %39, %16
  %41 = add nuw nsw i32 %40, %8
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr i32, ptr %0, i64 %37
  %44 = getelementptr i32, ptr %43, i64 %42
  store i32 %25, ptr %44, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #1

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

declare void @llvm.trap() #2

declare void @llvm.nvvm.barrier.cta.sync.all(i32) #3

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { noreturn nounwind }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind }
