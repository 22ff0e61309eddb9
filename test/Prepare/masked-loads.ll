; A masked load whose mask is constant becomes loads of as many lanes as are aligned together,
; and of no others.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare <8 x i8> @llvm.masked.load.v8i8.p1(ptr addrspace(1), <8 x i1>, <8 x i8>)
declare <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1), <4 x i1>, <4 x i32>)
declare <8 x i32> @llvm.masked.load.v8i32.p1(ptr addrspace(1), <8 x i1>, <8 x i32>)

; Seven bytes.
; CHECK-LABEL: .entry seven(
; CHECK: ld.global.nc.u32 {{%r[0-9]+}}, [[[P:%rd[0-9]+]]];
; CHECK-NOT: prmt
; CHECK: ld.global.nc.u8 {{%rs[0-9]+}}, [[[P]]+6];
; CHECK-NOT: {{ld|prmt}}
; CHECK: ret;
; O0-LABEL: .entry seven(
; O0-COUNT-7: ld.global.b8
define ptx_kernel void @seven(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = call <8 x i8> @llvm.masked.load.v8i8.p1(ptr addrspace(1) align 8 %p, <8 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0>, <8 x i8> poison), !invariant.load !0
  %a = extractelement <8 x i8> %v, i32 1
  %b = extractelement <8 x i8> %v, i32 6
  %s = add i8 %a, %b
  store i8 %s, ptr addrspace(1) %q
  ret void
}

; No more than the alignment allows.
; CHECK-LABEL: .entry pairs(
; CHECK: ld.global.v2.u32 {{.*}}, [[[P:%rd[0-9]+]]];
; CHECK: ld.global.v2.u32 {{.*}}, [[[P]]+8];
; CHECK-NOT: ld.global
; CHECK: ret;
define ptx_kernel void @pairs(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 8 %p, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, <4 x i32> poison)
  store <4 x i32> %v, ptr addrspace(1) %q, align 16
  ret void
}

; The widest access, and what is between it and the next lane.
; CHECK-LABEL: .entry wide(
; CHECK: ld.global.v4.u32 {{.*}}, [[[P:%rd[0-9]+]]];
; CHECK: ld.global.u32 {{.*}}, [[[P]]+16];
; CHECK: ld.global.v2.u32 {{.*}}, [[[P]]+24];
; CHECK-NOT: ld.global
; CHECK: ret;
define ptx_kernel void @wide(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = call <8 x i32> @llvm.masked.load.v8i32.p1(ptr addrspace(1) align 32 %p, <8 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1>, <8 x i32> zeroinitializer)
  store volatile <8 x i32> %v, ptr addrspace(1) %q, align 16
  ret void
}

; What is masked out comes from elsewhere.
; CHECK-LABEL: .entry others(
; CHECK-DAG: ld.param.v4.u32 {{{.*}}, {{.*}}, [[C:%r[0-9]+]], [[D:%r[0-9]+]]},
; CHECK-DAG: ld.global.v2.u32 {[[A:%r[0-9]+]], [[B:%r[0-9]+]]},
; CHECK: st.global.v4.u32 [{{.*}}], {[[A]], [[B]], [[C]], [[D]]};
define ptx_kernel void @others(ptr addrspace(1) %p, ptr addrspace(1) %q, <4 x i32> %else) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 16 %p, <4 x i1> <i1 1, i1 1, i1 0, i1 0>, <4 x i32> %else)
  store <4 x i32> %v, ptr addrspace(1) %q, align 16
  ret void
}

; Which lanes there are is not known.
; CHECK-LABEL: .entry unknown(
; CHECK-COUNT-4: ld.global.b32
; CHECK: ret;
define ptx_kernel void @unknown(ptr addrspace(1) %p, ptr addrspace(1) %q, <4 x i1> %mask) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 16 %p, <4 x i1> %mask, <4 x i32> zeroinitializer)
  store <4 x i32> %v, ptr addrspace(1) %q, align 16
  ret void
}
!0 = !{}
