; RUN: nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_80 %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ %ptxas -g -arch=sm_80 %t.ptx -o %t.cubin %}
; RUN: %if ptxas %{ llvm-dwarfdump %t.cubin | FileCheck %s --check-prefix=READ %}

; The debug information of clang -g -O0 for the source below, as a debugger sees
; it.
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
; CHECK: .section .debug_info
; CHECK: .b64 __local_depot
; By-value parameters that are only read stay in the parameter space.
; CHECK: .b64 _Z1kN3geo5PointEPfi_param_0

; READ-LABEL: DW_AT_name ("help")
; READ: DW_TAG_formal_parameter
; READ: DW_AT_name ("a")
; READ: DW_TAG_formal_parameter
; READ: DW_AT_name ("b")
; READ: DW_AT_type ({{.*}} "const float &")
; READ: DW_TAG_lexical_block
; READ: DW_AT_name ("inner")

; READ-LABEL: DW_AT_name ("k")
; READ: DW_TAG_formal_parameter
; READ-NEXT: DW_AT_address_class (0x07)
; READ-NEXT: DW_AT_location (DW_OP_addr
; READ-NEXT: DW_AT_name ("p")
; READ: DW_AT_type ({{.*}} "geo::Point")
; READ: DW_AT_name ("tile")
; READ-NEXT: DW_AT_type ({{.*}} "float[32]")
; READ: DW_AT_address_class (0x08)

; READ: DW_TAG_namespace
; READ-NEXT: DW_AT_name ("geo")
; READ: DW_TAG_structure_type
; READ-NEXT: DW_AT_name ("Point")
; READ-NEXT: DW_AT_byte_size (0x40)
; READ: DW_TAG_subprogram
; READ: DW_AT_name ("norm")
; READ: DW_AT_declaration
; READ: DW_TAG_inheritance
; READ-NEXT: DW_AT_type ({{.*}} "Base")
; READ: DW_AT_name ("flag")
; READ: DW_AT_byte_size (0x04)
; READ-NEXT: DW_AT_bit_size (0x03)
; READ-NEXT: DW_AT_bit_offset (29)
; READ: DW_AT_name ("rest")
; READ: DW_AT_bit_size (0x1d)
; READ-NEXT: DW_AT_bit_offset (0)
; READ: DW_AT_name ("count")
; READ: DW_AT_external
; READ: DW_AT_type ({{.*}} "geo::Point *")
; READ-NEXT: DW_AT_name ("next")
; READ: DW_AT_type ({{.*}} "int[4][2]")

; READ: DW_AT_name ("Arr<int, 3>")
; READ: DW_TAG_template_type_parameter
; READ: DW_TAG_template_value_parameter
; READ: DW_AT_const_value (3)
; A member function's definition names its declaration.
; READ: DW_AT_specification ({{.*}} "_ZNK3geo5Point4normEv")
; READ: DW_TAG_formal_parameter
; READ: DW_AT_name ("this")
; READ: DW_AT_artificial
; READ-LABEL: DW_AT_name ("table")
; READ: DW_AT_address_class (0x05)
; READ-LABEL: DW_AT_name ("scale")
; READ: DW_AT_address_class (0x04)
; READ-LABEL: DW_AT_name ("arr")
; READ: DW_AT_address_class (0x05)
; READ: DW_AT_name ("Colour")
; READ: DW_AT_name ("Red")
; READ-NEXT: DW_AT_const_value (-1)
; READ: DW_TAG_subroutine_type
; READ: DW_TAG_union_type
; READ-NEXT: DW_AT_name ("Word")

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"struct.geo::Arr" = type { [3 x i32] }
%"struct.geo::Point" = type { %struct.Base, float, float, i32, ptr, i16, %union.Word, [4 x [2 x i32]] }
%struct.Base = type { i32 }
%union.Word = type { i32 }

$_ZNK3geo5Point4normEv = comdat any

@table = dso_local addrspace(1) externally_initialized global [10 x i32] zeroinitializer, align 4, !dbg !0
@scale = dso_local addrspace(4) externally_initialized constant float 3.000000e+00, align 4, !dbg !13
@_ZZ1kN3geo5PointEPfiE4tile = internal addrspace(3) global [32 x float] undef, align 4, !dbg !16
@_ZL3arr = internal addrspace(1) global %"struct.geo::Arr" zeroinitializer, align 4, !dbg !57
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(4) @scale to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z4helpiRKf(i32 noundef %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #0 !dbg !77 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !82, !DIExpression(), !83)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !84, !DIExpression(), !85)
    #dbg_declare(ptr %5, !86, !DIExpression(), !87)
  %7 = load i32, ptr %3, align 4, !dbg !88
  %8 = load ptr, ptr %4, align 8, !dbg !89, !nonnull !53, !align !90
  %9 = load float, ptr %8, align 4, !dbg !89
  %10 = fptosi float %9 to i32, !dbg !89
  %11 = add nsw i32 %7, %10, !dbg !91
  store i32 %11, ptr %5, align 4, !dbg !87
    #dbg_declare(ptr %6, !92, !DIExpression(), !94)
  %12 = load i32, ptr %5, align 4, !dbg !95
  %13 = mul nsw i32 %12, 2, !dbg !96
  store i32 %13, ptr %6, align 4, !dbg !94
  %14 = load i32, ptr %6, align 4, !dbg !97
  %15 = load i32, ptr %5, align 4, !dbg !98
  %16 = add nsw i32 %15, %14, !dbg !98
  store i32 %16, ptr %5, align 4, !dbg !98
  %17 = load i32, ptr %5, align 4, !dbg !99
  ret i32 %17, !dbg !100
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kN3geo5PointEPfi(ptr noundef byval(%"struct.geo::Point") align 8 %0, ptr noundef %1, i32 noundef %2) #1 !dbg !18 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %"struct.geo::Point", align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
    #dbg_declare(ptr %0, !101, !DIExpression(), !102)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !103, !DIExpression(), !104)
  store i32 %2, ptr %5, align 4
    #dbg_declare(ptr %5, !105, !DIExpression(), !106)
    #dbg_declare(ptr %6, !107, !DIExpression(), !108)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %0, i64 64, i1 false), !dbg !109
    #dbg_declare(ptr %7, !110, !DIExpression(), !115)
  store ptr null, ptr %7, align 8, !dbg !115
  %9 = load ptr, ptr %7, align 8, !dbg !116
  %10 = icmp ne ptr %9, null, !dbg !116
  br i1 %10, label %11, label %12, !dbg !116

11:                                              
  br label %13, !dbg !116

12:                                              
  br label %13, !dbg !116

13:                                              
  %14 = phi ptr [ null, %11 ], [ %6, %12 ], !dbg !116
  %15 = getelementptr inbounds nuw %"struct.geo::Point", ptr %6, i32 0, i32 4, !dbg !117
  store ptr %14, ptr %15, align 8, !dbg !118
    #dbg_declare(ptr %8, !119, !DIExpression(), !121)
  store i32 0, ptr %8, align 4, !dbg !121
  br label %16, !dbg !122

16:                                              
  %17 = load i32, ptr %8, align 4, !dbg !123
  %18 = load i32, ptr %5, align 4, !dbg !125
  %19 = icmp slt i32 %17, %18, !dbg !126
  br i1 %19, label %20, label %61, !dbg !127

20:                                              
  %21 = getelementptr inbounds nuw %"struct.geo::Point", ptr %6, i32 0, i32 4, !dbg !128
  %22 = load ptr, ptr %21, align 8, !dbg !128
  %23 = call contract noundef float @_ZNK3geo5Point4normEv(ptr noundef nonnull align 8 dereferenceable(64) %22) #3, !dbg !130
  %24 = load float, ptr addrspacecast (ptr addrspace(4) @scale to ptr), align 4, !dbg !131
  %25 = fmul contract float %23, %24, !dbg !132
  %26 = load i32, ptr %8, align 4, !dbg !133
  %27 = and i32 %26, 31, !dbg !134
  %28 = sext i32 %27 to i64, !dbg !135
  %29 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kN3geo5PointEPfiE4tile to ptr), i64 0, i64 %28, !dbg !135
  store float %25, ptr %29, align 4, !dbg !136
  %30 = load i32, ptr %8, align 4, !dbg !137
  %31 = and i32 %30, 31, !dbg !138
  %32 = sext i32 %31 to i64, !dbg !139
  %33 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kN3geo5PointEPfiE4tile to ptr), i64 0, i64 %32, !dbg !139
  %34 = load float, ptr %33, align 4, !dbg !139
  %35 = load i32, ptr %8, align 4, !dbg !140
  %36 = getelementptr inbounds nuw %"struct.geo::Point", ptr %6, i32 0, i32 1, !dbg !141
  %37 = call noundef i32 @_Z4helpiRKf(i32 noundef %35, ptr noundef nonnull align 4 dereferenceable(4) %36) #3, !dbg !142
  %38 = sitofp i32 %37 to float, !dbg !142
  %39 = fadd contract float %34, %38, !dbg !143
  %40 = load i32, ptr %8, align 4, !dbg !144
  %41 = srem i32 %40, 10, !dbg !145
  %42 = sext i32 %41 to i64, !dbg !146
  %43 = getelementptr inbounds [10 x i32], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %42, !dbg !146
  %44 = load i32, ptr %43, align 4, !dbg !146
  %45 = sitofp i32 %44 to float, !dbg !146
  %46 = fadd contract float %39, %45, !dbg !147
  %47 = load i32, ptr %8, align 4, !dbg !148
  %48 = srem i32 %47, 3, !dbg !149
  %49 = sext i32 %48 to i64, !dbg !150
  %50 = getelementptr inbounds [3 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL3arr to ptr), i64 0, i64 %49, !dbg !150
  %51 = load i32, ptr %50, align 4, !dbg !150
  %52 = sitofp i32 %51 to float, !dbg !150
  %53 = fadd contract float %46, %52, !dbg !151
  %54 = load ptr, ptr %4, align 8, !dbg !152
  %55 = load i32, ptr %8, align 4, !dbg !153
  %56 = sext i32 %55 to i64, !dbg !152
  %57 = getelementptr inbounds float, ptr %54, i64 %56, !dbg !152
  store float %53, ptr %57, align 4, !dbg !154
  br label %58, !dbg !155

58:                                              
  %59 = load i32, ptr %8, align 4, !dbg !156
  %60 = add nsw i32 %59, 1, !dbg !156
  store i32 %60, ptr %8, align 4, !dbg !156
  br label %16, !dbg !157, !llvm.loop !158

61:                                              
  ret void, !dbg !161
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef float @_ZNK3geo5Point4normEv(ptr noundef nonnull align 8 dereferenceable(64) %0) #0 comdat align 2 !dbg !162 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !163, !DIExpression(), !165)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.geo::Point", ptr %3, i32 0, i32 1, !dbg !166
  %5 = load float, ptr %4, align 4, !dbg !166
  %6 = getelementptr inbounds nuw %"struct.geo::Point", ptr %3, i32 0, i32 1, !dbg !167
  %7 = load float, ptr %6, align 4, !dbg !167
  %8 = fmul contract float %5, %7, !dbg !168
  %9 = getelementptr inbounds nuw %"struct.geo::Point", ptr %3, i32 0, i32 2, !dbg !169
  %10 = load float, ptr %9, align 8, !dbg !169
  %11 = getelementptr inbounds nuw %"struct.geo::Point", ptr %3, i32 0, i32 2, !dbg !170
  %12 = load float, ptr %11, align 8, !dbg !170
  %13 = fmul contract float %10, %12, !dbg !171
  %14 = fadd contract float %8, %13, !dbg !172
  ret float %14, !dbg !173
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75}
!llvm.ident = !{!76}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 21, type: !68, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "kernel.cu", directory: "/src")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Colour", file: !3, line: 6, baseType: !6, size: 16, flags: DIFlagEnumClass, elements: !7, identifier: "_ZTS6Colour")
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
!83 = !DILocation(line: 25, column: 25, scope: !77)
!84 = !DILocalVariable(name: "b", arg: 2, scope: !77, file: !3, line: 25, type: !80)
!85 = !DILocation(line: 25, column: 41, scope: !77)
!86 = !DILocalVariable(name: "t", scope: !77, file: !3, line: 26, type: !11)
!87 = !DILocation(line: 26, column: 7, scope: !77)
!88 = !DILocation(line: 26, column: 11, scope: !77)
!89 = !DILocation(line: 26, column: 20, scope: !77)
!90 = !{i64 4}
!91 = !DILocation(line: 26, column: 13, scope: !77)
!92 = !DILocalVariable(name: "inner", scope: !93, file: !3, line: 28, type: !11)
!93 = distinct !DILexicalBlock(scope: !77, file: !3, line: 27, column: 3)
!94 = !DILocation(line: 28, column: 9, scope: !93)
!95 = !DILocation(line: 28, column: 17, scope: !93)
!96 = !DILocation(line: 28, column: 19, scope: !93)
!97 = !DILocation(line: 29, column: 10, scope: !93)
!98 = !DILocation(line: 29, column: 7, scope: !93)
!99 = !DILocation(line: 31, column: 10, scope: !77)
!100 = !DILocation(line: 31, column: 3, scope: !77)
!101 = !DILocalVariable(name: "p", arg: 1, scope: !18, file: !3, line: 33, type: !21)
!102 = !DILocation(line: 33, column: 30, scope: !18)
!103 = !DILocalVariable(name: "out", arg: 2, scope: !18, file: !3, line: 33, type: !52)
!104 = !DILocation(line: 33, column: 40, scope: !18)
!105 = !DILocalVariable(name: "n", arg: 3, scope: !18, file: !3, line: 33, type: !11)
!106 = !DILocation(line: 33, column: 49, scope: !18)
!107 = !DILocalVariable(name: "q", scope: !18, file: !3, line: 35, type: !21)
!108 = !DILocation(line: 35, column: 14, scope: !18)
!109 = !DILocation(line: 35, column: 18, scope: !18)
!110 = !DILocalVariable(name: "f", scope: !18, file: !3, line: 36, type: !111)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "Fn", file: !3, line: 24, baseType: !112)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!113 = !DISubroutineType(types: !114)
!114 = !{!11, !11, !15}
!115 = !DILocation(line: 36, column: 6, scope: !18)
!116 = !DILocation(line: 37, column: 12, scope: !18)
!117 = !DILocation(line: 37, column: 5, scope: !18)
!118 = !DILocation(line: 37, column: 10, scope: !18)
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 38, type: !11)
!120 = distinct !DILexicalBlock(scope: !18, file: !3, line: 38, column: 3)
!121 = !DILocation(line: 38, column: 12, scope: !120)
!122 = !DILocation(line: 38, column: 8, scope: !120)
!123 = !DILocation(line: 38, column: 19, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 38, column: 3)
!125 = !DILocation(line: 38, column: 23, scope: !124)
!126 = !DILocation(line: 38, column: 21, scope: !124)
!127 = !DILocation(line: 38, column: 3, scope: !120)
!128 = !DILocation(line: 39, column: 22, scope: !129)
!129 = distinct !DILexicalBlock(scope: !124, file: !3, line: 38, column: 31)
!130 = !DILocation(line: 39, column: 28, scope: !129)
!131 = !DILocation(line: 39, column: 37, scope: !129)
!132 = !DILocation(line: 39, column: 35, scope: !129)
!133 = !DILocation(line: 39, column: 10, scope: !129)
!134 = !DILocation(line: 39, column: 12, scope: !129)
!135 = !DILocation(line: 39, column: 5, scope: !129)
!136 = !DILocation(line: 39, column: 18, scope: !129)
!137 = !DILocation(line: 40, column: 19, scope: !129)
!138 = !DILocation(line: 40, column: 21, scope: !129)
!139 = !DILocation(line: 40, column: 14, scope: !129)
!140 = !DILocation(line: 40, column: 34, scope: !129)
!141 = !DILocation(line: 40, column: 39, scope: !129)
!142 = !DILocation(line: 40, column: 29, scope: !129)
!143 = !DILocation(line: 40, column: 27, scope: !129)
!144 = !DILocation(line: 40, column: 50, scope: !129)
!145 = !DILocation(line: 40, column: 52, scope: !129)
!146 = !DILocation(line: 40, column: 44, scope: !129)
!147 = !DILocation(line: 40, column: 42, scope: !129)
!148 = !DILocation(line: 40, column: 66, scope: !129)
!149 = !DILocation(line: 40, column: 68, scope: !129)
!150 = !DILocation(line: 40, column: 60, scope: !129)
!151 = !DILocation(line: 40, column: 58, scope: !129)
!152 = !DILocation(line: 40, column: 5, scope: !129)
!153 = !DILocation(line: 40, column: 9, scope: !129)
!154 = !DILocation(line: 40, column: 12, scope: !129)
!155 = !DILocation(line: 41, column: 3, scope: !129)
!156 = !DILocation(line: 38, column: 26, scope: !124)
!157 = !DILocation(line: 38, column: 3, scope: !124)
!158 = distinct !{!158, !127, !159, !160}
!159 = !DILocation(line: 41, column: 3, scope: !120)
!160 = !{!"llvm.loop.mustprogress"}
!161 = !DILocation(line: 42, column: 1, scope: !18)
!162 = distinct !DISubprogram(name: "norm", linkageName: "_ZNK3geo5Point4normEv", scope: !21, file: !3, line: 17, type: !48, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !47, retainedNodes: !53)
!163 = !DILocalVariable(name: "this", arg: 1, scope: !162, type: !164, flags: DIFlagArtificial | DIFlagObjectPointer)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!165 = !DILocation(line: 0, scope: !162)
!166 = !DILocation(line: 17, column: 42, scope: !162)
!167 = !DILocation(line: 17, column: 46, scope: !162)
!168 = !DILocation(line: 17, column: 44, scope: !162)
!169 = !DILocation(line: 17, column: 50, scope: !162)
!170 = !DILocation(line: 17, column: 54, scope: !162)
!171 = !DILocation(line: 17, column: 52, scope: !162)
!172 = !DILocation(line: 17, column: 48, scope: !162)
!173 = !DILocation(line: 17, column: 35, scope: !162)
