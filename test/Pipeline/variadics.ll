; Calls of variadic functions that are defined here pass a pointer to an array, and are
; inlined. The function itself is called as before.
; RUN: split-file %s %t
; RUN: nvvmc compile --profile=nvptx --arch=sm_90 --opt=2 %t/split.ll -o %t/split.ptx
; RUN: FileCheck %s --input-file=%t/split.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t/split.ptx -o /dev/null %}
; RUN: nvvmc compile --profile=nvptx --arch=sm_90 --opt=2 %t/described.ll -o - | FileCheck %s --check-prefix=WHOLE
; RUN: nvvmc compile --profile=nvptx --arch=sm_90 --opt=2 %t/by-value.ll -o - | FileCheck %s --check-prefix=WHOLE
; RUN: nvvmc compile --profile=nvptx --arch=sm_90 --opt=2 %t/weak.ll -o - | FileCheck %s --check-prefix=WHOLE

; CHECK: .visible .func  (.param .b32 func_retval0) first(
; CHECK-NEXT: .param .b32 first_param_0,
; CHECK-NEXT: .param .align {{[0-9]+}} .b8 first_vararg[]
; CHECK: .entry kernel(
; CHECK-NOT: call
; CHECK: st.global.u32 [{{.*}}], 42;
; CHECK: ret;

; WHOLE: .entry kernel(
; WHOLE: call.uni {{.*}}first,

;--- split.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @first(i32 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %at = load ptr, ptr %list
  %v = load i32, ptr %at
  call void @llvm.va_end.p0(ptr %list)
  %s = add i32 %v, %n
  ret i32 %s
}

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
  %v = call i32 (i32, ...) @first(i32 2, i32 40)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

;--- weak.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define weak i32 @first(i32 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %v = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  %s = add i32 %v, %n
  ret i32 %s
}

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
  %v = call i32 (i32, ...) @first(i32 2, i32 40)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

;--- by-value.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @first(ptr byval(i32) %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %v = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  %m = load i32, ptr %n
  %s = add i32 %v, %m
  ret i32 %s
}

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
  %two = alloca i32
  store i32 2, ptr %two
  %v = call i32 (ptr, ...) @first(ptr byval(i32) %two, i32 40)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

;--- described.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @first(i32 %n, ...) !dbg !4 {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list), !dbg !8
  %v = va_arg ptr %list, i32, !dbg !8
  call void @llvm.va_end.p0(ptr %list), !dbg !8
  %s = add i32 %v, %n, !dbg !8
  ret i32 %s, !dbg !8
}

define ptx_kernel void @kernel(ptr addrspace(1) %p) !dbg !7 {
  %v = call i32 (i32, ...) @first(i32 2, i32 40), !dbg !9
  store i32 %v, ptr addrspace(1) %p, !dbg !9
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: true, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 2}
!4 = distinct !DISubprogram(name: "first", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "kernel", file: !1, line: 5, type: !5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 2, scope: !4)
!9 = !DILocation(line: 6, scope: !7)
