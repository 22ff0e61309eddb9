target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z6clocksPxPKfi(ptr %0, ptr %1, i32 %2) #0 {
  %4 = tail call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %33

7:
  %8 = and i32 %2, 3
  %9 = icmp ult i32 %2, 4
  br i1 %9, label %14, label %10

10:
  %11 = and i32 %2, 2147483644
  br label %44

12:
  %13 = icmp eq i32 %8, 0
  br i1 %13, label %29, label %14

14:
  %15 = phi float [ 0.000000e+00, %7 ], [ %66, %12 ]
  %16 = phi i32 [ 0, %7 ], [ %67, %12 ]
  %17 = icmp ne i32 %8, 0
  tail call void @llvm.assume(i1 %17)
  br label %18

18:
  %19 = phi float [ %25, %18 ], [ %15, %14 ]
  %20 = phi i32 [ %26, %18 ], [ %16, %14 ]
  %21 = phi i32 [ %27, %18 ], [ 0, %14 ]
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fadd contract float %19, %24
  %26 = add nuw nsw i32 %20, 1
  %27 = add i32 %21, 1
  %28 = icmp eq i32 %27, %8
  br i1 %28, label %29, label %18

29:
  %30 = phi float [ %66, %12 ], [ %25, %18 ]
  %31 = fcmp contract ogt float %30, 0.000000e+00
  %32 = zext i1 %31 to i64
  br label %33

33:
  %34 = phi i64 [ 0, %3 ], [ %32, %29 ]
  %35 = tail call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %36 = sub nsw i64 %35, %4
  store i64 %36, ptr %0, align 8
  %37 = tail call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %38 = sub nsw i32 %37, %5
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %34, ptr %41, align 8
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 100) #5
  %42 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #5
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %42, ptr %43, align 8
  ret void

44:
  %45 = phi float [ 0.000000e+00, %10 ], [ %66, %44 ]
  %46 = phi i32 [ 0, %10 ], [ %67, %44 ]
  %47 = phi i32 [ 0, %10 ], [ %68, %44 ]
  %48 = zext nneg i32 %46 to i64
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = fadd contract float %45, %50
  %52 = zext nneg i32 %46 to i64
  %53 = getelementptr inbounds nuw float, ptr %1, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  %55 = load float, ptr %54, align 4
  %56 = fadd contract float %51, %55
  %57 = zext nneg i32 %46 to i64
  %58 = getelementptr inbounds nuw float, ptr %1, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %60 = load float, ptr %59, align 4
  %61 = fadd contract float %56, %60
  %62 = zext nneg i32 %46 to i64
  %63 = getelementptr inbounds nuw float, ptr %1, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %65 = load float, ptr %64, align 4
  %66 = fadd contract float %61, %65
  %67 = add nuw nsw i32 %46, 4
  %68 = add i32 %47, 4
  %69 = icmp eq i32 %68, %11
  br i1 %69, label %12, label %44
}

define ptx_kernel void @_Z9registersPj(ptr %0) #0 {
  %2 = tail call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #5
  %3 = tail call i32 asm sideeffect "mov.u32 $0, %warpid;", "=r"() #5
  %4 = add i32 %3, %2
  %5 = tail call i32 asm sideeffect "mov.u32 $0, %nwarpid;", "=r"() #5
  %6 = add i32 %4, %5
  %7 = tail call i32 asm sideeffect "mov.u32 $0, %smid;", "=r"() #5
  %8 = add i32 %6, %7
  %9 = tail call i32 asm sideeffect "mov.u32 $0, %nsmid;", "=r"() #5
  %10 = add i32 %8, %9
  store i32 %10, ptr %0, align 4
  %11 = tail call i32 asm sideeffect "mov.u32 $0, %lanemask_lt;", "=r"() #5
  %12 = tail call i32 asm sideeffect "mov.u32 $0, %lanemask_ge;", "=r"() #5
  %13 = xor i32 %12, %11
  %14 = tail call i32 asm sideeffect "mov.u32 $0, %lanemask_eq;", "=r"() #5
  %15 = xor i32 %13, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %15, ptr %16, align 4
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.smid()
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
  %20 = add i32 %18, 32
  %21 = add i32 %20, %17
  %22 = add i32 %21, %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %22, ptr %23, align 4
  %24 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %27 = mul nuw nsw i32 %25, %26
  %28 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %29 = add nuw i32 %28, %24
  %30 = add nuw i32 %29, %27
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %30, ptr %31, align 4
  %32 = tail call i32 asm sideeffect "mov.u32 $0, %gridid;", "=r"() #5
  %33 = tail call i32 asm sideeffect "mov.u32 $0, %pm0;", "=r"() #5
  %34 = add i32 %33, %32
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %34, ptr %35, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

declare i32 @llvm.nvvm.read.ptx.sreg.smid() #1

declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt() #1

define ptx_kernel void @_Z5hintsPfi(ptr %0, i32 %1) #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %5, label %4

4:
  ret void

5:
  %6 = phi i32 [ %15, %5 ], [ 0, %2 ]
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 128
  tail call void @llvm.prefetch.p0(ptr %9, i32 0, i32 3, i32 1)
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 256
  tail call void asm sideeffect "prefetch.global.L2 [$0];", "l"(ptr %10) #5
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load float, ptr %11, align 4, !nontemporal !30
  %13 = fmul contract float %12, 2.000000e+00
  store float %13, ptr %8, align 4
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store float 1.000000e+00, ptr %14, align 4, !nontemporal !30
  %15 = add nuw nsw i32 %6, 1
  %16 = icmp eq i32 %15, %1
  br i1 %16, label %4, label %5
}

declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg) #2

declare i64 @llvm.nvvm.read.ptx.sreg.clock64() #3

declare i32 @llvm.nvvm.read.ptx.sreg.clock() #3

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

declare void @llvm.assume(i1) #4

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }


!30 = !{i32 1}
