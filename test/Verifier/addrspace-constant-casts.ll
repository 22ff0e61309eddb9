; Casts in constant expressions that instructions use are checked like
; instructions in profile nvvm, where they stand; those in initial values have a
; finding of their own. libNVVM and LLVM do not look into expressions.
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OTHER
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OTHER --allow-empty
; OTHER-NOT: addrspacecast-between-spaces
; OTHER-NOT: addrspace-cast
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global i32 0
@s = addrspace(3) global [4 x i32] undef

declare void @take(ptr addrspace(1))

define void @operands(ptr addrspace(5) %out) {
  ; CHECK: [[#@LINE+2]]:3: error: {{.*}} [addrspace-cast-between-spaces]
  ; CHECK: help: cast to ptr, then to ptr addrspace(3) with an instruction
  store i32 1, ptr addrspace(3) addrspacecast (ptr addrspace(1) @g to ptr addrspace(3))
  ; CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: {{.*}} [addrspace-cast-between-spaces]
  %x = load i32, ptr addrspace(1) addrspacecast (ptr addrspace(3) getelementptr ([4 x i32], ptr addrspace(3) @s, i64 0, i64 2) to ptr addrspace(1))
  ; CHECK: [[#@LINE+1]]:3: error: {{.*}} [addrspace-cast-between-spaces]
  call void @take(ptr addrspace(1) addrspacecast (ptr addrspace(3) @s to ptr addrspace(1)))
  ; Nested in another expression.
  ; CHECK: [[#@LINE+1]]:3: error: {{.*}} [addrspace-cast-between-spaces]
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @g to ptr addrspace(4)) to i64), ptr addrspace(5) %out
  ret void
}

define i32 @phi(i1 zeroext %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ; CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: {{.*}} [addrspace-cast-between-spaces]
  %p = phi ptr addrspace(3) [ @s, %entry ], [ addrspacecast (ptr addrspace(1) @g to ptr addrspace(3)), %a ]
  %x = load i32, ptr addrspace(3) %p
  ret i32 %x
}

; The nearest legal code: to generic, and on from there by an instruction, since
; LLVM's reader joins two casts of a constant.
define void @legal() {
  store i32 1, ptr addrspacecast (ptr addrspace(1) @g to ptr)
  %p = addrspacecast ptr addrspacecast (ptr addrspace(3) @s to ptr) to ptr addrspace(1)
  %x = load i32, ptr addrspace(1) %p
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
