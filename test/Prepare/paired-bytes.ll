; Two bytes that inline assembly reads or writes are in one register, and halves of words are moved
; at once.
; RUN: nvvmc emit %s --arch=sm_90 -o %t.ptx && FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry written(
; CHECK: cvt.rn.satfinite.e4m3x2.f32 [[A:%rs[0-9]+]],
; CHECK: cvt.rn.satfinite.e4m3x2.f32 [[B:%rs[0-9]+]],
; CHECK: mov.b32 [[R:%r[0-9]+]], {[[A]], [[B]]};
; CHECK-NEXT: st.global.{{[bu]}}32 [{{.*}}], [[R]];
; CHECK-NOT: prmt
; CHECK: ret;
define ptx_kernel void @written(ptr addrspace(1) %p, float %x, float %y) {
  %a = call <2 x i8> asm "cvt.rn.satfinite.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %x, float %y)
  %b = call <2 x i8> asm "cvt.rn.satfinite.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %y, float %x)
  %v = shufflevector <2 x i8> %a, <2 x i8> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %w = bitcast <4 x i8> %v to i32
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; A vector of bytes is the word, too.
; CHECK-LABEL: .entry bytes(
; CHECK: mov.b32 [[R:%r[0-9]+]], {%rs{{[0-9]+}}, %rs{{[0-9]+}}};
; CHECK: st.global.{{[bu]}}32 [{{.*}}], [[R]];
; CHECK: ret;
define ptx_kernel void @bytes(ptr addrspace(1) %p, float %x, float %y) {
  %a = call <2 x i8> asm "cvt.rn.satfinite.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %x, float %y)
  %b = call <2 x i8> asm "cvt.rn.satfinite.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %y, float %x)
  %v = shufflevector <2 x i8> %a, <2 x i8> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i8> %v, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: .entry read(
; CHECK: ld.global.{{[bu]}}32 [[R:%r[0-9]+]],
; CHECK: mov.b32 {[[A:%rs[0-9]+]], %rs{{[0-9]+}}}, [[R]];
; CHECK: cvt.rn.f16x2.e4m3x2 %r{{[0-9]+}}, [[A]];
; CHECK: mov.b32 {%rs{{[0-9]+}}, [[B:%rs[0-9]+]]}, [[R]];
; CHECK: cvt.rn.f16x2.e4m3x2 %r{{[0-9]+}}, [[B]];
; CHECK-NOT: prmt
; CHECK: ret;
define ptx_kernel void @read(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <4 x i8>, ptr addrspace(1) %p
  %a = shufflevector <4 x i8> %v, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %b = shufflevector <4 x i8> %v, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %c = call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(<2 x i8> %a)
  %d = call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(<2 x i8> %b)
  %s = add i32 %c, %d
  store i32 %s, ptr addrspace(1) %q
  ret void
}

; The bytes are used one by one.
; CHECK-LABEL: .entry apart(
; CHECK: cvt.rn.satfinite.e4m3x2.f32 [[A:%rs[0-9]+]],
; CHECK: shr.u16 [[H:%rs[0-9]+]], {{.*}}, 8;
; CHECK-NEXT: mov.b16 [[B:%rs[0-9]+]], [[H]];
; CHECK: st.global.u8 [{{.*}}], [[B]];
; CHECK: ret;
define ptx_kernel void @apart(ptr addrspace(1) %p, float %x, float %y) {
  %a = call <2 x i8> asm "cvt.rn.satfinite.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %x, float %y)
  %h = extractelement <2 x i8> %a, i32 1
  store i8 %h, ptr addrspace(1) %p
  ret void
}

; They are in another order, or not those of a half.
; CHECK-LABEL: .entry turned(
; CHECK-NOT: mov.b32 {
; CHECK: cvt.rn.f16x2.e4m3x2
; CHECK: ret;
define ptx_kernel void @turned(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <4 x i8>, ptr addrspace(1) %p
  %a = shufflevector <4 x i8> %v, <4 x i8> poison, <2 x i32> <i32 1, i32 0>
  %b = shufflevector <4 x i8> %v, <4 x i8> poison, <2 x i32> <i32 1, i32 2>
  %c = call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(<2 x i8> %a)
  %d = call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(<2 x i8> %b)
  %s = add i32 %c, %d
  store i32 %s, ptr addrspace(1) %q
  ret void
}
