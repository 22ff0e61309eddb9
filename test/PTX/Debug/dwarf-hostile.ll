; RUN: nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o /dev/null
; RUN: %if ptxas %{ %ptxas -g -arch=sm_80 %t.ptx -o %t.cubin %}
; RUN: %if ptxas %{ llvm-dwarfdump %t.cubin | FileCheck %s --check-prefix=READ %}

; Debug information that is legal but odd: types that contain each other, scopes
; that contain themselves, missing nodes that are usually there.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .target sm_80, debug
; CHECK: .section .debug_info

define void @f(i128 %wide, i1 %bit, ptr %p, i32 %n, {} %nothing, ptr byval({}) %empty) !dbg !5 {
    #dbg_value(i128 %wide, !10, !DIExpression(), !30)
    #dbg_value(i1 %bit, !11, !DIExpression(), !30)
    #dbg_value(ptr %p, !12, !DIExpression(DW_OP_deref), !30)
    #dbg_value(i32 poison, !13, !DIExpression(), !30)
    #dbg_value(i32 %n, !14, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !30)
    #dbg_value(!DIArgList(i32 %n, i32 %n), !15, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_value(i128 18446744073709551616, !16, !DIExpression(), !30)
    #dbg_declare(ptr %p, !17, !DIExpression(DW_OP_plus_uconst, 8), !30)
    #dbg_value({} %nothing, !13, !DIExpression(), !30)
    #dbg_declare(ptr %empty, !19, !DIExpression(), !30)
    #dbg_declare(ptr null, !18, !DIExpression(), !30)
  %c = icmp ne i128 %wide, 0, !dbg !30
  %x = and i1 %c, %bit, !dbg !30
  %s = select i1 %x, i32 %n, i32 1, !dbg !30
  store i32 %s, ptr %p, !dbg !30
  ret void
}

; READ: DW_TAG_compile_unit
; READ: DW_TAG_subprogram
; READ-NEXT: DW_AT_name ("f")
; A reference is located at the address in its register: class 12.
; READ: DW_AT_address_class (0x0c)
; READ-NEXT: DW_AT_location (DW_OP_bregx 0x25726433 +0)
; READ-NEXT: DW_AT_name ("v12")
; READ: DW_AT_location (DW_OP_bregx 0x25726433 +8)
; READ-NEXT: DW_AT_name ("v17")
; Variables in two registers, in predicates, in pieces, or computed have no
; location.
; READ: DW_TAG_variable
; READ-NEXT: DW_AT_name ("v10")
; READ: DW_TAG_variable
; READ-NEXT: DW_AT_name ("v11")
; READ: DW_TAG_variable
; READ-NEXT: DW_AT_name ("v13")
; READ: DW_TAG_variable
; READ-NEXT: DW_AT_name ("v14")
; READ: DW_TAG_variable
; READ-NEXT: DW_AT_name ("v15")
; READ: DW_TAG_variable
; READ-NEXT: DW_AT_const_value (<0x10> 00 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00 )
; READ-NEXT: DW_AT_name ("v16")
; READ: DW_TAG_structure_type
; READ-NEXT: DW_AT_name ("Node")
; READ: DW_AT_name ("bits")
; READ-NEXT: DW_AT_byte_size (0x01)
; READ-NEXT: DW_AT_bit_size (0x03)
; READ-NEXT: DW_AT_bit_offset (0)
; READ-NEXT: DW_AT_data_member_location (DW_OP_plus_uconst 0x7)
; READ: DW_AT_name ("Later")
; READ-NEXT: DW_AT_declaration
; READ: DW_TAG_class_type
; READ-NEXT: DW_AT_name ("Own")
; READ: DW_TAG_typedef
; READ-NEXT: DW_AT_type ({{.*}} "t")
; READ: DW_AT_count (0x7fffffffffffffff)
; READ: DW_TAG_subrange_type
; READ-NEXT: DW_AT_type
; READ-NOT: DW_AT_count
; READ: DW_AT_lower_bound (-3)
; READ-NEXT: DW_AT_upper_bound (4)
; READ: DW_AT_name ("E")
; READ: DW_AT_const_value (0xffffffffffffffff)
; READ: DW_AT_const_value (-9223372036854775808)
; READ: DW_TAG_pointer_type
; READ-NEXT: DW_AT_type ({{.*}} "Node")
; READ-NEXT: DW_AT_address_class (0x03)
; READ: DW_TAG_compile_unit

!llvm.dbg.cu = !{!0, !40}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug, retainedTypes: !4)
!1 = !DIFile(filename: "-", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!20, !22, !23, !24, !25, !26, !27}
!5 = distinct !DISubprogram(name: "f", scope: null, spFlags: DISPFlagDefinition, unit: !0, type: !6)
!6 = !DISubroutineType(types: null)
!10 = !DILocalVariable(name: "v10", scope: !5, type: !8)
!11 = !DILocalVariable(name: "v11", scope: !5)
!12 = !DILocalVariable(name: "v12", arg: 1, scope: !5, type: !20)
!13 = !DILocalVariable(name: "v13", scope: !5, type: !8)
!14 = !DILocalVariable(name: "v14", scope: !9, type: !8)
!15 = !DILocalVariable(name: "v15", scope: !5, type: !8)
!16 = !DILocalVariable(name: "v16", scope: !5, type: !8)
!17 = !DILocalVariable(name: "v17", arg: 65535, scope: !5, type: !22)
!18 = !DILocalVariable(scope: !5, type: null)
!19 = !DILocalVariable(name: "v19", scope: !5, type: !8)
!8 = !DIBasicType(name: "i", size: 128, encoding: DW_ATE_signed)
!9 = distinct !DILexicalBlock(scope: !5)
; A list node that contains a pointer to itself, and a class without a
; definition.
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", size: 64, elements: !21)
!21 = !{!28, !29, !31}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !32, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "bits", baseType: !22, size: 3, offset: 61, flags: DIFlagBitField)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "none", baseType: null, size: 70, offset: 7, flags: DIFlagBitField)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, dwarfAddressSpace: 3)
!22 = !DICompositeType(tag: DW_TAG_structure_type, name: "Later", flags: DIFlagFwdDecl, identifier: "_ZTS5Later")
; A scope that is its own parent.
!23 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Own", scope: !23, size: 8, elements: !{})
; Types that are only qualifiers of each other.
!24 = distinct !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !33)
!33 = distinct !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!25 = distinct !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !25)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !{!34, !35, !36})
!34 = !DISubrange(count: 9223372036854775807)
!35 = !DISubrange(count: -1)
!36 = !DISubrange(lowerBound: -3, upperBound: 4)
!27 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E\00F\FF", size: 64, elements: !{!37, !38})
!37 = !DIEnumerator(name: "big", value: 340282366920938463463374607431768211455, isUnsigned: true)
!38 = !DIEnumerator(name: "low", value: -9223372036854775808)
!30 = !DILocation(line: 1, scope: !5)
; An empty unit.
!40 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
