; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Assembly with side effects is kept, and assembly without memory accesses or
; uses is deleted. Clobbers do not name PTX registers. An 8-bit operand, one
; that is read and written, one tied to the second result.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: unused(
; CHECK-NOT: clock
; CHECK: mov.u32 %r{{[0-9]+}}, %tid.x;
; CHECK-NOT: clock
; CHECK: ret;
define void @unused() {
  %dropped = call i32 asm "mov.u32 $0, %clock;", "=r"() memory(none) nounwind willreturn
  %kept = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r,~{memory},~{cc},~{dirflag},~{flags}"()
  ret void
}
; CHECK-LABEL: byte(
; CHECK: cvt.s16.s8 %rs{{[0-9]+}}, %rs{{[0-9]+}};
define i16 @byte(i8 %v) {
  %r = call i16 asm "cvt.s16.s8 $0, $1;", "=h,c"(i8 %v)
  ret i16 %r
}
; A result with the constraint for bytes.
; CHECK-LABEL: to_byte(
; CHECK: mov.b16 [[B:%rs[0-9]+]], %rs{{[0-9]+}};
define i8 @to_byte(i16 %v) {
  %r = call i8 asm "mov.b16 $0, $1;", "=c,h"(i16 %v)
  ret i8 %r
}
; CHECK-LABEL: second(
; CHECK: ld.param.u32 [[SUM:%r[0-9]+]],
; CHECK: add.u32 [[SUM]], [[SUM]], 1; mov.u32 %r{{[0-9]+}}, [[SUM]];
define i32 @second(i32 %a) {
  %s = call { i32, i32 } asm sideeffect "add.u32 $1, $1, 1; mov.u32 $0, $1;", "=&r,=r,1"(i32 %a)
  %x = extractvalue { i32, i32 } %s, 0
  ret i32 %x
}
