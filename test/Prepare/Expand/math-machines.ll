; If the flag afn permits an approximation, it is an instruction on machines
; that have one, and otherwise a call to libdevice, as without the flag. The
; verifier uses the same table.

; RUN: split-file %s %t
; RUN: nvvmc emit --arch=sm_75 -O0 %t/known.ll -o - \
; RUN:   | FileCheck %s --check-prefixes=ALL,HAS
; RUN: nvvmc emit --arch=sm_72 -O0 %t/known.ll -o - \
; RUN:   | FileCheck %s --check-prefixes=ALL,LACKS
; RUN: nvvmc emit --arch=sm_75 -O0 %t/alone.ll -o /dev/null
; RUN: nvvmc verify --profile=nvptx --arch=sm_75 %t/alone.ll
; RUN: not nvvmc emit --arch=sm_72 -O0 %t/alone.ll -o - 2>&1 \
; RUN:   | FileCheck %s --check-prefix=ALONE
; RUN: env -u CUDA_HOME -u CUDA_PATH -u OPENNVVM_LIBDEVICE not nvvmc verify \
; RUN:   --profile=nvptx --arch=sm_72 %t/alone.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=ALONE
; RUN: env -u CUDA_HOME -u CUDA_PATH -u OPENNVVM_LIBDEVICE nvvmc verify \
; RUN:   --profile=nvptx --arch=sm_72 %t/others.ll
; RUN: nvvmc emit --arch=sm_72 %t/others.ll -o /dev/null

; HAS: .version 7.0
; ALL-LABEL: tanh_float(
; HAS: tanh.approx.f32
; LACKS: __nv_tanhf,
; ALL-LABEL: tanh_half(
; HAS: tanh.approx.f32
; LACKS: __nv_tanhf,
; ALL-LABEL: tanh_pair(
; HAS-COUNT-2: tanh.approx.f32
; LACKS-COUNT-2: __nv_tanhf,
; ALL-LABEL: exponent(
; ALL: ex2.approx.f32
; ALL: lg2.approx.f32
; ALL: sin.approx.f32
; ALL: cos.approx.f32

; ALONE: error: cannot emit intrinsic llvm.tanh.f32: PTX has no such function; libdevice has __nv_tanhf, which --libdevice=FILE links [emit-unsupported-intrinsic]
; ALONE-NOT: error:

;--- known.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @__nv_tanhf(float)

define float @tanh_float(float %x) {
  %r = call afn float @llvm.tanh.f32(float %x)
  ret float %r
}
define half @tanh_half(half %x) {
  %r = call half @llvm.tanh.f16(half %x)
  ret half %r
}
define <2 x float> @tanh_pair(<2 x float> %x) {
  %r = call afn <2 x float> @llvm.tanh.v2f32(<2 x float> %x)
  ret <2 x float> %r
}
define float @exponent(float %x) {
  %a = call afn float @llvm.exp2.f32(float %x)
  %b = call afn float @llvm.log2.f32(float %a)
  %c = call afn float @llvm.sin.f32(float %b)
  %d = call afn float @llvm.cos.f32(float %c)
  ret float %d
}

;--- alone.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define float @f(float %x) {
  %r = call afn float @llvm.tanh.f32(float %x)
  ret float %r
}

;--- others.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define float @f(float %x, i32 %n) {
  %a = call afn float @llvm.exp.f32(float %x)
  %b = call afn float @llvm.exp10.f32(float %a)
  %c = call afn float @llvm.log.f32(float %b)
  %d = call afn float @llvm.log10.f32(float %c)
  %e = call afn float @llvm.pow.f32(float %d, float %x)
  %f = call float @llvm.powi.f32.i32(float %e, i32 %n)
  %g = call afn half @llvm.cos.f16(half 0xH3C00)
  %h = fpext half %g to float
  %i = fadd float %f, %h
  ret float %i
}
