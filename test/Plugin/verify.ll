; UNSUPPORTED: asan
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<profile=nvvm>' 2>&1 | FileCheck %s
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<profile=libnvvm;mode=standard>' 2>&1 | FileCheck %s --check-prefix=LIBNVVM
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<profile=nvvm;profile=libnvvm>' 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<profile=nvvm;mode=unified;show-info>' 2>&1 | FileCheck %s --check-prefix=INFO
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<show-info>' 2>&1 | FileCheck %s --check-prefix=NVPTX
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify' 2>&1 | count 0
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -print-pipeline-passes -passes='nvvm-verify<show-info;profile=nvvm;mode=unified;profile=tileiras;arch=sm_90>' 2>&1 | FileCheck %s --check-prefix=PRINTED
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<mode=other>' 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<show-info=1>' 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s -passes='nvvm-verify<relaxed>' 2>&1 | FileCheck %s --check-prefix=NAME

; The pass takes the options of nvvmc verify.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

; CHECK: error: fence is not supported [instruction-fence-standard]
; CHECK: error: Broken module found, compilation aborted!
; LIBNVVM: error: Illegal instruction: fence
; TWO: error: fence is not supported [instruction-fence-standard, nvvm]
; TWO: error: Illegal instruction: fence [instruction-fence-standard, libnvvm]
; INFO: note: IR Kind is UnifiedNVVMIR [misc-show-info]
; INFO: note: atomicrmw add without a syncscope is printed without its order, seq_cst [atomic-rmw-order]
; NVPTX-NOT: IR Kind
; NVPTX: note: atomicrmw add without a syncscope is printed without its order, seq_cst [atomic-rmw-order]
; PRINTED: nvvm-verify<profile=nvvm;profile=tileiras;mode=unified;show-info;arch=sm_90>
; NAME: unknown
define ptx_kernel void @k(ptr addrspace(1) %p) {
  fence seq_cst
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
