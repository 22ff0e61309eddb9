; As a pass of LLVM's opt, each finding is a diagnostic of its own, at its own
; place in the source, and names the intrinsic and the machines that have it.

; UNSUPPORTED: asan
; RUN: not opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes='function(nvvm-ir-verify<arch=sm_80>)' -disable-output %s 2>&1 | FileCheck %s

; CHECK: error: {{.*}}k.cu:7:3: {{.*}}this intrinsic is only supported for Hopper+; llvm.nvvm.cp.async.bulk.commit.group needs sm_90 or higher; the target is sm_80 [tma-gate-bulk]
; CHECK-NEXT: call void
; CHECK-NEXT: error: {{.*}}header.h:9:5: {{.*}}this intrinsic is only supported for Hopper+
; CHECK-NEXT: call void

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.cp.async.bulk.commit.group()

define ptx_kernel void @placed() !dbg !3 {
  call void @llvm.nvvm.cp.async.bulk.commit.group(), !dbg !6
  call void @llvm.nvvm.cp.async.bulk.commit.group(), !dbg !7
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "placed", scope: !1, file: !1, line: 5, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 7, column: 3, scope: !3)
!7 = !DILocation(line: 9, column: 5, scope: !8)
!8 = !DILexicalBlockFile(scope: !3, file: !9, discriminator: 0)
!9 = !DIFile(filename: "header.h", directory: "/src")
