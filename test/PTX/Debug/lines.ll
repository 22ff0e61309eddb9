; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 --ptx=70 -O0 -o - | FileCheck %s --check-prefix=OLD
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=NEW
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -lineinfo -arch=sm_80 -c %t.ptx -o /dev/null %}

; Source positions are .loc lines; those of inlined code name the function and
; the call, which requires PTX 7.2.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .version 7.2
; CHECK: .target sm_80{{$}}
; OLD: .version 7.0
; NEW: .version 7.8

; CHECK: .entry k(
; CHECK: .reg
; CHECK: .loc 1 4 0
; CHECK-NEXT: ld.param.u64
; CHECK-NEXT: .loc 1 5 11
; CHECK-NEXT: mov.u32 [[R1:%r[0-9]+]], %tid.x;
; One per position, not per instruction; line 0 is not a position.
; CHECK-NEXT: add.s32
; CHECK-NEXT: mul.lo.s32
; The caller's position comes before that of the inlined code, and the outermost
; one first.
; CHECK-NEXT: .loc 1 7 24
; CHECK-NEXT: .loc 2 3 63, function_name $L__info_string1, inlined_at 1 7 24
; CHECK-NEXT: .loc 2 9 5, function_name $L__info_string0, inlined_at 2 3 63
; CHECK-NEXT: shl.b32
; CHECK-NEXT: .loc 1 8 1
; CHECK-NEXT: st.u32
; CHECK-NEXT: ret;
define ptx_kernel void @k(ptr %p) !dbg !5 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %u = add i32 %t, 1, !dbg !10
  %v = mul i32 %u, 3, !dbg !16
  %w = shl i32 %v, 1, !dbg !12
  store i32 %w, ptr %p, !dbg !11
  ret void, !dbg !11
}

; No debug information is requested here.
; CHECK: .func quiet(
; CHECK-NOT: .loc
; CHECK: ret;
define void @quiet() !dbg !21 {
  ret void, !dbg !22
}
; CHECK: .file 1 "/src/dir/kernel.cu"
; CHECK-NEXT: .file 2 "/other/a?b?.cuh"
; CHECK-NEXT: .section .debug_str
; CHECK-NEXT: {
; CHECK-NEXT: $L__info_string0:
; CHECK-NEXT: .b8 105,110,110,101,114,0
; CHECK-NEXT: $L__info_string1:
; CHECK-NEXT: .b8 95,90,52,104,101,108,112,105,0
; CHECK-NEXT: }
; OLD: .loc 2 9 5{{$}}
; OLD-NOT: .debug_str
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

!llvm.dbg.cu = !{!0, !20}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: DebugDirectivesOnly)
!1 = !DIFile(filename: "kernel.cu", directory: "/src/dir")
!2 = !DIFile(filename: "/other/a\22b\0A.cuh", directory: "/src/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 4, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "help", linkageName: "_Z4helpi", scope: !2, file: !2, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!7 = distinct !DISubprogram(name: "inner", scope: !2, file: !2, line: 9, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocation(line: 5, column: 11, scope: !5)
!11 = !DILocation(line: 8, column: 1, scope: !5)
!12 = !DILocation(line: 9, column: 5, scope: !7, inlinedAt: !13)
!13 = distinct !DILocation(line: 3, column: 63, scope: !6, inlinedAt: !14)
!14 = distinct !DILocation(line: 7, column: 24, scope: !5)
!16 = !DILocation(line: 0, scope: !5)
!20 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: NoDebug)
!21 = distinct !DISubprogram(name: "quiet", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !20)
!22 = !DILocation(line: 1, column: 1, scope: !21)
