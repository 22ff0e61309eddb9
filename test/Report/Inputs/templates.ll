target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z5scaleIfLi1EEvPT_S0_S0_ = comdat any

$_Z5scaleIfLi2EEvPT_S0_S0_ = comdat any

define ptx_kernel void @_Z5scaleIfLi1EEvPT_S0_S0_(ptr %data, float %factor, float %most) comdat !dbg !23 {
entry:
  %0 = load float, ptr %data, align 4, !dbg !30
  %mul = fmul contract float %factor, %0, !dbg !25
  %cmp.i = fcmp contract ogt float %mul, %most, !dbg !26
  %cond.i = select contract i1 %cmp.i, float %most, float %mul, !dbg !30
  store float %cond.i, ptr %data, align 4, !dbg !31
  ret void, !dbg !32
}

define ptx_kernel void @_Z5otherPf(ptr %data) !dbg !12 {
entry:
  %0 = load float, ptr %data, align 4, !dbg !15
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %data, i64 8, !dbg !18
  %1 = load float, ptr %arrayidx1, align 4, !dbg !18
  %add = fadd contract float %0, %1, !dbg !19
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %data, i64 4, !dbg !20
  store float %add, ptr %arrayidx2, align 4, !dbg !21
  ret void, !dbg !22
}

define ptx_kernel void @_Z5scaleIfLi2EEvPT_S0_S0_(ptr %data, float %factor, float %most) comdat !dbg !33 {
entry:
  %0 = load float, ptr %data, align 4, !dbg !34
  %mul = fmul contract float %factor, %0, !dbg !35
  %cmp.i = fcmp contract ogt float %mul, %most, !dbg !36
  %cond.i = select contract i1 %cmp.i, float %most, float %mul, !dbg !38
  store float %cond.i, ptr %data, align 4, !dbg !39
  ret void, !dbg !40
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false)
!1 = !DIFile(filename: "templates.cu", directory: "FOLDER")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!12 = distinct !DISubprogram(name: "other", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 7, column: 13, scope: !12)
!18 = !DILocation(line: 7, column: 23, scope: !12)
!19 = !DILocation(line: 7, column: 21, scope: !12)
!20 = !DILocation(line: 7, column: 3, scope: !12)
!21 = !DILocation(line: 7, column: 11, scope: !12)
!22 = !DILocation(line: 8, column: 1, scope: !12)
!23 = distinct !DISubprogram(name: "scale<float, 1>", scope: !1, file: !1, line: 3, type: !13, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DILocation(line: 4, column: 19, scope: !23)
!25 = !DILocation(line: 4, column: 27, scope: !23)
!26 = !DILocation(line: 2, column: 12, scope: !27, inlinedAt: !29)
!27 = distinct !DISubprogram(name: "clamp<float>", scope: !28, file: !28, line: 1, type: !13, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !DIFile(filename: "./templates.cuh", directory: "FOLDER")
!29 = distinct !DILocation(line: 4, column: 13, scope: !23)
!30 = !DILocation(line: 2, column: 10, scope: !27, inlinedAt: !29)
!31 = !DILocation(line: 4, column: 11, scope: !23)
!32 = !DILocation(line: 5, column: 1, scope: !23)
!33 = distinct !DISubprogram(name: "scale<float, 2>", scope: !1, file: !1, line: 3, type: !13, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DILocation(line: 4, column: 19, scope: !33)
!35 = !DILocation(line: 4, column: 27, scope: !33)
!36 = !DILocation(line: 2, column: 12, scope: !27, inlinedAt: !37)
!37 = distinct !DILocation(line: 4, column: 13, scope: !33)
!38 = !DILocation(line: 2, column: 10, scope: !27, inlinedAt: !37)
!39 = !DILocation(line: 4, column: 11, scope: !33)
!40 = !DILocation(line: 5, column: 1, scope: !33)
!nvvmir.version = !{!41}
!41 = !{i32 2, i32 0}
