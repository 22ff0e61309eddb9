; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Linkage, declarations, and what is not printed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .visible .global .align 4 .u32 external_ = 1;
@external_ = addrspace(1) global i32 1
; CHECK: {{^}}.global .align 4 .u32 internal_ = 1;
@internal_ = internal addrspace(1) global i32 1
; CHECK: {{^}}.const .align 4 .u32 private_ = 1;
@private_ = private addrspace(4) constant i32 1
; CHECK: {{^}}.weak .global .align 4 .u32 weak_ = 1;
@weak_ = weak addrspace(1) global i32 1
; CHECK: {{^}}.weak .const .align 4 .u32 linkonce_ = 1;
@linkonce_ = linkonce_odr addrspace(4) constant i32 1
; CHECK: {{^}}.common .global .align 4 .u32 common_;
@common_ = common addrspace(1) global i32 0
; CHECK: {{^}}.weak .shared .align 4 .u32 common_shared;
@common_shared = common addrspace(3) global i32 0
; CHECK: {{^}}.extern .global .align 4 .u32 declared;
@declared = external addrspace(1) global i32
; CHECK: {{^}}.extern .global .align 4 .b8 unknown_size[];
@unknown_size = external addrspace(1) global [0 x i32]
; CHECK: {{^}}.extern .shared .align 16 .b8 dynamic[];
@dynamic = external addrspace(3) global [0 x i8], align 16
; CHECK: {{^}}.extern .global .align 4 .u32 elsewhere;
@elsewhere = available_externally addrspace(1) global i32 7

; CHECK-NOT: unused
; CHECK-NOT: llvm.
; CHECK-NOT: nvvm.
; CHECK-NOT: in_metadata
; CHECK: .visible .global .align 1 .u8 last;
@unused = external addrspace(1) global i32
@nvvm.something = addrspace(1) global i32 7
@in_metadata = private addrspace(1) global i32 7, section "llvm.metadata"
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @internal_ to ptr)], section "llvm.metadata"
@last = addrspace(1) global i8 0

define ptx_kernel void @k() {
  store i32 1, ptr addrspace(1) @declared
  store i32 1, ptr addrspace(1) @unknown_size
  store i32 1, ptr addrspace(1) @elsewhere
  store i8 1, ptr addrspace(3) @dynamic
  ret void
}
