; Inconsistent debug information is dropped with a warning.
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 | FileCheck %s
; RUN: llvm-as --disable-verify %s -o %t.bc
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t.bc 2>&1 | FileCheck %s
; CHECK: warning: ignoring debug information: operand 0 of !DICompileUnit is not a file [misc-debug-info]
; CHECK: 1 warning in
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k() {
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!2 = !{}
