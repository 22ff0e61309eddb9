; UNSUPPORTED: asan
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<profile=nvvm>' 2>&1 | FileCheck %s
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<arch=sm_1>' 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-intrinsic-lowering<level=2>' 2>&1 | FileCheck %s --check-prefix=NAME

; Errors are reported, and the pipeline stops.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: error: Cannot cast non-generic pointer to different non-generic pointer [addrspace-cast-between-spaces]
; CHECK: error: Broken module found, compilation aborted!
; NAME: unknown
define ptr addrspace(1) @f(ptr addrspace(3) %p) {
  %q = addrspacecast ptr addrspace(3) %p to ptr addrspace(1)
  ret ptr addrspace(1) %q
}
