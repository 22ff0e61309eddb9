; For inlined code, the whole chain of calls is reported, with the names of the
; source language next to the mangled ones.

; RUN: not nvvmc verify --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --match-full-lines --strict-whitespace
; RUN: not nvvmc verify --arch=sm_90 --format=json %s \
; RUN:   | FileCheck %s --check-prefix=JSON
; RUN: not nvvmc verify --arch=sm_90 --format=sarif %s > %t.sarif
; RUN: %python %S/Inputs/check-sarif.py 3 < %t.sarif
; RUN: FileCheck %s --check-prefix=SARIF < %t.sarif

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

;      CHECK:{{.*}}:[[#@LINE+9]]:3: error: fence is not supported [instruction-fence-standard]
; CHECK-NEXT:  fence acq_rel, !dbg !10
; CHECK-NEXT:  ^~~~~
; CHECK-NEXT:  in @_Z6kernelPf (kernel(float*)), block %0; from sync.h:5:9 in order()
; CHECK-NEXT:    inlined at tile.h:31:3 in Tile<4>::load(float*)
; CHECK-NEXT:    inlined at gemm.cu:12:7 in kernel(float*)
; CHECK-NEXT:  help: call llvm.nvvm.membar.gl, .cta or .sys
; JSON: "function":"_Z6kernelPf","demangled":"kernel(float*)","block":"%0","ir":{{.*}},"source":{"file":"sync.h","line":5,"column":9,"function":"order()"},"inlinedAt":[{"file":"tile.h","line":31,"column":3,"function":"Tile<4>::load(float*)"},{"file":"gemm.cu","line":12,"column":7,"function":"kernel(float*)"}],"fix":[{"line":24,"column":3,"endLine":24,"endColumn":16,"text":"call void @llvm.nvvm.membar.sys()"},{{.*}}]}
define ptx_kernel void @_Z6kernelPf(ptr %p) !dbg !4 {
  fence acq_rel, !dbg !10
  ret void
}

; Names from Rust and D, and one that is not mangled.
;      CHECK:  in @_RNvC1a4main (a::main), block %0
define void @_RNvC1a4main() {
  fence acq_rel
  ret void
}
;      CHECK:  in @_Znot_mangled, block %0
define void @_Znot_mangled() {
  fence acq_rel
  ret void
}

; SARIF: "name": "_Z6kernelPf"
; SARIF: "demangled": "kernel(float*)"
; SARIF: "relatedLocations"
; SARIF: "uri": "sync.h"
; SARIF: "uri": "tile.h"
; SARIF: "name": "Tile<4>::load(float*)"
; SARIF: "text": "inlined at"
; SARIF: "uri": "gemm.cu"
; SARIF: "text": "inlined at"

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!1}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "gemm.cu", directory: "/")
!4 = distinct !DISubprogram(name: "kernel", linkageName: "_Z6kernelPf", scope: !3, file: !3, line: 3, type: !5, unit: !2, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = distinct !DISubprogram(name: "order", linkageName: "_Z5orderv", scope: !8, file: !8, line: 3, type: !5, unit: !2, spFlags: DISPFlagDefinition)
!8 = !DIFile(filename: "sync.h", directory: "/")
!9 = distinct !DISubprogram(name: "load", linkageName: "_ZN4TileILi4EE4loadEPf", scope: !11, file: !11, line: 30, type: !5, unit: !2, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 5, column: 9, scope: !7, inlinedAt: !12)
!11 = !DIFile(filename: "tile.h", directory: "/")
!12 = distinct !DILocation(line: 31, column: 3, scope: !9, inlinedAt: !13)
!13 = distinct !DILocation(line: 12, column: 7, scope: !4)
