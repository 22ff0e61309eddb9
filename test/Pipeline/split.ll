; Functions processed in units: the output does not depend on the number of
; threads, internal symbols stay internal, and aliases and tables of functions
; keep their targets.

; RUN: nvvmc compile %s --opt=2 --arch=sm_80 -split-compile=1 -o %t.1
; RUN: nvvmc compile %s --opt=2 --arch=sm_80 -split-compile=2 -o %t.2
; RUN: nvvmc compile %s --opt=2 --arch=sm_80 -split-compile=7 -o %t.7
; RUN: cmp %t.1 %t.2
; RUN: cmp %t.1 %t.7
; RUN: FileCheck %s < %t.1
; RUN: nvvmc compile %s --opt=2 --arch=sm_80 -split-compile-extended=1 -o %t.1
; RUN: nvvmc compile %s --opt=2 --arch=sm_80 -split-compile-extended=2 -o %t.2
; RUN: nvvmc compile %s --opt=2 --arch=sm_80 -split-compile-extended=7 -o %t.7
; RUN: cmp %t.1 %t.2
; RUN: cmp %t.1 %t.7
; RUN: FileCheck %s < %t.1

; RUN: not nvvmc compile %s -split-compile=2 -split-compile=2 2>&1 | FileCheck %s --check-prefix=TWICE
; RUN: not nvvmc compile %s -split-compile=2 -split-compile-extended=2 2>&1 | FileCheck %s --check-prefix=TWICE
; TWICE: nvvmc: error: only one --split-compile or --split-compile-extended may be given
; RUN: not nvvmc compile %s -split-compile=0 2>&1 | FileCheck %s --check-prefix=NONE
; NONE: nvvmc: error: the number of threads must be at least 1, not '0'

target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(4) constant [2 x ptr] [ptr @first, ptr @second]
; Private to the module, but shared by its units.
; CHECK-DAG: {{^}}.global .align 4 .u32 hidden
@hidden = internal addrspace(1) global i32 7
; CHECK-DAG: .weak .global .align 4 .u32 shared_by_all
@shared_by_all = weak addrspace(1) global i32 1

; CHECK-DAG: .alias other, named;
@other = alias void (), ptr @named
define void @named() {
  ret void
}

; CHECK-DAG: {{^}}.func{{.*}} first(
define internal i32 @first(i32 %x) noinline {
  %v = load i32, ptr addrspace(1) @hidden
  %r = add i32 %v, %x
  ret i32 %r
}

; CHECK-DAG: .weak .func{{.*}} second(
define weak i32 @second(i32 %x) noinline {
  %v = load i32, ptr addrspace(1) @shared_by_all
  %r = mul i32 %v, %x
  ret i32 %r
}

; CHECK-DAG: .visible .entry k(
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %at = getelementptr [2 x ptr], ptr addrspace(4) @table, i32 0, i32 %i
  %f = load ptr, ptr addrspace(4) %at
  %v = call i32 %f(i32 %i)
  store i32 %v, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) @hidden
  call void @other()
  ret void
}
