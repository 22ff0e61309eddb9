target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { float, float, float, float }
%1 = type { i32, i32, i32, i32 }

define ptx_kernel void @_Z6layersyyPfi(i64 %0, i64 %1, ptr %2, i32 %3) #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = uitofp nneg i32 %5 to float
  %7 = fmul contract float %6, 3.125000e-02
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = uitofp nneg i32 %8 to float
  %10 = fmul contract float %9, 3.125000e-02
  %11 = tail call contract { float, float, float, float } asm "tex.a1d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,r,f"(i64 %0, i32 %3, float %7) #2
  %12 = extractvalue { float, float, float, float } %11, 0
  %13 = tail call contract { float, float, float, float } asm "tex.a2d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}];", "=f,=f,=f,=f,l,r,f,f"(i64 %1, i32 %3, float %7, float %10) #2
  %14 = extractvalue { float, float, float, float } %13, 0
  %15 = fadd contract float %12, %14
  %16 = add nsw i32 %3, 1
  %17 = tail call contract { float, float, float, float } asm "tex.level.a2d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}], $8;", "=f,=f,=f,=f,l,r,f,f,f"(i64 %1, i32 %16, float %7, float %10, float 2.000000e+00) #2
  %18 = extractvalue { float, float, float, float } %17, 0
  %19 = fadd contract float %15, %18
  %20 = tail call contract { float, float, float, float } asm "tex.a2d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}];", "=f,=f,=f,=f,l,r,f,f"(i64 %1, i32 %3, float %10, float %7) #2
  %21 = extractvalue { float, float, float, float } %20, 3
  %22 = fadd contract float %19, %21
  %23 = zext nneg i32 %5 to i64
  %24 = getelementptr inbounds nuw float, ptr %2, i64 %23
  store float %22, ptr %24, align 4
  ret void
}

define ptx_kernel void @_Z5cubesyyPfi(i64 %0, i64 %1, ptr %2, i32 %3) #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add nsw i32 %5, -16
  %7 = sitofp i32 %6 to float
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = add nsw i32 %8, -16
  %10 = sitofp i32 %9 to float
  %11 = tail call contract { float, float, float, float } asm "tex.cube.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}];", "=f,=f,=f,=f,l,f,f,f"(i64 %0, float %7, float %10, float 3.000000e+00) #2
  %12 = extractvalue { float, float, float, float } %11, 0
  %13 = tail call contract { float, float, float, float } asm "tex.level.cube.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}], $8;", "=f,=f,=f,=f,l,f,f,f,f"(i64 %0, float 3.000000e+00, float %10, float %7, float 1.000000e+00) #2
  %14 = extractvalue { float, float, float, float } %13, 1
  %15 = fadd contract float %12, %14
  %16 = tail call contract { float, float, float, float } asm "tex.acube.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $8}];", "=f,=f,=f,=f,l,r,f,f,f"(i64 %1, i32 %3, float %7, float %10, float 3.000000e+00) #2
  %17 = extractvalue { float, float, float, float } %16, 0
  %18 = fadd contract float %15, %17
  %19 = tail call contract { float, float, float, float } asm "tex.level.acube.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6, $7, $8}], $9;", "=f,=f,=f,=f,l,r,f,f,f,f"(i64 %1, i32 %3, float %7, float %10, float 3.000000e+00, float 0.000000e+00) #2
  %20 = extractvalue { float, float, float, float } %19, 0
  %21 = fadd contract float %18, %20
  %22 = zext nneg i32 %5 to i64
  %23 = getelementptr inbounds nuw float, ptr %2, i64 %22
  store float %21, ptr %23, align 4
  ret void
}

define ptx_kernel void @_Z7gathersyP6float4P4int4(i64 %0, ptr %1, ptr %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = uitofp nneg i32 %4 to float
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = uitofp nneg i32 %6 to float
  %8 = tail call contract { float, float, float, float } asm "tld4.r.2d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %0, float %5, float %7) #2
  %9 = extractvalue { float, float, float, float } %8, 3
  %10 = extractvalue { float, float, float, float } %8, 1
  %11 = extractvalue { float, float, float, float } %8, 0
  %12 = tail call contract { float, float, float, float } asm "tld4.a.2d.v4.f32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %0, float %5, float %7) #2
  %13 = extractvalue { float, float, float, float } %12, 2
  %14 = extractvalue { float, float, float, float } %12, 0
  %15 = fadd contract float %11, %14
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw %0, ptr %1, i64 %16
  store float %15, ptr %17, align 16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store float %10, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store float %13, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store float %9, ptr %20, align 4
  %21 = tail call { i32, i32, i32, i32 } asm "tld4.b.2d.v4.s32.f32\09{$0, $1, $2, $3}, [$4, {$5, $6}];", "=r,=r,=r,=r,l,f,f"(i64 %0, float %7, float %5) #2
  %22 = extractvalue { i32, i32, i32, i32 } %21, 0
  %23 = extractvalue { i32, i32, i32, i32 } %21, 1
  %24 = extractvalue { i32, i32, i32, i32 } %21, 2
  %25 = extractvalue { i32, i32, i32, i32 } %21, 3
  %26 = getelementptr inbounds nuw %1, ptr %2, i64 %16
  store i32 %22, ptr %26, align 16
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store i32 %23, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i32 %24, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 12
  store i32 %25, ptr %29, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
