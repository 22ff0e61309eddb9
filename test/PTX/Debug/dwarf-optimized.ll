; RUN: nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_80 %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ %ptxas -g -arch=sm_80 %t.ptx -o %t.cubin %}
; RUN: %if ptxas %{ llvm-dwarfdump %t.cubin | FileCheck %s --check-prefix=READ %}

; The same optimized: variables in registers, and inlined functions.
;
; #define __global__ __attribute__((global))
; #define __device__ __attribute__((device))
; #define __constant__ __attribute__((constant))
; #define __shared__ __attribute__((shared))
; struct Base { int id; };
; enum class Colour : short { Red = -1, Green = 7 };
; union Word { int i; float f; };
; namespace geo {
; struct Point : Base {
;   float x, y;
;   unsigned flag : 3, rest : 29;
;   static int count;
;   Point *next;
;   Colour c;
;   Word u;
;   int grid[4][2];
;   __device__ float norm() const { return x * x + y * y; }
; };
; template <typename T, int N> struct Arr { T v[N]; };
; } // namespace geo
; __device__ int table[10];
; __constant__ float scale = 3.0f;
; static __device__ geo::Arr<int, 3> arr;
; typedef int (*Fn)(int, float);
; __device__ int help(int a, const float &b) {
;   int t = a + (int)b;
;   {
;     int inner = t * 2;
;     t += inner;
;   }
;   return t;
; }
; __global__ void k(geo::Point p, float *out, int n) {
;   __shared__ float tile[32];
;   geo::Point q = p;
;   Fn f = nullptr;
;   q.next = f ? nullptr : &q;
;   for (int i = 0; i < n; ++i) {
;     tile[i & 31] = q.next->norm() * scale;
;     out[i] = tile[i & 31] + help(i, q.x) + table[i % 10] + arr.v[i % 3];
;   }
; }

; CHECK: .target sm_80, debug
; CHECK: .section .debug_loc
; CHECK-NEXT: {
; CHECK-NEXT: .b64 $L__tmp
; CHECK-NEXT: .b64 $L__tmp
; Five bytes: DW_OP_regx and a register, its name as one number.
; CHECK-NEXT: .b8 5,0
; CHECK-NEXT: .b8 144,
; CHECK: .b64 0
; CHECK-NEXT: .b64 0
; CHECK: .section .debug_info
; CHECK: .b32 .debug_loc // DW_AT_location
; CHECK: .b32 .debug_loc+{{[1-9]}}

; What is inlined somewhere has one entry for all places.
; READ-LABEL: DW_AT_name ("help")
; READ: DW_AT_inline (DW_INL_inlined)
; READ: DW_AT_abstract_origin ({{.*}} "_Z4helpiRKf")
; READ-NEXT: DW_AT_low_pc
; READ: DW_TAG_formal_parameter
; READ-NEXT: DW_AT_address_class (0x02)
; READ-NEXT: DW_AT_location (DW_OP_regx 0x257231)
; READ-NEXT: DW_AT_abstract_origin ({{.*}} "a")
; READ-LABEL: DW_AT_name ("k")
; READ: DW_AT_name ("p")
; READ: DW_AT_name ("out")
; READ: DW_AT_name ("n")
; READ: DW_AT_const_value (0)
; READ-NEXT: DW_AT_name ("f")
; READ: DW_AT_location (0x
; READ-NEXT: [{{.*}}): DW_OP_regx 0x2572
; READ: DW_AT_name ("i")
; READ: DW_TAG_inlined_subroutine
; READ-NEXT: DW_AT_abstract_origin ({{.*}} "_Z4helpiRKf")
; READ: DW_AT_call_line (40)

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"struct.geo::Point" = type { %struct.Base, float, float, i32, ptr, i16, %union.Word, [4 x [2 x i32]] }
%struct.Base = type { i32 }
%union.Word = type { i32 }

@table = dso_local addrspace(1) externally_initialized global [10 x i32] zeroinitializer, align 4, !dbg !0
@scale = dso_local addrspace(4) externally_initialized constant float 3.000000e+00, align 4, !dbg !13
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @scale to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z4helpiRKf(i32 noundef %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(4) %1) local_unnamed_addr #0 !dbg !77 {
    #dbg_value(i32 %0, !82, !DIExpression(), !83)
    #dbg_value(ptr %1, !84, !DIExpression(), !83)
  %3 = load float, ptr %1, align 4, !dbg !85
  %4 = fptosi float %3 to i32, !dbg !85
  %5 = add nsw i32 %0, %4, !dbg !86
    #dbg_value(i32 %5, !87, !DIExpression(), !83)
    #dbg_value(i32 %5, !88, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !90)
  %6 = mul nsw i32 %5, 3, !dbg !91
    #dbg_value(i32 %6, !87, !DIExpression(), !83)
  ret i32 %6, !dbg !92
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z1kN3geo5PointEPfi(ptr noundef readonly byval(%"struct.geo::Point") align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !18 {
    #dbg_declare(ptr %0, !93, !DIExpression(), !94)
    #dbg_value(ptr %1, !95, !DIExpression(), !96)
    #dbg_value(i32 %2, !97, !DIExpression(), !96)
    #dbg_value(i32 poison, !98, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !96)
    #dbg_value(float poison, !98, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !96)
    #dbg_value(float poison, !98, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !96)
    #dbg_value(ptr null, !99, !DIExpression(), !96)
    #dbg_value(i32 0, !104, !DIExpression(), !106)
  %4 = icmp sgt i32 %2, 0, !dbg !107
  br i1 %4, label %.lr.ph, label %._crit_edge, !dbg !109

.lr.ph:                                          
  %.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !110
  %.sroa.2.0.copyload = load float, ptr %.sroa.2.0..sroa_idx, align 8, !dbg !110
    #dbg_value(float %.sroa.2.0.copyload, !98, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !96)
  %.sroa.1.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !110
  %.sroa.1.0.copyload = load float, ptr %.sroa.1.0..sroa_idx, align 4, !dbg !110
    #dbg_value(float %.sroa.1.0.copyload, !98, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !96)
  %5 = fmul contract float %.sroa.1.0.copyload, %.sroa.1.0.copyload
  %6 = fmul contract float %.sroa.2.0.copyload, %.sroa.2.0.copyload
  %7 = fadd contract float %5, %6
  %8 = load float, ptr addrspacecast (ptr addrspace(4) @scale to ptr), align 4
  %9 = fmul contract float %8, %7
  %10 = fptosi float %.sroa.1.0.copyload to i32
  %xtraiter = and i32 %2, 1, !dbg !109
  %11 = icmp eq i32 %2, 1, !dbg !109
  br i1 %11, label %.epil.preheader, label %.lr.ph.new, !dbg !109

.lr.ph.new:                                      
  %unroll_iter = and i32 %2, 2147483646, !dbg !109
  br label %12, !dbg !109

12:                                              
  %.010 = phi i32 [ 0, %.lr.ph.new ], [ %38, %12 ]
  %niter = phi i32 [ 0, %.lr.ph.new ], [ %niter.next.1, %12 ]
    #dbg_value(i32 %.010, !104, !DIExpression(), !106)
    #dbg_value(i32 %.010, !82, !DIExpression(), !111)
    #dbg_value(ptr undef, !84, !DIExpression(), !111)
  %13 = add nsw i32 %.010, %10, !dbg !114
    #dbg_value(i32 %13, !87, !DIExpression(), !111)
    #dbg_value(i32 %13, !88, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !115)
  %14 = mul nsw i32 %13, 3, !dbg !116
    #dbg_value(i32 %14, !87, !DIExpression(), !111)
  %15 = sitofp i32 %14 to float, !dbg !117
  %16 = fadd contract float %9, %15, !dbg !118
  %17 = urem i32 %.010, 10, !dbg !119
  %18 = zext nneg i32 %17 to i64, !dbg !120
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 %18, !dbg !120
  %20 = load i32, ptr %19, align 4, !dbg !120
  %21 = sitofp i32 %20 to float, !dbg !120
  %22 = fadd contract float %16, %21, !dbg !121
  %23 = zext nneg i32 %.010 to i64, !dbg !122
  %24 = getelementptr inbounds nuw float, ptr %1, i64 %23, !dbg !122
  store float %22, ptr %24, align 4, !dbg !123
  %25 = or disjoint i32 %.010, 1, !dbg !124
    #dbg_value(i32 %25, !104, !DIExpression(), !106)
    #dbg_value(i32 %25, !82, !DIExpression(), !111)
  %26 = add nsw i32 %25, %10, !dbg !114
    #dbg_value(i32 %26, !87, !DIExpression(), !111)
    #dbg_value(i32 %26, !88, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !115)
  %27 = mul nsw i32 %26, 3, !dbg !116
    #dbg_value(i32 %27, !87, !DIExpression(), !111)
  %28 = sitofp i32 %27 to float, !dbg !117
  %29 = fadd contract float %9, %28, !dbg !118
  %30 = urem i32 %25, 10, !dbg !119
  %31 = zext nneg i32 %30 to i64, !dbg !120
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 %31, !dbg !120
  %33 = load i32, ptr %32, align 4, !dbg !120
  %34 = sitofp i32 %33 to float, !dbg !120
  %35 = fadd contract float %29, %34, !dbg !121
  %36 = zext nneg i32 %25 to i64, !dbg !122
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36, !dbg !122
  store float %35, ptr %37, align 4, !dbg !123
  %38 = add nuw nsw i32 %.010, 2, !dbg !124
    #dbg_value(i32 %38, !104, !DIExpression(), !106)
  %niter.next.1 = add i32 %niter, 2, !dbg !109
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter, !dbg !109
  br i1 %niter.ncmp.1, label %._crit_edge.loopexit.unr-lcssa, label %12, !dbg !109, !llvm.loop !125

._crit_edge.loopexit.unr-lcssa:                  
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !109
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader, !dbg !109

.epil.preheader:                                 
  %.010.epil.init = phi i32 [ 0, %.lr.ph ], [ %38, %._crit_edge.loopexit.unr-lcssa ]
  %lcmp.mod11 = icmp ne i32 %xtraiter, 0, !dbg !109
  tail call void @llvm.assume(i1 %lcmp.mod11), !dbg !109
    #dbg_value(i32 %.010.epil.init, !104, !DIExpression(), !106)
    #dbg_value(i32 %.010.epil.init, !82, !DIExpression(), !111)
    #dbg_value(ptr undef, !84, !DIExpression(), !111)
  %39 = add nsw i32 %.010.epil.init, %10, !dbg !114
    #dbg_value(i32 %39, !87, !DIExpression(), !111)
    #dbg_value(i32 %39, !88, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !115)
  %40 = mul nsw i32 %39, 3, !dbg !116
    #dbg_value(i32 %40, !87, !DIExpression(), !111)
  %41 = sitofp i32 %40 to float, !dbg !117
  %42 = fadd contract float %9, %41, !dbg !118
  %43 = urem i32 %.010.epil.init, 10, !dbg !119
  %44 = zext nneg i32 %43 to i64, !dbg !120
  %45 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 %44, !dbg !120
  %46 = load i32, ptr %45, align 4, !dbg !120
  %47 = sitofp i32 %46 to float, !dbg !120
  %48 = fadd contract float %42, %47, !dbg !121
  %49 = zext nneg i32 %.010.epil.init to i64, !dbg !122
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %49, !dbg !122
  store float %48, ptr %50, align 4, !dbg !123
    #dbg_value(i32 %.010.epil.init, !104, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !106)
  br label %._crit_edge, !dbg !128

._crit_edge:                                     
  ret void, !dbg !128
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75}
!llvm.ident = !{!76}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 21, type: !68, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "kernel.cu", directory: "/src")
!4 = !{!5}
!5 = distinct !DICompositeType(tag: DW_TAG_enumeration_type, name: "Colour", file: !3, line: 6, baseType: !6, size: 16, flags: DIFlagEnumClass, elements: !7, identifier: "_ZTS6Colour")
!6 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "Red", value: -1)
!9 = !DIEnumerator(name: "Green", value: 7)
!10 = !{!11}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!0, !13, !16, !57}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!14 = distinct !DIGlobalVariable(name: "scale", scope: !2, file: !3, line: 22, type: !15, isLocal: false, isDefinition: true)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!17 = distinct !DIGlobalVariable(name: "tile", scope: !18, file: !3, line: 34, type: !54, isLocal: true, isDefinition: true)
!18 = distinct !DISubprogram(name: "k", linkageName: "_Z1kN3geo5PointEPfi", scope: !3, file: !3, line: 33, type: !19, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !52, !11}
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", scope: !22, file: !3, line: 9, size: 512, flags: DIFlagTypePassByValue, elements: !23, identifier: "_ZTSN3geo5PointE")
!22 = !DINamespace(name: "geo", scope: null)
!23 = !{!24, !28, !29, !30, !32, !33, !34, !36, !37, !42, !47}
!24 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !21, baseType: !25, extraData: i32 0)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !3, line: 5, size: 32, flags: DIFlagTypePassByValue, elements: !26, identifier: "_ZTS4Base")
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !25, file: !3, line: 5, baseType: !11, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !21, file: !3, line: 10, baseType: !15, size: 32, offset: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !21, file: !3, line: 10, baseType: !15, size: 32, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !21, file: !3, line: 11, baseType: !31, size: 3, offset: 96, flags: DIFlagBitField, extraData: i64 96)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !21, file: !3, line: 11, baseType: !31, size: 29, offset: 99, flags: DIFlagBitField, extraData: i64 96)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !21, file: !3, line: 12, baseType: !11, flags: DIFlagStaticMember)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !21, file: !3, line: 13, baseType: !35, size: 64, offset: 128)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !21, file: !3, line: 14, baseType: !5, size: 16, offset: 192)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !21, file: !3, line: 15, baseType: !38, size: 32, offset: 224)
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Word", file: !3, line: 7, size: 32, flags: DIFlagTypePassByValue, elements: !39, identifier: "_ZTS4Word")
!39 = !{!40, !41}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !38, file: !3, line: 7, baseType: !11, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !38, file: !3, line: 7, baseType: !15, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "grid", scope: !21, file: !3, line: 16, baseType: !43, size: 256, offset: 256)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !44)
!44 = !{!45, !46}
!45 = !DISubrange(count: 4)
!46 = !DISubrange(count: 2)
!47 = !DISubprogram(name: "norm", linkageName: "_ZNK3geo5Point4normEv", scope: !21, file: !3, line: 17, type: !48, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
!48 = !DISubroutineType(types: !49)
!49 = !{!15, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!53 = !{}
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 1024, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 32)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "arr", linkageName: "_ZL3arr", scope: !2, file: !3, line: 23, type: !59, isLocal: true, isDefinition: true)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Arr<int, 3>", scope: !22, file: !3, line: 19, size: 96, flags: DIFlagTypePassByValue, elements: !60, templateParams: !65, identifier: "_ZTSN3geo3ArrIiLi3EEE")
!60 = !{!61}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !59, file: !3, line: 19, baseType: !62, size: 96)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 3)
!65 = !{!66, !67}
!66 = !DITemplateTypeParameter(name: "T", type: !11)
!67 = !DITemplateValueParameter(name: "N", type: !11, value: i32 3)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 10)
!71 = !{i32 7, !"Dwarf Version", i32 2}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!75 = !{i32 7, !"frame-pointer", i32 2}
!76 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!77 = distinct !DISubprogram(name: "help", linkageName: "_Z4helpiRKf", scope: !3, file: !3, line: 25, type: !78, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!78 = !DISubroutineType(types: !79)
!79 = !{!11, !11, !80}
!80 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!82 = !DILocalVariable(name: "a", arg: 1, scope: !77, file: !3, line: 25, type: !11)
!83 = !DILocation(line: 0, scope: !77)
!84 = !DILocalVariable(name: "b", arg: 2, scope: !77, file: !3, line: 25, type: !80)
!85 = !DILocation(line: 26, column: 20, scope: !77)
!86 = !DILocation(line: 26, column: 13, scope: !77)
!87 = !DILocalVariable(name: "t", scope: !77, file: !3, line: 26, type: !11)
!88 = !DILocalVariable(name: "inner", scope: !89, file: !3, line: 28, type: !11)
!89 = distinct !DILexicalBlock(scope: !77, file: !3, line: 27, column: 3)
!90 = !DILocation(line: 0, scope: !89)
!91 = !DILocation(line: 29, column: 7, scope: !89)
!92 = !DILocation(line: 31, column: 3, scope: !77)
!93 = !DILocalVariable(name: "p", arg: 1, scope: !18, file: !3, line: 33, type: !21)
!94 = !DILocation(line: 33, column: 30, scope: !18)
!95 = !DILocalVariable(name: "out", arg: 2, scope: !18, file: !3, line: 33, type: !52)
!96 = !DILocation(line: 0, scope: !18)
!97 = !DILocalVariable(name: "n", arg: 3, scope: !18, file: !3, line: 33, type: !11)
!98 = !DILocalVariable(name: "q", scope: !18, file: !3, line: 35, type: !21)
!99 = !DILocalVariable(name: "f", scope: !18, file: !3, line: 36, type: !100)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "Fn", file: !3, line: 24, baseType: !101)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DISubroutineType(types: !103)
!103 = !{!11, !11, !15}
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 38, type: !11)
!105 = distinct !DILexicalBlock(scope: !18, file: !3, line: 38, column: 3)
!106 = !DILocation(line: 0, scope: !105)
!107 = !DILocation(line: 38, column: 21, scope: !108)
!108 = distinct !DILexicalBlock(scope: !105, file: !3, line: 38, column: 3)
!109 = !DILocation(line: 38, column: 3, scope: !105)
!110 = !DILocation(line: 35, column: 18, scope: !18)
!111 = !DILocation(line: 0, scope: !77, inlinedAt: !112)
!112 = distinct !DILocation(line: 40, column: 29, scope: !113)
!113 = distinct !DILexicalBlock(scope: !108, file: !3, line: 38, column: 31)
!114 = !DILocation(line: 26, column: 13, scope: !77, inlinedAt: !112)
!115 = !DILocation(line: 0, scope: !89, inlinedAt: !112)
!116 = !DILocation(line: 29, column: 7, scope: !89, inlinedAt: !112)
!117 = !DILocation(line: 40, column: 29, scope: !113)
!118 = !DILocation(line: 40, column: 27, scope: !113)
!119 = !DILocation(line: 40, column: 52, scope: !113)
!120 = !DILocation(line: 40, column: 44, scope: !113)
!121 = !DILocation(line: 40, column: 42, scope: !113)
!122 = !DILocation(line: 40, column: 5, scope: !113)
!123 = !DILocation(line: 40, column: 12, scope: !113)
!124 = !DILocation(line: 38, column: 26, scope: !108)
!125 = distinct !{!125, !109, !126, !127}
!126 = !DILocation(line: 41, column: 3, scope: !105)
!127 = !{!"llvm.loop.mustprogress"}
!128 = !DILocation(line: 42, column: 1, scope: !18)
