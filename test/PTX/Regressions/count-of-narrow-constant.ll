; A 16-bit constant has zeros above it when its bits are counted in 32 bits.
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry k(
; CHECK: clz.b32 {{.*}}, 32776;
; CHECK: popc.b32 {{.*}}, 32776;
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %zeros = call i16 @llvm.ctlz.i16(i16 -32760, i1 false)
  store i16 %zeros, ptr addrspace(1) %p
  %ones = call i16 @llvm.ctpop.i16(i16 -32760)
  store i16 %ones, ptr addrspace(1) %p
  ret void
}
