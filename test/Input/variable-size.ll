; Variables whose size in bytes might overflow are refused before it is computed.
; RUN: split-file %s %t
; RUN: nvvmc emit --arch=sm_90 %t/good.ll -o - | FileCheck %s
; RUN: not nvvmc emit --arch=sm_90 %t/global.ll -o - 2>&1 | FileCheck %s --check-prefix=GLOBAL
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/type.ll 2>&1 | FileCheck %s --check-prefix=TYPE
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/count.ll 2>&1 | FileCheck %s --check-prefix=COUNT
; CHECK: .extern .global .align 8 .b8 g[8796093022208];
; GLOBAL: global.ll:3:1: error: a variable of 1099511627777 elements; the limit is 1099511627776 [misc-llvm-parser]
; TYPE: type.ll:4:8: error: a variable of 4611686018427387904 elements; the limit is 1099511627776 [misc-llvm-parser]
; COUNT: count.ll:4:8: error: a variable of 9223372036854775807 elements; the limit is 1099511627776 [misc-llvm-parser]

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@g = external addrspace(1) global [1099511627776 x i64]
define ptx_kernel void @k(ptr %p) {
  store ptr addrspace(1) @g, ptr %p
  ret void
}

;--- global.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@g = external addrspace(1) global [1099511627777 x i8]

;--- type.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define ptx_kernel void @k(ptr %p) {
  %a = alloca [4611686018427387904 x i64]
  ret void
}

;--- count.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define ptx_kernel void @k(ptr %p) {
  %a = alloca i8, i64 9223372036854775807
  ret void
}
