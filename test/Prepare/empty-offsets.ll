; An address without indices is its pointer. LLVM's SeparateConstOffsetFromGEP
; crashes on it.

; RUN: nvvmc emit -O2 --arch=sm_90 %s -o - | FileCheck %s
; RUN: nvvmc emit -O0 --arch=sm_90 %s -o /dev/null

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry k(
; CHECK: cvta.to.global.u64 [[P:%rd[0-9]+]],
; CHECK: add.s64 [[AT:%rd[0-9]+]], [[P]],
; CHECK: ld.global.u32 {{%r[0-9]+}}, {{\[}}[[AT]]{{\]}};
; CHECK: ld.global.u32 {{%r[0-9]+}}, {{\[}}[[AT]]+16{{\]}};
; CHECK: st.global.u32 {{\[}}[[P]]{{\]}},
define ptx_kernel void @k(ptr %p, i64 %i) {
  %g = getelementptr i8, ptr %p
  %h = getelementptr i32, ptr %g, i64 %i
  %v = load i32, ptr %h
  %h2 = getelementptr i32, ptr %h, i64 4
  %w = load i32, ptr %h2
  %s = add i32 %v, %w
  store i32 %s, ptr %g
  ret void
}
