; A variable that is not counted as in the source has no location, so that a
; debugger does not show a wrong value.
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=PLACE
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefix=NONE
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; PLACE: add.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, 1;
; PLACE: .section .debug_loc
; NONE: add.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, -1;
; NONE: .section .debug_info
; NONE-NOT: .section .debug_loc

declare void @f()
define void @g(i32 %n) !dbg !5 {
entry:
  br label %body, !dbg !9
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ], !dbg !9
    #dbg_value(i32 %i, !8, !DIExpression(), !9)
  call void @f(), !dbg !9
  %j = add i32 %i, 1, !dbg !9
    #dbg_value(i32 %j, !8, !DIExpression(), !9)
  call void @f(), !dbg !9
  %c = icmp eq i32 %j, %n, !dbg !9
  br i1 %c, label %exit, label %body, !dbg !9
exit:
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "g", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "i", scope: !5, file: !1, line: 2, type: !7)
!9 = !DILocation(line: 3, column: 1, scope: !5)
