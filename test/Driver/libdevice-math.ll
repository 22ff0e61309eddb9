; Math functions that PTX lacks are rejected when compiling, unless a linked
; library has them.

; RUN: split-file %s %t
; RUN: llvm-as %t/library.ll -o %t/library.bc
; RUN: env -u CUDA_HOME -u CUDA_PATH -u OPENNVVM_LIBDEVICE not nvvmc verify --profile=nvptx --arch=sm_80 %t/kernel.ll 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: nvvmc compile --arch=sm_80 --libdevice=%t/library.bc %t/kernel.ll -o - | FileCheck %s
; RUN: nvvmc emit --arch=sm_80 --libdevice=%t/library.bc %t/kernel.ll -o - | FileCheck %s
; The library makes no difference to other profiles.
; RUN: not nvvmc compile --profile=nvvm --arch=sm_80 --libdevice=%t/library.bc %t/kernel.ll -o - 2>&1 | FileCheck %s --check-prefix=REFUSED

; REFUSED: error: Unsupported intrinsic: llvm.sin.f32 [intrinsic-unsupported-libm]
; REFUSED: error: Unsupported intrinsic: llvm.pow.f64 [intrinsic-unsupported-libm]

; CHECK: .entry k(
; CHECK: mul.rn.f32 {{%f[0-9]+, %f[0-9]+, 0f3F000000}};
; CHECK: add.rn.f64

;--- library.ll
target triple = "nvptx64-nvidia-gpulibs"
define float @__nv_sinf(float %x) alwaysinline {
  %r = fmul float %x, 5.0e-1
  ret float %r
}
define double @__nv_pow(double %x, double %y) alwaysinline {
  %r = fadd double %x, %y
  ret double %r
}
;--- kernel.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
define ptx_kernel void @k(float %x, double %y, ptr addrspace(1) %p) {
  %s = call float @llvm.sin.f32(float %x)
  %w = call double @llvm.pow.f64(double %y, double %y)
  %d = fpext float %s to double
  %r = fmul double %w, %d
  store double %r, ptr addrspace(1) %p
  ret void
}
