; UNSUPPORTED: asan
; The documented name is answered by LLVM's own pass where its target is NVPTX,
; and by the plugin's wherever LLVM has none; the plugin's other name is always
; its own.

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
