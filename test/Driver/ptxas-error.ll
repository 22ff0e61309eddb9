; What ptxas refuses is reported where the line of PTX comes from: in the input, and in
; the source. Nothing is written.
; RUN: rm -rf %t && mkdir -p %t/tmp && echo before > %t/out.cubin
; RUN: echo "mul.lo|error   : Arguments mismatch for instruction 'mul'" > %t/says
; RUN: echo "|ptxas error   : Entry function '_Z1kPi' uses too much shared data (0x186a0 bytes, 0xc000 max)" >> %t/says
; RUN: echo "|ptxas fatal   : Ptx assembly aborted due to errors" >> %t/says
; RUN: env TMPDIR=%t/tmp SAYS=%t/says STATUS=255 %python %S/Inputs/status.py 1 \
; RUN:   nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 %s -o %t/out.cubin 2>&1 | FileCheck %s --strict-whitespace --implicit-check-not=error:
; RUN: grep before %t/out.cubin
; RUN: ls -A %t/tmp | count 0

; In every format, from standard input, and from bitcode, where the debug information
; leads to the instruction.
; RUN: env SAYS=%t/says STATUS=255 not nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --cubin --format=json --arch=sm_90 - < %s 2>&1 | FileCheck %s --check-prefix=JSON
; RUN: env SAYS=%t/says STATUS=255 not nvvmc emit --ptxas=%S/Inputs/fake-ptxas/ptxas --cubin --format=github --arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=GITHUB
; RUN: env SAYS=%t/says STATUS=255 not nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --cubin --opt=3 --format=sarif --arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=SARIF
; RUN: llvm-as %s -o %t/in.bc
; RUN: env SAYS=%t/says STATUS=255 not nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --cubin --arch=sm_90 %t/in.bc 2>&1 | FileCheck %s --check-prefix=BITCODE

; Of several files, in the one that the line is from, by the debug information.
; RUN: env SAYS=%t/says STATUS=255 not nvvmc compile --cubin --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 %S/Inputs/good.ll %s 2>&1 | FileCheck %s --check-prefix=SEVERAL

; A report shows them beside the PTX that was refused.
; RUN: env SAYS=%t/says STATUS=255 not nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --report=html --arch=sm_90 %s -o %t/out.cubin 2>&1 | FileCheck %s --check-prefix=COUNT
; RUN: FileCheck %s --check-prefix=REPORT < %t/out.html
; COUNT: 2 errors

; CHECK: ptxas-error.ll:[[#@LINE+18]]:8: error: ptxas: Arguments mismatch for instruction 'mul' [ptxas-error]
; CHECK: PTX: mul.lo.s32
; CHECK: kernels.cu:7:15
; CHECK: ptxas-error.ll:{{[0-9]+}}:{{[0-9]+}}: error: ptxas: Entry function '_Z1kPi' (k(int*)) uses too much shared data (0x186a0 bytes, 0xc000 max) [ptxas-error]
; SEVERAL: ptxas-error.ll:[[#@LINE+14]]:8: error: ptxas: Arguments mismatch
; JSON: "rule":"ptxas-error",{{.*}}"PTX: mul.lo.s32{{.*}}"column":8,{{.*}}"demangled":"k(int*)",{{.*}}"file":"kernels.cu","line":7,"column":15
; GITHUB: ::error {{.*}}ptxas-error
; SARIF: "ruleId":{{ *}}"ptxas-error"
; BITCODE: error: ptxas: Arguments mismatch
; BITCODE: kernels.cu:7:15
; REPORT: ptxas: Arguments mismatch
; REPORT-SAME: mul.lo.s32

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z1kPi(ptr addrspace(1) %p) !dbg !4 {
  %v = load i32, ptr addrspace(1) %p, !dbg !7
  %w = mul i32 %v, %v, !dbg !8
  store i32 %w, ptr addrspace(1) %p, !dbg !9
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!nvvmir.version = !{!10}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 2}
!4 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", file: !1, line: 5, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 6, column: 11, scope: !4)
!8 = !DILocation(line: 7, column: 15, scope: !4)
!9 = !DILocation(line: 8, column: 5, scope: !4)
!10 = !{i32 2, i32 0}
