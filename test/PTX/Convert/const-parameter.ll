; ptxas supports only one use of pointers to constant memory in a program:
; kernels take them, or they are cast to generic and back.

; RUN: split-file %s %t
; RUN: not nvvmc emit -O0 --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc emit -O0 --arch=sm_90 %t/good.ll -o %t.ptx
; RUN: FileCheck %s --check-prefix=GOOD --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; CHECK: bad.ll:3:8: error: cannot emit a cast between constant and generic memory in a module with a kernel that takes a pointer to constant memory [emit-unsupported-instruction]
; GOOD: .param .u64 .ptr .const
; GOOD: ld.const.u32

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(4) %c, ptr %p) {
  %g = addrspacecast ptr addrspace(4) %c to ptr
  store ptr %g, ptr %p
  ret void
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(4) %c, ptr %p) {
  %v = load i32, ptr addrspace(4) %c
  store i32 %v, ptr %p
  ret void
}
