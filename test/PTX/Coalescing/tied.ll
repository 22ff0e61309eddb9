; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; An operand that is tied to a result shares its register, unless its value is
; needed afterwards.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; A chain uses a single register.
; CHECK-LABEL: chain(
; CHECK: ld.param.u32 [[R:%r[0-9]+]], [chain_param_0];
; CHECK-NOT: mov
; CHECK: add.u32 [[R]], [[R]], 1;
; CHECK-NOT: mov
; CHECK: add.u32 [[R]], [[R]], 2;
; CHECK-NOT: mov
; CHECK: st.param.u32 [func_retval0], [[R]];
define i32 @chain(i32 %a) {
  %b = call i32 asm sideeffect "add.u32 $0, $0, 1;", "=r,0"(i32 %a)
  %c = call i32 asm sideeffect "add.u32 $0, $0, 2;", "=r,0"(i32 %b)
  ret i32 %c
}
; The operand is still live.
; CHECK-LABEL: lives_on(
; CHECK: ld.param.u32 [[A:%r[0-9]+]], [lives_on_param_0];
; CHECK: mov.b32 [[R:%r[0-9]+]], [[A]];
; CHECK: add.u32 [[R]], [[R]], 1;
; CHECK: xor.b32 %r{{[0-9]+}}, [[A]], [[R]];
define i32 @lives_on(i32 %a) {
  %b = call i32 asm sideeffect "add.u32 $0, $0, 1;", "=r,0"(i32 %a)
  %x = xor i32 %a, %b
  ret i32 %x
}
; Another name of the operand is still live.
; CHECK-LABEL: name_lives_on(
; CHECK: ld.param.u64 [[A:%rd[0-9]+]], [name_lives_on_param_0];
; CHECK: mov.b64 [[R:%rd[0-9]+]], [[A]];
; CHECK: add.u64 [[R]], [[R]], 1;
; CHECK: ld.u64 %rd{{[0-9]+}}, {{\[}}[[A]]+16];
define i64 @name_lives_on(ptr %a) {
  %g = getelementptr i8, ptr %a, i64 16
  %b = call i64 asm sideeffect "add.u64 $0, $0, 1;", "=l,0"(ptr %a)
  %v = load i64, ptr %g
  %x = xor i64 %v, %b
  ret i64 %x
}
; A cast reads its operand late: inside the address that it is folded into.
; CHECK-LABEL: folded_use(
; CHECK: ld.param.u32 [[A:%r[0-9]+]], [folded_use_param_1];
; CHECK: mov.b32 [[R:%r[0-9]+]], [[A]];
; CHECK: add.u32 [[R]], [[R]], 1;
; CHECK: mul.wide.s32 %rd{{[0-9]+}}, [[A]], 4;
define i32 @folded_use(ptr %p, i32 %a) {
  %i = sext i32 %a to i64
  %b = call i32 asm sideeffect "add.u32 $0, $0, 1;", "=r,0"(i32 %a)
  %g = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %g
  %x = xor i32 %v, %b
  ret i32 %x
}
; One value is tied to two results: one of them takes its register.
; CHECK-LABEL: twice(
; CHECK: ld.param.u32 [[A:%r[0-9]+]], [twice_param_0];
; CHECK-COUNT-1: mov.b32 [[B:%r[0-9]+]], [[A]];
; CHECK-NOT: mov
; CHECK: add.u32 [[A]], [[A]], 1; add.u32 [[B]], [[B]], 2;
; CHECK: xor.b32 %r{{[0-9]+}}, [[A]], [[B]];
define i32 @twice(i32 %a) {
  %s = call { i32, i32 } asm sideeffect "add.u32 $0, $0, 1; add.u32 $1, $1, 2;", "=r,=r,0,1"(i32 %a, i32 %a)
  %b = extractvalue { i32, i32 } %s, 0
  %c = extractvalue { i32, i32 } %s, 1
  %x = xor i32 %b, %c
  ret i32 %x
}
; Tied, and also an operand by itself: the text may write before it reads.
; CHECK-LABEL: read_too(
; CHECK: ld.param.u32 [[A:%r[0-9]+]], [read_too_param_0];
; CHECK: mov.b32 [[R:%r[0-9]+]], [[A]];
; CHECK: add.u32 [[R]], [[R]], 1; add.u32 [[R]], [[R]], [[A]];
define i32 @read_too(i32 %a) {
  %b = call i32 asm sideeffect "add.u32 $0, $0, 1; add.u32 $0, $0, $2;", "=r,0,r"(i32 %a, i32 %a)
  ret i32 %b
}
; Operands that are exchanged: parallel copies.
; CHECK-LABEL: crosswise(
; CHECK: ld.param.u32 [[A:%r[0-9]+]], [crosswise_param_0];
; CHECK: ld.param.u32 [[B:%r[0-9]+]], [crosswise_param_1];
; CHECK-NOT: mov
; CHECK: add.u32 [[A]], [[A]], 1; add.u32 [[B]], [[B]], 2;
; CHECK-NOT: mov
; CHECK: add.u32 [[B]], [[B]], 3; add.u32 [[A]], [[A]], 4;
define i32 @crosswise(i32 %a, i32 %b) {
  %s = call { i32, i32 } asm sideeffect "add.u32 $0, $0, 1; add.u32 $1, $1, 2;", "=r,=r,0,1"(i32 %a, i32 %b)
  %c = extractvalue { i32, i32 } %s, 0
  %d = extractvalue { i32, i32 } %s, 1
  %t = call { i32, i32 } asm sideeffect "add.u32 $0, $0, 3; add.u32 $1, $1, 4;", "=r,=r,0,1"(i32 %d, i32 %c)
  %e = extractvalue { i32, i32 } %t, 0
  %f = extractvalue { i32, i32 } %t, 1
  %x = sub i32 %e, %f
  ret i32 %x
}
; Constants are moved directly to the result's register; undefined values are
; left as they are.
; CHECK-LABEL: constants(
; CHECK: mov.b32 [[A:%r[0-9]+]], 5;
; CHECK-NOT: mov
; CHECK: add.u32 [[A]], [[A]], [[B:%r[0-9]+]]; mov.u32 [[B]], 7;
; CHECK: mov.f32 [[F:%f[0-9]+]], 0f00000000;
; CHECK-NOT: mov
; CHECK: neg.f32 [[F]], [[F]];
define float @constants() {
  %s = call { i32, i32 } asm sideeffect "add.u32 $0, $0, $1; mov.u32 $1, 7;", "=r,=r,0,1"(i32 5, i32 undef)
  %f = call float asm sideeffect "neg.f32 $0, $0;", "=f,0"(float 0.0)
  ret float %f
}
; A register of another class than that of the constraint is moved.
; CHECK-LABEL: other_class(
; CHECK: ld.param.f32 [[F:%f[0-9]+]], [other_class_param_0];
; CHECK: mov.b32 [[R:%r[0-9]+]], [[F]];
; CHECK: xor.b32 [[R]], [[R]], 1;
; CHECK: mov.b32 [[F]], [[R]];
define float @other_class(float %a) {
  %b = call float asm sideeffect "xor.b32 $0, $0, 1;", "=r,0"(float %a)
  ret float %b
}
; A wider operand is truncated, through a separate register.
; CHECK-LABEL: other_width(
; CHECK: cvt.u32.u16 [[W:%r[0-9]+]], %rs{{[0-9]+}};
; CHECK: add.u32 [[W]], [[W]], 1;
define i32 @other_width(i16 %a) {
  %b = call i32 asm sideeffect "add.u32 $0, $0, 1;", "=r,0"(i16 %a)
  ret i32 %b
}
; A result that only some threads write keeps its old value in the others.
; CHECK-LABEL: predicated(
; CHECK: ld.param.u32 [[A:%r[0-9]+]], [predicated_param_0];
; CHECK-NOT: mov
; CHECK: { .reg .pred p; setp.ne.u32 p, %r{{[0-9]+}}, 0; @p add.u32 [[A]], [[A]], 1; }
; CHECK-NOT: mov
; CHECK: st.param.u32 [func_retval0], [[A]];
define i32 @predicated(i32 %a, i32 %p) {
  %b = call i32 asm sideeffect "{ .reg .pred p; setp.ne.u32 p, $2, 0; @p add.u32 $0, $0, 1; }", "=r,0,r"(i32 %a, i32 %p)
  ret i32 %b
}
; A value computed from a register before it changed is not what would be
; computed from it now.
; CHECK-LABEL: not_shared(
; CHECK: add.s64 [[FIRST:%rd[0-9]+]], [[A:%rd[0-9]+]], 4294967296;
; CHECK: add.u64 [[A]], [[A]], 8;
; CHECK: add.s64 [[SECOND:%rd[0-9]+]], [[A]], 4294967296;
define i32 @not_shared(ptr addrspace(1) %p) {
  %g = getelementptr i8, ptr addrspace(1) %p, i64 4294967296
  %v = load i32, ptr addrspace(1) %g
  %q = call ptr addrspace(1) asm sideeffect "add.u64 $0, $0, 8;", "=l,0"(ptr addrspace(1) %p)
  %h = getelementptr i8, ptr addrspace(1) %q, i64 4294967296
  %w = load i32, ptr addrspace(1) %h
  %x = xor i32 %v, %w
  ret i32 %x
}
