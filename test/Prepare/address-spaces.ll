; At -O2, generic pointers of kernels are known to point to global memory, and
; so are pointers derived from them. At -O0, the IR is printed as it is.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefix=O2
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=O0
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@tile = internal addrspace(3) global [32 x float] undef

; O2-LABEL: .entry copy(
; O2: cvta.to.global.u64
; O2: ld.global.f32
; O2: st.shared.f32
; O0-LABEL: .entry copy(
; O0-NOT: cvta.to.global
; O0: ld.f32
; O0: st.f32
define ptx_kernel void @copy(ptr %in, i64 %i) {
  %p = getelementptr float, ptr %in, i64 %i
  %v = load float, ptr %p
  %t = getelementptr [32 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i64 %i
  store float %v, ptr %t
  ret void
}

; A device function may be called with any pointer.
; O2-LABEL: .func{{.*}} device(
; O2: ld.f32
define float @device(ptr %in) {
  %v = load float, ptr %in
  ret float %v
}

; Only what may be loaded or stored is.
; O2-LABEL: .entry only_atomic(
; O2: red.global.add.u32
; O0-LABEL: .entry only_atomic(
; O0: red.add.u32
define ptx_kernel void @only_atomic(ptr %p) {
  %old = atomicrmw add ptr %p, i32 1 monotonic, align 4
  ret void
}

; A use of the generic address gets it unchanged.
; O2-LABEL: .entry passes_on(
; O2: ld.param.u64 [[P:%rd[0-9]+]], [passes_on_param_0];
; O2: cvta.to.global.u64
; O2-NOT: cvta.global
; O2: st.param.u64 [param0], [[P]];
declare void @take(ptr)
define ptx_kernel void @passes_on(ptr %p) {
  store i32 1, ptr %p
  call void @take(ptr %p)
  ret void
}
