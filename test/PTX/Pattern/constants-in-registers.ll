; Operands that ptxas accepts only in registers: 16-bit words, handles in
; brackets, and the metadata of sparse matrices.

; RUN: nvvmc emit -O0 --arch=sm_90 %s -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"

; CHECK: mov.{{[bu]}}16 [[WORD:%rs[0-9]+]], -17608;
; CHECK: cvt.rn.relu.f16x2.e4m3x2 {{.*}}, [[WORD]];
define <2 x half> @word() {
  %r = call <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn.relu(i16 -17608)
  ret <2 x half> %r
}

; CHECK: mov.{{[bu]}}64 [[HANDLE:%rd[0-9]+]], 0;
; CHECK: sust.b.1d.b32.trap {{\[}}[[HANDLE]], {%r{{[0-9]+}}}], {%r{{[0-9]+}}};
define void @handle(i32 %x) {
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 0, i32 %x, i32 7)
  ret void
}

; CHECK: mov.{{[bu]}}32 [[META:%r[0-9]+]], 5;
; CHECK: mma.sp{{.*}} {%r{{.*}}}, [[META]], 1;
define i32 @sparse(i32 %a) {
  %r = call { i32, i32, i32, i32 } @llvm.nvvm.mma.sp.m16n8k32.row.col.satfinite.s8(i32 %a, i32 %a, i32 %a, i32 %a, i32 %a, i32 %a, i32 %a, i32 %a, i32 5, i32 1)
  %x = extractvalue { i32, i32, i32, i32 } %r, 0
  ret i32 %x
}
