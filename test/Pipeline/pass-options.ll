; The effect of the switches on a module.

; RUN: nvvmc opt %s --arch=sm_80 -o - | FileCheck %s --check-prefix=ON
; RUN: nvvmc opt %s --arch=sm_80 --pass-option=2000=1 -o - | FileCheck %s --check-prefix=NOLOWER
; RUN: nvvmc opt %s --arch=sm_80 --pass-option=2200=1 -o - | FileCheck %s --check-prefix=NOMOVE

target triple = "nvptx64-nvidia-cuda"

; ON: @counter = {{.*}}addrspace(1) global
; NOMOVE: @counter = {{.*}}global i32 0
; NOMOVE-NOT: addrspace(1) global
@counter = global i32 0

; ON-NOT: @llvm.nvvm.fabs
; NOLOWER: tail call float @llvm.nvvm.fabs.f32(
define float @f(float %x) {
  store i32 1, ptr @counter
  %y = call float @llvm.nvvm.fabs.f(float %x)
  ret float %y
}
declare float @llvm.nvvm.fabs.f(float)
