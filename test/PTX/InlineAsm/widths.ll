; A value whose width differs from its constraint is truncated or zero-extended,
; as in LLVM; operands that do not exist are reported at their location.

; RUN: split-file %s %t
; RUN: nvvmc emit %t/good.ll --arch=sm_90 -O0 -o %t.ptx && FileCheck %s <%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -o - 2>&1 | FileCheck %s --check-prefix=BAD

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@g = addrspace(1) global [4 x i32] zeroinitializer

; An idiom of benchmark libraries.
; CHECK-LABEL: do_not_optimize(
; CHECK: cvt.u32.u64 [[R:%r[0-9]+]], %rd1;
; CHECK: // [[R]]
define void @do_not_optimize(ptr %p) {
  call void asm sideeffect "// $0", "r,~{memory}"(ptr %p)
  ret void
}
; CHECK-LABEL: cut(
; CHECK: cvt.u32.u64 [[R:%r[0-9]+]], %rd1;
; CHECK: mov.b32 %r{{[0-9]+}}, [[R]];
define i32 @cut(i64 %a) {
  %r = call i32 asm "mov.b32 $0, $1;", "=r,r"(i64 %a)
  ret i32 %r
}
; CHECK-LABEL: filled(
; CHECK: mov.b32 [[R:%r[0-9]+]], %r1;
; CHECK: cvt.u64.u32 %rd{{[0-9]+}}, [[R]];
define i64 @filled(i32 %a) {
  %r = call i64 asm "mov.b32 $0, $1;", "=r,r"(i32 %a)
  ret i64 %r
}
; CHECK-LABEL: floats(
; CHECK: mov.b64 [[D:%rd[0-9]+]], %fd1;
; CHECK-NEXT: cvt.u32.u64 [[R:%r[0-9]+]], [[D]];
; CHECK-NEXT: mov.b32 [[F:%f[0-9]+]], [[R]];
; CHECK: mov.b32 %f{{[0-9]+}}, [[F]];
define float @floats(double %a) {
  %r = call float asm "mov.b32 $0, $1;", "=f,f"(double %a)
  ret float %r
}
; CHECK-LABEL: wide(
; CHECK: mov.b64 [[L:%rd[0-9]+]], %rd1;
; CHECK: mov.b64 %rd{{[0-9]+}}, 0;
define i128 @wide(i128 %a) {
  %r = call i128 asm "mov.b64 $0, $1;", "=&l,l"(i128 %a)
  ret i128 %r
}
; CHECK-LABEL: narrow_q(
; CHECK: mov.b128 %rq{{[0-9]+}}, {%rd{{[0-9]+}}, %rd{{[0-9]+}}};
; CHECK: mov.b128 {%rd{{[0-9]+}}, %rd{{[0-9]+}}}, %rq
define i32 @narrow_q(i32 %a) {
  %r = call i32 asm "mov.b128 $0, $1;", "=q,q"(i32 %a)
  ret i32 %r
}
; CHECK-LABEL: packed(
; CHECK: mov.b32 [[R:%r[0-9]+]], {%rs1, %rs2};
; CHECK: not.b32 %r{{[0-9]+}}, [[R]];
define i32 @packed(<2 x i16> %a) {
  %r = call i32 asm "not.b32 $0, $1;", "=r,r"(<2 x i16> %a)
  ret i32 %r
}
; CHECK-LABEL: modifiers(
; CHECK: // 5 5 -5 27
; CHECK: // g g 0 g+8 -1
define void @modifiers() {
  call void asm sideeffect "// ${0:c} ${0:a} ${0:n} ${0:s}", "n"(i32 5)
  call void asm sideeffect "// ${0:c} ${0:a} ${1:n} $2 ${3:c}", "s,i,i,i"(ptr addrspace(1) @g, ptr null, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 8), i1 true)
  ret void
}

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; BAD: bad.ll:6:8: error: inline assembly: operand 5 does not exist [emit-inline-asm]
define i32 @missing(i32 %a) {
  %r = call i32 asm "mov.b32 $0, $5;", "=r,r"(i32 %a)
  ret i32 %r
}
; BAD: bad.ll:11:8: error: inline assembly: operand of 'n' is not a constant
define i32 @number(i32 %a) {
  %r = call i32 asm "mov.b32 $0, $1;", "=r,n"(i32 %a)
  ret i32 %r
}
; BAD: bad.ll:16:8: error: inline assembly: operand 1 has no form for modifier 'c'
define i32 @register(i32 %a) {
  %r = call i32 asm "mov.b32 $0, ${1:c};", "=r,r"(i32 %a)
  ret i32 %r
}
; BAD: 3 errors
