; UNSUPPORTED: asan
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -S %s \
; RUN:   -passes='nvvm-verify<profile=nvptx;arch=sm_90>,nvvm-reflect-pp<arch=sm_90>,function(nvvm-intrinsic-lowering<level=1;relaxed>),generic-to-nvvm-globals' | FileCheck %s
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -S %s -passes=nvvm-intrinsic-lowering | FileCheck %s --check-prefix=ONE
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -S %s -passes='default<O2>' | FileCheck %s --check-prefix=DEFAULT
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -S %s -passes='default<O2>' -print-pipeline-passes | FileCheck %s --check-prefix=PLACES
; RUN: sed -e s/nvptx64-nvidia-cuda/x86_64-pc-linux-gnu/ -e s/=.sm_90./=\"x86-64\"/ %s | opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -S -passes='default<O2>' | FileCheck %s --check-prefix=OTHER

; Each pass alone, and its place in LLVM's default pipelines.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: @g = addrspace(1) global i32 5
; CHECK-NOT: @s =
; ONE: @g = global i32 5
; DEFAULT: @g = {{.*}}addrspace(1) global i32 5
; OTHER: @g = {{.*}}global i32 5
; OTHER: call {{.*}}@llvm.nvvm.add.rn.f(
@g = global i32 5
@s = private addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"

; CHECK: %x = fadd float %a, %b
; CHECK-NOT: old:
; CHECK: store i32 900
; ONE: %x = call float @llvm.nvvm.add.rn.f(
; ONE: old:
; DEFAULT: call float @llvm.nvvm.add.rn.f(
; DEFAULT: store i32 900
define ptx_kernel void @k(ptr addrspace(1) %out, float %a, float %b) #0 {
  %x = call float @llvm.nvvm.add.rn.f(float %a, float %b)
  store float %x, ptr addrspace(1) %out
  %r = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @s to ptr))
  %c = icmp sge i32 %r, 900
  br i1 %c, label %new, label %old
new:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %r, ptr addrspace(1) %p
  ret void
old:
  store i32 7, ptr @g
  ret void
}

; PLACES: nvvm-verify<profile=nvptx>,nvvm-reflect-pp<answer>
; PLACES-SAME: instcombine<{{[^>]*}}>,nvvm-intrinsic-lowering<level=0>
; PLACES-SAME: nvvm-intrinsic-lowering<level=1>
; PLACES-SAME: generic-to-nvvm-globals

declare float @llvm.nvvm.add.rn.f(float, float)
declare i32 @__nvvm_reflect(ptr)

attributes #0 = { "target-cpu"="sm_90" }
