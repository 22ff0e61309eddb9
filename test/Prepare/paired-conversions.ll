; Floats that become elements of a vector of halves are converted two at once.
; RUN: nvvmc emit %s --arch=sm_90 -o %t.ptx && FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
; RUN: nvvmc emit %s --arch=sm_75 | FileCheck %s --check-prefix=OLD

; Machines before sm_80 convert one at a time.
; OLD-NOT: x2.f32

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry bfloats(
; CHECK: cvt.rn.bf16x2.f32 [[R:%hh[0-9]+]], [[B:%f[0-9]+]], [[A:%f[0-9]+]];
; CHECK-NEXT: st.global.b32 [{{.*}}], [[R]];
; CHECK-NEXT: cvt.rn.f16x2.f32 [[H:%hh[0-9]+]], [[B]], [[A]];
; CHECK-NEXT: st.global.b32 [{{.*}}], [[H]];
define ptx_kernel void @bfloats(ptr addrspace(1) %p, float %a, float %b) {
  %x = fptrunc float %a to bfloat
  %y = fptrunc float %b to bfloat
  %v = insertelement <2 x bfloat> poison, bfloat %x, i32 0
  %w = insertelement <2 x bfloat> %v, bfloat %y, i32 1
  store <2 x bfloat> %w, ptr addrspace(1) %p
  %x2 = fptrunc float %a to half
  %y2 = fptrunc float %b to half
  %v2 = insertelement <2 x half> poison, half %x2, i32 0
  %w2 = insertelement <2 x half> %v2, half %y2, i32 1
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  store <2 x half> %w2, ptr addrspace(1) %q
  ret void
}

; Inserted in another order, four elements.
; CHECK-LABEL: .entry four(
; CHECK: ld.param.{{.*}} {%f1, %f2, %f3, %f4}
; CHECK-NOT: cvt.rn.f16.f32
; CHECK: cvt.rn.f16x2.f32 [[L:%hh[0-9]+]], %f2, %f1;
; CHECK: cvt.rn.f16x2.f32 [[H:%hh[0-9]+]], %f4, %f3;
; CHECK: st.global.v2.b32 [{{.*}}], {[[L]], [[H]]};
define ptx_kernel void @four(ptr addrspace(1) %p, <4 x float> %f) {
  %a = extractelement <4 x float> %f, i32 0
  %b = extractelement <4 x float> %f, i32 1
  %c = extractelement <4 x float> %f, i32 2
  %d = extractelement <4 x float> %f, i32 3
  %ha = fptrunc float %a to half
  %hb = fptrunc float %b to half
  %hc = fptrunc float %c to half
  %hd = fptrunc float %d to half
  %v0 = insertelement <4 x half> poison, half %hd, i32 3
  %v1 = insertelement <4 x half> %v0, half %hb, i32 1
  %v2 = insertelement <4 x half> %v1, half %ha, i32 0
  %v3 = insertelement <4 x half> %v2, half %hc, i32 2
  store <4 x half> %v3, ptr addrspace(1) %p
  ret void
}

; Stores that become one.
; CHECK-LABEL: .entry stores(
; CHECK: cvt.rn.f16x2.f32 [[R:%hh[0-9]+]], %f2, %f1;
; CHECK-NEXT: st.global.b32 [{{.*}}], [[R]];
define ptx_kernel void @stores(ptr addrspace(1) align 4 %p, float %a, float %b) {
  %x = fptrunc float %a to half
  %y = fptrunc float %b to half
  %q = getelementptr half, ptr addrspace(1) %p, i64 1
  store half %x, ptr addrspace(1) %p, align 4
  store half %y, ptr addrspace(1) %q, align 2
  ret void
}

; A truncation that has another use stays.
; CHECK-LABEL: .entry shared(
; CHECK-NOT: x2.f32
; CHECK: ret;
define ptx_kernel void @shared(ptr addrspace(1) %p, float %a, float %b) {
  %x = fptrunc float %a to half
  %y = fptrunc float %b to half
  %v = insertelement <2 x half> poison, half %x, i32 0
  %w = insertelement <2 x half> %v, half %y, i32 1
  store <2 x half> %w, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i64 80
  store half %x, ptr addrspace(1) %q
  ret void
}

; So does one of doubles, and one of two elements that is something else.
; CHECK-LABEL: .entry others(
; CHECK-NOT: x2.f32
; CHECK: ret;
define ptx_kernel void @others(ptr addrspace(1) %p, double %a, double %b, float %c, half %d) {
  %x = fptrunc double %a to half
  %y = fptrunc double %b to half
  %v = insertelement <2 x half> poison, half %x, i32 0
  %w = insertelement <2 x half> %v, half %y, i32 1
  store <2 x half> %w, ptr addrspace(1) %p
  %z = fptrunc float %c to half
  %v2 = insertelement <2 x half> poison, half %z, i32 0
  %w2 = insertelement <2 x half> %v2, half %d, i32 1
  %q = getelementptr i8, ptr addrspace(1) %p, i64 80
  store <2 x half> %w2, ptr addrspace(1) %q
  ret void
}
