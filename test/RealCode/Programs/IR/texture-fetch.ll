target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i32, i32, i32, i32 }

define ptx_kernel void @_Z7fetchesyyyyPf(i64 %0, i64 %1, i64 %2, i64 %3, ptr %4) #0 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = sitofp i32 %10 to float
  %12 = fmul contract float %11, 0x3F50000000000000
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = uitofp nneg i32 %13 to float
  %15 = fmul contract float %14, 6.250000e-02
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = uitofp nneg i32 %16 to float
  %18 = fmul contract float %17, 1.250000e-01
  %19 = tail call contract { float, float, float, float } asm "tex.1d.v4.f32.s32\09{$0, $1, $2, $3}, [$4, {$5}];", "=f,=f,=f,=f,l,r"(i64 %0, i32 %10) #2
  %20 = extractvalue { float, float, float, float } %19, 0
  %21 = add nsw i32 %10, 1
  %22 = tail call contract { float, float, float, float } asm "tex.1d.v4.f32.s32\09{$0, $1, $2, $3}, [$4, {$5}];", "=f,=f,=f,=f,l,r"(i64 %0, i32 %21) #2
  %23 = extractvalue { float, float, float, float } %22, 0
  %24 = extractvalue { float, float, float, float } %22, 1
  %25 = extractvalue { float, float, float, float } %22, 2
  %26 = extractvalue { float, float, float, float } %22, 3
  %27 = fadd contract float %23, %24
  %28 = fadd contract float %25, %27
  %29 = fadd contract float %26, %28
  %30 = fadd contract float %20, %29
  %31 = tail call contract { float, float, float, float } asm "tex.1d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5}];", "=f,=f,=f,=f,l,f"(i64 %1, float %12) #2
  %32 = extractvalue { float, float, float, float } %31, 0
  %33 = tail call contract { float, float, float, float } asm "tex.level.1d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5}], $6;", "=f,=f,=f,=f,l,f,f"(i64 %1, float %12, float 1.500000e+00) #2
  %34 = extractvalue { float, float, float, float } %33, 0
  %35 = fadd contract float %32, %34
  %36 = fadd contract float %35, %30
  %37 = tail call contract { float, float, float, float } asm "tex.2d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %2, float %12, float %15) #2
  %38 = extractvalue { float, float, float, float } %37, 0
  %39 = tail call contract { float, float, float, float } asm "tex.2d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %2, float %15, float %12) #2
  %40 = extractvalue { float, float, float, float } %39, 1
  %41 = fadd contract float %38, %40
  %42 = fadd contract float %36, %41
  %43 = tail call contract { float, float, float, float } asm "tex.level.2d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}], $7;", "=f,=f,=f,=f,l,f,f,f"(i64 %2, float %12, float %15, float 2.000000e+00) #2
  %44 = extractvalue { float, float, float, float } %43, 0
  %45 = fadd contract float %44, %42
  %46 = tail call contract { float, float, float, float } asm "tex.grad.2d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}], {$7, $8}, {$9, $10};", "=f,=f,=f,=f,l,f,f,f,f,f,f"(i64 %2, float %12, float %15, float 0x3FB99999A0000000, float 0x3FC99999A0000000, float 0x3FD3333340000000, float 0x3FD99999A0000000) #2
  %47 = extractvalue { float, float, float, float } %46, 0
  %48 = fadd contract float %47, %45
  %49 = tail call contract { float, float, float, float } asm "tex.3d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}];", "=f,=f,=f,=f,l,f,f,f"(i64 %3, float %12, float %15, float %18) #2
  %50 = extractvalue { float, float, float, float } %49, 0
  %51 = tail call { i32, i32, i32, i32 } asm "tex.3d.v4.s32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}];", "=r,=r,=r,=r,l,f,f,f"(i64 %3, float %18, float %15, float %12) #2
  %52 = extractvalue { i32, i32, i32, i32 } %51, 0
  %53 = sitofp i32 %52 to float
  %54 = fadd contract float %50, %53
  %55 = fadd contract float %48, %54
  %56 = tail call contract { float, float, float, float } asm "tex.level.3d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}], $8;", "=f,=f,=f,=f,l,f,f,f,f"(i64 %3, float %12, float %15, float %18, float 5.000000e-01) #2
  %57 = extractvalue { float, float, float, float } %56, 2
  %58 = fadd contract float %57, %55
  %59 = sext i32 %10 to i64
  %60 = getelementptr inbounds float, ptr %4, i64 %59
  store float %58, ptr %60, align 4
  ret void
}

define ptx_kernel void @_Z8integersyPhPsP5uint4(i64 %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call { i32, i32, i32, i32 } asm "tex.1d.v4.u32.s32\09{$0, $1, $2, $3}, [$4, {$5}];", "=r,=r,=r,=r,l,r"(i64 %0, i32 %5) #2
  %7 = extractvalue { i32, i32, i32, i32 } %6, 0
  %8 = trunc i32 %7 to i8
  %9 = uitofp nneg i32 %5 to float
  %10 = tail call { i32, i32, i32, i32 } asm "tex.2d.v4.u32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}];", "=r,=r,=r,=r,l,f,f"(i64 %0, float 1.000000e+00, float %9) #2
  %11 = extractvalue { i32, i32, i32, i32 } %10, 3
  %12 = trunc i32 %11 to i8
  %13 = add i8 %12, %8
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 %14
  store i8 %13, ptr %15, align 1
  %16 = tail call { i32, i32, i32, i32 } asm "tex.1d.v4.s32.s32\09{$0, $1, $2, $3}, [$4, {$5}];", "=r,=r,=r,=r,l,r"(i64 %0, i32 %5) #2
  %17 = extractvalue { i32, i32, i32, i32 } %16, 0
  %18 = trunc i32 %17 to i16
  %19 = tail call { i32, i32, i32, i32 } asm "tex.2d.v4.s32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}];", "=r,=r,=r,=r,l,f,f"(i64 %0, float %9, float 2.000000e+00) #2
  %20 = extractvalue { i32, i32, i32, i32 } %19, 0
  %21 = trunc i32 %20 to i16
  %22 = sub i16 %18, %21
  %23 = getelementptr inbounds nuw i16, ptr %2, i64 %14
  store i16 %22, ptr %23, align 2
  %24 = extractvalue { i32, i32, i32, i32 } %6, 1
  %25 = extractvalue { i32, i32, i32, i32 } %6, 2
  %26 = extractvalue { i32, i32, i32, i32 } %6, 3
  %27 = getelementptr inbounds nuw %0, ptr %3, i64 %14
  store i32 %7, ptr %27, align 16
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store i32 %24, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i32 %25, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 12
  store i32 %26, ptr %30, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
