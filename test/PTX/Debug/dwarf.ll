; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=ONCE
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx %}
; RUN: %if ptxas %{ %ptxas -g -arch=sm_80 %t.ptx -o %t.cubin %}
; RUN: %if ptxas %{ %ptxas -arch=sm_80 %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ llvm-dwarfdump %t.cubin | FileCheck %s --check-prefix=READ %}

; A compile unit that asks for full debug information gets DWARF 2 sections,
; and the module says so.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@gv = addrspace(1) global i32 0, !dbg !20
@cv = addrspace(4) constant i32 7, !dbg !22

; CHECK: .target sm_80, debug
; CHECK: .entry k(
; CHECK: .loc 1 4 0
; CHECK-NEXT: $L__func_begin0:
; CHECK-NEXT: .loc 1 4 0
; There is a label where the scope changes ...
; CHECK: $L__tmp0_0:
; CHECK-NEXT: .loc 1 5 3
; CHECK: $L__tmp0_1:
; CHECK-NEXT: .loc 1 6 5
; CHECK: $L__tmp0_2:
; CHECK-NEXT: .loc 1 7 1
; ... and at the end.
; CHECK: ret;
; CHECK-NEXT: $L__tmp0_3:
; CHECK-NEXT: $L__func_end0:
; CHECK-NEXT: }
define ptx_kernel void @k(i32 %n) !dbg !5 {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
    #dbg_declare(ptr %a, !8, !DIExpression(), !10)
    #dbg_declare(ptr %b, !12, !DIExpression(), !13)
  store i32 %n, ptr %a, !dbg !10
  %v = load i32, ptr %a, !dbg !13
  store i32 %v, ptr %b, !dbg !13
  ret void, !dbg !14
}

; CHECK: .file 1 "/src/dir/kernel.cu"
; A header that only a declaration refers to comes last.
; CHECK-NEXT: .file 2 "/src/dir/types.h"

; CHECK: .section .debug_abbrev
; CHECK-NEXT: {
; CHECK-NEXT: .b8 1 // abbreviation
; CHECK-NEXT: .b8 17 // DW_TAG_compile_unit
; CHECK-NEXT: .b8 1 // DW_CHILDREN_yes
; CHECK-NEXT: .b8 37 // DW_AT_producer
; CHECK-NEXT: .b8 8 // DW_FORM_string

; CHECK: .section .debug_info
; CHECK-NEXT: {
; CHECK-NEXT: .b32 {{[0-9]+}} // length of the unit
; CHECK-NEXT: .b8 2,0 // DWARF 2
; CHECK-NEXT: .b32 .debug_abbrev
; CHECK-NEXT: .b8 8 // size of an address
; CHECK-NEXT: .b8 1 // 11: DW_TAG_compile_unit
; CHECK-NEXT: .b8 109,101,0 // DW_AT_producer
; CHECK-NEXT: .b8 4 // DW_AT_language
; CHECK-NEXT: .b8 107,101,114,110,101,108,46,99,117,0 // DW_AT_name
; CHECK-NEXT: .b32 .debug_line // DW_AT_stmt_list
; CHECK-NEXT: .b8 47,115,114,99,47,100,105,114,0 // DW_AT_comp_dir
; CHECK-NEXT: .b64 0 // DW_AT_low_pc

; CHECK: DW_TAG_subprogram
; CHECK-NEXT: .b8 95,90,49,107,105,0 // DW_AT_MIPS_linkage_name
; CHECK-NEXT: .b8 107,0 // DW_AT_name
; CHECK-NEXT: .b8 1 // DW_AT_decl_file
; CHECK-NEXT: .b8 4 // DW_AT_decl_line
; CHECK-NEXT: .b8 1 // DW_AT_external
; CHECK-NEXT: .b64 $L__func_begin0 // DW_AT_low_pc
; CHECK-NEXT: .b64 $L__func_end0 // DW_AT_high_pc
; CHECK-NEXT: .b8 1 // DW_AT_frame_base
; CHECK-NEXT: .b8 156

; A variable in the frame: class 6, local memory, at an offset from the address
; of the depot.
; CHECK-NEXT: DW_TAG_formal_parameter
; CHECK-NEXT: .b8 6 // DW_AT_address_class
; CHECK-NEXT: .b8 11 // DW_AT_location
; CHECK-NEXT: .b8 3
; CHECK-NEXT: .b64 __local_depot0
; CHECK-NEXT: .b8 35,0
; CHECK-NEXT: .b8 97,0 // DW_AT_name
; CHECK: DW_TAG_lexical_block
; CHECK-NEXT: .b64 $L__tmp0_1 // DW_AT_low_pc
; CHECK-NEXT: .b64 $L__tmp0_2 // DW_AT_high_pc
; CHECK-NEXT: DW_TAG_variable
; CHECK-NEXT: .b8 6 // DW_AT_address_class
; CHECK-NEXT: .b8 11 // DW_AT_location
; CHECK-NEXT: .b8 3
; CHECK-NEXT: .b64 __local_depot0
; CHECK-NEXT: .b8 35,4
; CHECK-NEXT: .b8 98,0 // DW_AT_name
; CHECK-NEXT: .b8 1 // DW_AT_decl_file
; CHECK-NEXT: .b8 6 // DW_AT_decl_line
; CHECK-NEXT: .b32 [[INT:[0-9]+]] // DW_AT_type
; CHECK-NEXT: .b8 0
; CHECK-NEXT: .b8 0

; CHECK: // [[INT]]: DW_TAG_typedef
; CHECK: .b8 2 // DW_AT_decl_file

; Class 5 is global memory, class 4 constant memory.
; CHECK: DW_TAG_variable
; CHECK-NEXT: .b8 103,118,0 // DW_AT_name
; CHECK: .b8 5 // DW_AT_address_class
; CHECK-NEXT: .b8 9 // DW_AT_location
; CHECK-NEXT: .b8 3
; CHECK-NEXT: .b64 gv
; CHECK: .b8 4 // DW_AT_address_class
; CHECK-NEXT: .b8 9 // DW_AT_location
; CHECK-NEXT: .b8 3
; CHECK-NEXT: .b64 cv
; CHECK: .section .debug_macinfo

; Types are printed once, and so are shapes.
; ONCE-COUNT-1: DW_TAG_base_type{{$}}
; ONCE: .debug_info
; ONCE-COUNT-1: : DW_TAG_base_type
; ONCE-NOT: : DW_TAG_base_type

; READ: DW_TAG_compile_unit
; READ: DW_TAG_subprogram
; READ: DW_AT_name ("k")
; READ: DW_TAG_formal_parameter
; READ-NEXT: DW_AT_address_class (0x06)
; READ-NEXT: DW_AT_location (DW_OP_fbreg
; READ-NEXT: DW_AT_name ("a")
; READ: DW_TAG_lexical_block
; READ: DW_AT_name ("b")
; READ: DW_AT_decl_file ("/src/dir/types.h")

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "me", emissionKind: FullDebug, globals: !24)
!1 = !DIFile(filename: "kernel.cu", directory: "/src/dir")
!2 = !DIFile(filename: "types.h", directory: "/src/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null, !6})
!5 = distinct !DISubprogram(name: "k", linkageName: "_Z1ki", scope: !1, file: !1, line: 4, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "number", file: !2, line: 2, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 4, type: !6)
!10 = !DILocation(line: 5, column: 3, scope: !5)
!11 = distinct !DILexicalBlock(scope: !5, file: !1, line: 6)
!12 = !DILocalVariable(name: "b", scope: !11, file: !1, line: 6, type: !6)
!13 = !DILocation(line: 6, column: 5, scope: !11)
!14 = !DILocation(line: 7, column: 1, scope: !5)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "gv", scope: !0, file: !1, line: 1, type: !7, isLocal: false, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "cv", scope: !0, file: !1, line: 2, type: !7, isLocal: false, isDefinition: true)
!24 = !{!20, !22}
