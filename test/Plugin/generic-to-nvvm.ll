; UNSUPPORTED: asan
; The documented name means LLVM's own pass if its target is NVPTX, and the
; plugin's pass otherwise; the plugin's other name always means the plugin's
; pass.

; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -S %s -passes=generic-to-nvvm | FileCheck %s
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -S %s -passes=generic-to-nvvm-globals | FileCheck %s
; RUN: sed /triple/d %s | not opt -S -passes=generic-to-nvvm 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: sed /triple/d %s | opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -S -passes=generic-to-nvvm | FileCheck %s
; UNKNOWN: unknown pass name

target triple = "nvptx64-nvidia-cuda"
; CHECK: @g = {{.*}}addrspace(1) global i32 5
@g = global i32 5
define ptr @f() {
  ret ptr @g
}
