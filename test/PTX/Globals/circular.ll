; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s
; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>/dev/null | count 0
; RUN: not nvvmc emit %s --arch=sm_90 -O0 --allow-cyclic-globals -o - 2>&1 | FileCheck %s --check-prefix=INTERNAL

; A cycle is reported by name. Only externally visible variables may be declared
; first.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: error: Circular dependency found in global variable set [emit-circular-globals]
; CHECK: @a -> @b -> @c -> @a
; CHECK: error: Circular dependency found in global variable set [emit-circular-globals]
; CHECK: @self -> @self
; CHECK: help: --allow-cyclic-globals
; CHECK: 2 errors

; INTERNAL-NOT: @a ->
; INTERNAL: @self -> @self
; INTERNAL: 1 error
@a = addrspace(1) global ptr addrspace(1) @b
@b = addrspace(1) global [2 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) @c]
@c = addrspace(1) global ptr addrspace(1) @a
@self = internal addrspace(1) global ptr addrspace(1) @self
