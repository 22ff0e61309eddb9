; No instruction can write to constant memory.

; RUN: not nvvmc emit -O0 --arch=sm_90 %s 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-COUNT-4: error: cannot emit a store to constant memory: PTX only reads it [emit-unsupported-instruction]
; CHECK: error: cannot emit va_arg [emit-unsupported-instruction]
; CHECK: 10 errors
define void @f(ptr addrspace(4) %c, <2 x i1> %m, double %list, ...) {
  store i32 1, ptr addrspace(4) %c
  call void @llvm.masked.store.v2i32.p4(<2 x i32> <i32 1, i32 2>, ptr addrspace(4) align 8 %c, <2 x i1> %m)
  call void @llvm.va_start.p4(ptr addrspace(4) %c)
  call void @llvm.va_copy.p4(ptr addrspace(4) %c, ptr addrspace(4) %c)
  %a = va_arg double %list, i32
  ret void
}

; Copies, however long, are refused where they stand; nothing is written by one
; of no bytes.
; RUN: not nvvmc emit -O2 --arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=COPY
; COPY-DAG: :[[#@LINE+6]]:3: error: cannot emit a store to constant memory
; COPY-DAG: :[[#@LINE+6]]:3: error: cannot emit a store to constant memory
; COPY-DAG: :[[#@LINE+6]]:3: error: cannot emit a store to constant memory
; COPY-NOT: :[[#@LINE+6]]:3: error:
define void @copies(ptr addrspace(4) %c, ptr addrspace(1) %p, i64 %n, i8 %b) {
  ; Of variable length, long, and short.
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) %c, ptr addrspace(1) %p, i64 %n, i1 false)
  call void @llvm.memmove.p4.p1.i64(ptr addrspace(4) %c, ptr addrspace(1) %p, i64 4096, i1 false)
  call void @llvm.memset.p4.i64(ptr addrspace(4) %c, i8 %b, i64 4, i1 false)
  call void @llvm.memset.p4.i64(ptr addrspace(4) %c, i8 %b, i64 0, i1 false)
  ret void
}

; Of a variable, from which the optimizer would store the value itself, and of
; memory whose space it would infer.
; COPY-DAG: :[[#@LINE+7]]:3: error: cannot emit a store to constant memory
; COPY-DAG: :[[#@LINE+7]]:3: error: cannot emit a store to constant memory
@global = addrspace(1) global i32 0
define void @copies_of(ptr addrspace(4) %c, i32 %v) {
  %a = alloca i32
  %g = addrspacecast ptr addrspace(1) @global to ptr
  store i32 %v, ptr %a
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %c, ptr %a, i64 4, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %c, ptr %g, i64 4, i1 false)
  ret void
}
