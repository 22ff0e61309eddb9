; RUN: nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && FileCheck %s <%t.ptx
; RUN: %{build}/test/ptx-run --kernels %t.ptx | FileCheck %s --check-prefix=RAN
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %{build}/test/ptx-run --kernels %t.ptx | FileCheck %s --check-prefix=RAN
; RUN: %if ptxas %{ %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Expansions call functions of their own even if the module has some with the
; same names.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-COUNT-2: call.uni (retval0), [[HELPER:__opennvvm_fmodf_[0-9]+]], (param0, param1);
; CHECK-NOT: call.uni (retval0), __opennvvm_fmodf,
; RAN: k: 3f800000 40000000 41800000
define ptx_kernel void @k(ptr addrspace(1) %out) {
  %x = load volatile float, ptr addrspace(1) @seven
  %a = frem float %x, 3.0
  store float %a, ptr addrspace(1) %out
  %b = frem float %x, 5.0
  %p1 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store float %b, ptr addrspace(1) %p1
  %n = load volatile i32, ptr addrspace(1) @four
  %c = call float @llvm.powi.f32.i32(float 2.0, i32 %n)
  %p2 = getelementptr i8, ptr addrspace(1) %out, i64 8
  store float %c, ptr addrspace(1) %p2
  ret void
}

@seven = addrspace(1) global float 7.0
@four = addrspace(1) global i32 4
@__opennvvm_powif = addrspace(1) global i32 1

define float @__opennvvm_fmodf(float %x, float %y) {
  ret float 42.0
}
