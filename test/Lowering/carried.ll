; RUN: nvvmc lower %s --arch=sm_90 --relaxed-lowering | FileCheck %s

; What is attached to a call is also attached to its replacement, if it is still
; true: locations to all new instructions, flags and metadata to the last one.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @places(
; CHECK: %x = mul i32 %{{.*}}, !dbg [[PLACE:![0-9]+]], !own ![[OWN:[0-9]+]]
; CHECK-NEXT: ret i32 %x, !dbg
define i32 @places(i32 %a) !dbg !4 {
  %x = call i32 @llvm.nvvm.mul24.i(i32 %a, i32 %a), !dbg !7, !own !9, !range !10
  ret i32 %x, !dbg !8
}

; !fpmath does not permit rounding twice where the call rounds once.
; CHECK-LABEL: @accuracy(
; CHECK: %x = fdiv ninf float %a, %b{{$}}
; CHECK-NEXT: %y = call fast float @llvm.minimumnum.f32(float %x, float %b), !fpmath
define float @accuracy(float %a, float %b) {
  %x = call arcp afn ninf float @llvm.nvvm.div.rn.f(float %a, float %b), !fpmath !11
  %y = call fast float @llvm.nvvm.fmin.f(float %x, float %b), !fpmath !11
  ret float %y
}

; CHECK-LABEL: @range(
; CHECK: %x = call i32 @llvm.fptosi.sat.i32.f32(float %a), !range
define i32 @range(float %a) {
  %x = call i32 @llvm.nvvm.f2i.rz(float %a), !range !10
  ret i32 %x
}

; CHECK-DAG: [[PLACE]] = !DILocation(line: 7,
; CHECK-DAG: ![[OWN]] = !{!"said by a front end"}

declare i32 @llvm.nvvm.mul24.i(i32, i32)
declare float @llvm.nvvm.div.rn.f(float, float)
declare float @llvm.nvvm.fmin.f(float, float)
declare i32 @llvm.nvvm.f2i.rz(float)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "places", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 7, column: 1, scope: !4)
!8 = !DILocation(line: 8, column: 1, scope: !4)
!9 = !{!"said by a front end"}
!10 = !{i32 0, i32 100}
!11 = !{float 2.5}
