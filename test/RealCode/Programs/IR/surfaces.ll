target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z6planesyy(i64 %0, i64 %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = shl nuw nsw i32 %3, 2
  %6 = tail call contract float asm "suld.b.2d.b32.trap {$0}, [$1, {$2, $3}];", "=r,l,r,r"(i64 %0, i32 %5, i32 %4) #2
  %7 = tail call { i8, i8, i8, i8 } asm "suld.b.2d.v4.b8.clamp {$0, $1, $2, $3}, [$4, {$5, $6}];", "=h,=h,=h,=h,l,r,r"(i64 %0, i32 %5, i32 %4) #2
  %8 = extractvalue { i8, i8, i8, i8 } %7, 0
  %9 = extractvalue { i8, i8, i8, i8 } %7, 1
  %10 = extractvalue { i8, i8, i8, i8 } %7, 2
  %11 = shl nuw nsw i32 %3, 4
  %12 = tail call { i32, i32, i32, i32 } asm "suld.b.2d.v4.b32.zero {$0, $1, $2, $3}, [$4, {$5, $6}];", "=r,=r,=r,=r,l,r,r"(i64 %0, i32 %11, i32 %4) #2
  %13 = extractvalue { i32, i32, i32, i32 } %12, 0
  %14 = extractvalue { i32, i32, i32, i32 } %12, 3
  %15 = uitofp i8 %8 to float
  %16 = fadd contract float %6, %15
  %17 = sitofp i32 %14 to float
  %18 = fadd contract float %16, %17
  tail call void asm sideeffect "sust.b.2d.b32.trap [$0, {$1, $2}], {$3};", "l,r,r,r"(i64 %1, i32 %5, i32 %4, float %18) #3
  %19 = zext i8 %9 to i16
  %20 = zext i8 %10 to i16
  tail call void asm sideeffect "sust.b.2d.v2.b16.clamp [$0, {$1, $2}], {$3, $4};", "l,r,r,h,h"(i64 %1, i32 %5, i32 %4, i16 %19, i16 %20) #3
  tail call void asm sideeffect "sust.b.2d.v4.b32.zero [$0, {$1, $2}], {$3, $4, $5, $6};", "l,r,r,r,r,r,r"(i64 %1, i32 %11, i32 %4, i32 1, i32 2, i32 3, i32 %13) #3
  ret void
}

define ptx_kernel void @_Z6othersyyi(i64 %0, i64 %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call i8 asm "suld.b.1d.b8.trap {$0}, [$1, {$2}];", "=h,l,r"(i64 %0, i32 %4) #2
  %7 = uitofp i8 %6 to float
  %8 = shl nuw nsw i32 %4, 2
  tail call void asm sideeffect "sust.b.1d.b32.trap [$0, {$1}], {$2};", "l,r,r"(i64 %0, i32 %8, float %7) #3
  %9 = shl nuw nsw i32 %4, 3
  %10 = tail call { i32, i32 } asm "suld.b.3d.v2.b32.trap {$0, $1}, [$2, {$3, $4, $5, $5}];", "=r,=r,l,r,r,r"(i64 %1, i32 %9, i32 %5, i32 %2) #2
  %11 = extractvalue { i32, i32 } %10, 0
  %12 = extractvalue { i32, i32 } %10, 1
  tail call void asm sideeffect "sust.b.3d.v2.b32.trap [$0, {$1, $2, $3, $3}], {$4, $5};", "l,r,r,r,r,r"(i64 %1, i32 %9, i32 %5, i32 %2, i32 %12, i32 %11) #3
  ret void
}

define ptx_kernel void @_Z7layeredyyi(i64 %0, i64 %1, i32 %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = shl nuw nsw i32 %4, 2
  %7 = tail call contract float asm "suld.b.a1d.b32.trap {$0}, [$1, {$3, $2}];", "=r,l,r,r"(i64 %0, i32 %6, i32 %2) #2
  tail call void asm sideeffect "sust.b.a2d.b32.trap [$0, {$3, $1, $2, $2}], {$4};", "l,r,r,r,r"(i64 %1, i32 %6, i32 %5, i32 %2, float %7) #3
  %8 = tail call contract float asm "suld.b.a2d.b32.trap {$0}, [$1, {$4, $2, $3, $3}];", "=r,l,r,r,r"(i64 %1, i32 %6, i32 %5, i32 %2) #2
  %9 = fadd contract float %7, %8
  tail call void asm sideeffect "sust.b.a1d.b32.clamp [$0, {$2, $1}], {$3};", "l,r,r,r"(i64 %0, i32 %6, i32 %2, float %9) #3
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
attributes #3 = { convergent nounwind }
