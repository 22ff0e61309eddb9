; Attributes, flags and debug information of versions of LLVM that do not exist yet.
; What states facts is left out, in each place where it stands, with a warning at the
; first one.
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 | FileCheck %s --strict-whitespace
; RUN: nvvmc emit --arch=sm_90 %s -o - 2>/dev/null | FileCheck %s --check-prefix=PTX

; CHECK:      :[[#@LINE+7]]:{{[0-9]+}}: warning: ignoring attribute newfact, which LLVM 22 does not know [misc-newer-ir]
; CHECK:      warning: ignoring attribute newnumber, which LLVM 22 does not know
; CHECK:      warning: ignoring attribute newrange, which LLVM 22 does not know
; CHECK:      warning: ignoring attribute nobar, which LLVM 22 does not know
; CHECK:      warning: ignoring attribute newclause, which LLVM 22 does not know
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr noundef newfact %p, i32 newnumber(8) %n, i32 newrange(i32 0, 5) %m) nobar newclause(12) #0 !dbg !5 {
; CHECK:      warning: ignoring flag newadd, which LLVM 22 does not know
; CHECK-NEXT: {{^}}  %a = add nsw newadd i32 %n, 1{{$}}
; CHECK-NEXT: {{^}}               ^{{$}}
  %a = add nsw newadd i32 %n, 1
; CHECK:      warning: ignoring flag newgep, which LLVM 22 does not know
  %b = getelementptr newgep inbounds i32, ptr %p, i32 %a
; CHECK:      warning: ignoring flag newcmp, which LLVM 22 does not know
  %c = icmp newcmp eq i32 %a, %m
; CHECK:      warning: ignoring flag newmath, which LLVM 22 does not know
  %d = fadd newmath nnan float 1.0, 2.0
; CHECK:      warning: ignoring attribute captures(newkind), which LLVM 22 does not know
  %e = call noundef newfact i32 @g(i32 newfact %a, ptr captures(newkind) %b) nobar #1
; CHECK:      warning: ignoring #dbg_new, which LLVM 22 does not know
    #dbg_new(i32 %a, !9, !DIExpression(), !8)
    #dbg_value(i32 %a, !9, !DIExpression(), !8)
; PTX: .visible .entry k(
; PTX: st.global
  store i32 %e, ptr %p
  ret void, !dbg !8
}

define internal noundef newfact i32 @g(i32 newfact %x, ptr %p) nobar {
  %y = mul i32 %x, 3
  ret i32 %y
}

; The last one has nothing left.
; CHECK:      warning: ignoring attribute memory(argmem: read, newmem: write), which LLVM 22 does not know
; CHECK:      warning: ignoring attribute newkey, which LLVM 22 does not know
attributes #0 = { nounwind newfact newnumber=4 memory(argmem: read, newmem: write) newkey("x") }
attributes #1 = { nobar }

; CHECK:      warning: ignoring newField of DICompileUnit, which LLVM 22 does not know
; CHECK:      warning: ignoring other of DICompileUnit, which LLVM 22 does not know
; CHECK:      warning: ignoring newField of DISubroutineType, which LLVM 22 does not know
; CHECK:      warning: ignoring DINewNode, which LLVM 22 does not know
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, newField: 3, file: !1, emissionKind: FullDebug, other: DW_LANG_new)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(newField: "a(b", types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 2, scope: !5)
!9 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 1, type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DINewNode(a: 1, b: "c")
!named = !{!11}
