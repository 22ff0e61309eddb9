; The names and parameters of our passes, as parsed and printed.
; UNSUPPORTED: asan
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -print-pipeline-passes \
; RUN:   -passes='nvvm-verify<arch=sm_90>,nvvm-reflect-pp<arch=sm_90>,generic-to-nvvm-globals,function(nvvm-intrinsic-lowering<relaxed>,nvvm-infer-address-spaces,nvvm-reflect-pp,nvvm-ir-verify,nvvm-launch-verify<profile=nvptx;param-limits=ptx;ptx=8.1>)' | FileCheck %s --check-prefix=PRINTED
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<arch=sm_1>' 2>&1 | FileCheck %s --check-prefix=VALUE
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='verify,nvvm-verify<relaxed>' 2>&1 | FileCheck %s --check-prefix=KEY
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-intrinsic-lowering<level=2>' 2>&1 | FileCheck %s --check-prefix=LEVEL
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='function(nvvm-reflect-pp<answer>)' 2>&1 | FileCheck %s --check-prefix=FUNCTION
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-infer-address-spaces<' 2>&1 | FileCheck %s --check-prefix=OPEN
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -S %s -passes=nvvm-infer-address-spaces | FileCheck %s --check-prefix=SPACES

; PRINTED: nvvm-verify<profile=nvptx;arch=sm_90>,nvvm-reflect-pp<answer;arch=sm_90>,generic-to-nvvm-globals,
; PRINTED-SAME: function(nvvm-intrinsic-lowering<level=0;relaxed>,nvvm-infer-address-spaces,nvvm-reflect-pp,nvvm-ir-verify<profile=tileiras>,nvvm-launch-verify<profile=nvptx;ptx=8.1;param-limits=ptx>)
; VALUE: nvvm-verify: 'sm_1' is not a valid arch
; VALUE-NEXT: unknown
; KEY: nvvm-verify: 'relaxed' is not an option
; KEY-NEXT: unknown
; LEVEL: nvvm-intrinsic-lowering: '2' is not a valid level
; FUNCTION: nvvm-reflect-pp: 'answer' is not an option
; OPEN: unknown

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SPACES: load i32, ptr addrspace(1) %p
define i32 @f(ptr addrspace(1) %p) {
  %q = addrspacecast ptr addrspace(1) %p to ptr
  %x = load i32, ptr %q
  ret i32 %x
}
