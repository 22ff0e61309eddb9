; UNSUPPORTED: asan
; Profile libnvvm has the contract of the release that is asked for, the newest without one.

; DEFINE: %{opt} = opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -disable-output %s
; RUN: not %{opt} -passes='nvvm-verify<profile=libnvvm;arch=sm_100;libnvvm=13.2>' 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: %{opt} -passes='nvvm-verify<profile=libnvvm;arch=sm_100;libnvvm=13.3>'
; RUN: %{opt} -passes='nvvm-verify<profile=libnvvm;arch=sm_100>'
; RUN: %{opt} -print-pipeline-passes -passes='nvvm-verify<libnvvm=13.3;profile=libnvvm;arch=sm_100>' | FileCheck %s --check-prefix=PRINTED
; RUN: not %{opt} -passes='nvvm-verify<libnvvm=12.9>' 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; OLD: error: Illegal instruction: fence [instruction-fence-standard]
; PRINTED: nvvm-verify<profile=libnvvm;arch=sm_100;libnvvm=13.3>
; UNKNOWN: '12.9' is not a valid libnvvm

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

define void @f() {
  fence seq_cst
  ret void
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
