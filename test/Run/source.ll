; Errors name the line of the IR, and that of its source if there is debug
; information; calls that were inlined are named, too.
; RUN: not nvvmc run %s --no-findings --arch=sm_80 --kernel=plain zeros:f32 2>&1 | FileCheck %s --check-prefix=IR -DFILE=%s
; RUN: not nvvmc run %s --no-findings --arch=sm_80 --kernel=debug zeros:f32 2>&1 | FileCheck %s --check-prefix=SOURCE -DFILE=%s
; RUN: not nvvmc run %s --no-findings --arch=sm_80 --kernel=debug --format=json zeros:f32 2>&1 | FileCheck %s --check-prefix=JSON
; RUN: nvvmc compile %s --arch=sm_80 -o %t.ptx
; RUN: not nvvmc run %t.ptx --no-findings --kernel=plain zeros:f32 2>&1 | FileCheck %s --check-prefix=PTX -DFILE=%t.ptx

; The kernel's findings of the compiler come first, and end the run if there are
; errors.
; RUN: not nvvmc run %s --arch=sm_80 --kernel=missing zeros:f32 2>&1 | FileCheck %s --check-prefix=MISSING
; MISSING: there is no kernel 'missing'; there are plain, debug
; RUN: sed s/ptx_kernel/ptx_kernal/ %s > %t.bad.ll
; RUN: not nvvmc run %t.bad.ll --arch=sm_80 2>&1 | FileCheck %s --check-prefix=BAD
; BAD: .bad.ll:{{[0-9]+}}:{{[0-9]+}}: error: {{.*}} [misc-llvm-parser]
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @plain(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 64
; IR: [[FILE]]:[[#@LINE+3]]: error: access out of bounds: 4 bytes at 0x
; IR-NEXT: PTX line {{[0-9]+}}: st
; PTX: [[FILE]]:[[#LINE:]]: error: access out of bounds
  store i32 1, ptr %q
; PTX-NEXT: PTX line [[#LINE]]: st
  ret void
}

; SOURCE: {{^}}b.h:3:63: error: access out of bounds
; SOURCE-NEXT: PTX line {{[0-9]+}}: st
; SOURCE-NEXT: inlined at a.cu:7:24
; SOURCE-NEXT: from [[FILE]]:[[#@LINE+5]]
; JSON: {"failed":"access out of bounds: 4 bytes at {{.*}}","file":"{{.*}}source.ll","seed":0,"seeds":[0],"ptxLine":{{[0-9]+}},"ptx":"st{{.*}}","line":[[#@LINE+4]],
; JSON-SAME: "source":[{"file":"b.h","line":3,"column":63,"function":"store"},{"file":"a.cu","line":7,"column":24}]}
define ptx_kernel void @debug(ptr %p) !dbg !4 {
  %q = getelementptr i8, ptr %p, i64 64, !dbg !8
  store i32 1, ptr %q, !dbg !7
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: true, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.cu", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 2}
!4 = distinct !DISubprogram(name: "debug", file: !1, line: 4, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIFile(filename: "b.h", directory: "")
!6 = distinct !DISubprogram(name: "store", file: !5, line: 2, type: !9, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 3, column: 63, scope: !6, inlinedAt: !8)
!8 = !DILocation(line: 7, column: 24, scope: !4)
!9 = !DISubroutineType(types: !10)
!10 = !{null}
