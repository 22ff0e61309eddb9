; What the answers to questions to the compiler decide is folded without the
; optimizer: nothing of it is computed, and what nothing reads any longer is not
; printed.

; RUN: nvvmc emit --arch=sm_90 %s -o - | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 -O0 %s -o - | FileCheck %s
; RUN: nvvmc compile --arch=sm_90 --profile=nvptx %s -o - | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 %s -o - | FileCheck %s --check-prefix=NONE
; RUN: nvvmc emit --arch=sm_90 %s -o %t.ptx
; RUN: %if ptxas %{ %ptxas -c -arch=sm_90 %t.ptx -o /dev/null %}

; No condition is left, no value is chosen, and nothing branches.
; NONE-NOT: {{setp|selp|mov.pred|bra|brx|cvt}}

target triple = "nvptx64-nvidia-cuda"

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@ftz = private constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @__nvvm_reflect(ptr)

; CHECK-LABEL: chosen(
; CHECK-NOT: add.rn
; CHECK: mul.rn.f32
; CHECK-NOT: add.rn
; CHECK: ret;
define float @chosen(float %x, float %y) {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %new = icmp uge i32 %a, 900
  %product = fmul float %x, %y
  %sum = fadd float %x, %y
  %r = select i1 %new, float %product, float %sum
  ret float %r
}

; Of arms that are chosen from themselves, only one is left.
; CHECK-LABEL: chain(
; CHECK-NOT: mul.rn
; CHECK: add.rn.f32
; CHECK-NOT: {{add|mul}}.rn
; CHECK: ret;
define float @chain(float %x, float %y) {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %f = call i32 @__nvvm_reflect(ptr @ftz)
  %old = icmp ult i32 %a, 900
  %flushes = icmp ne i32 %f, 0
  %product = fmul float %x, %y
  %square = fmul float %product, %product
  %sum = fadd float %x, %y
  %inner = select i1 %flushes, float %square, float %sum
  %r = select i1 %old, float %product, float %inner
  ret float %r
}

; Conditions of which an answer is only a part, widened and cut.
; CHECK-LABEL: logic(
; CHECK: ld.param.u32 [[A:%r[0-9]+]], [logic_param_0];
; CHECK-NEXT: st.param.u32 [func_retval0], [[A]];
; CHECK-NEXT: ret;
define i32 @logic(i32 %x, i1 %unknown) {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %new = icmp uge i32 %a, 900
  %or = or i1 %new, %unknown
  %old = xor i1 %new, true
  %and = and i1 %old, %unknown
  %wide = zext i1 %and to i32
  %mask = sext i1 %or to i64
  %cut = trunc i64 %mask to i32
  %kept = and i32 %x, %cut
  %r = or i32 %kept, %wide
  ret i32 %r
}

; Logical operators as clang writes them: a branch, and a phi of a constant.
; CHECK-LABEL: circuit(
; CHECK-NOT: mul.rn
; CHECK: add.rn.f32
; CHECK-NOT: mul.rn
; CHECK: ret;
define float @circuit(float %x, float %y, i1 %unknown) {
entry:
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %old = icmp ult i32 %a, 900
  br i1 %old, label %more, label %done
more:
  br label %done
done:
  %both = phi i1 [ false, %entry ], [ %unknown, %more ]
  %wide = zext i1 %both to i8
  %cond = trunc i8 %wide to i1
  br i1 %cond, label %left, label %right
left:
  %product = fmul float %x, %y
  br label %end
right:
  %sum = fadd float %x, %y
  br label %end
end:
  %r = phi float [ %product, %left ], [ %sum, %right ]
  ret float %r
}

; What a switch on an answer leaves decides the next one.
; CHECK-LABEL: cases(
; CHECK: st.param.u32 [func_retval0], 7;
define i32 @cases() {
entry:
  %a = call i32 @__nvvm_reflect(ptr @arch)
  switch i32 %a, label %none [ i32 800, label %ampere
                               i32 900, label %hopper ]
ampere:
  br label %next
hopper:
  br label %next
none:
  br label %next
next:
  %kind = phi i16 [ 1, %ampere ], [ 2, %hopper ], [ 3, %none ]
  switch i16 %kind, label %other [ i16 2, label %two ]
two:
  br label %end
other:
  br label %end
end:
  %r = phi i32 [ 7, %two ], [ 8, %other ]
  ret i32 %r
}

; Integers, addresses and vectors are chosen, too.
; CHECK-LABEL: kinds(
; CHECK-NOT: [kinds_param_1]
; CHECK: ld.param.u64 [[P:%rd[0-9]+]], [kinds_param_0];
; CHECK-NOT: [kinds_param_1]
; CHECK: ld.v2.f32 {{.*}}, [[[P]]];
; CHECK-NOT: div
; CHECK: ret;
define <2 x float> @kinds(ptr %p, ptr %q, i32 %i) {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %old = icmp ult i32 %a, 900
  %from = select i1 %old, ptr %q, ptr %p
  %v = load <2 x float>, ptr %from
  %unused = udiv i32 %i, 7
  %j = select i1 %old, i32 %unused, i32 0
  %at = getelementptr i8, ptr %from, i32 %j
  %r = select i1 %old, <2 x float> zeroinitializer, <2 x float> %v
  ret <2 x float> %r
}

; A variable that is set once, as in code that is not optimized. The other one
; is set again.
; CHECK-LABEL: variable(
; CHECK-NOT: mul.rn
; CHECK: add.rn.f32
; CHECK-NOT: mul.rn
; CHECK: ret;
define float @variable(float %x, float %y) {
entry:
  %arch = alloca i32
  %a = call i32 @__nvvm_reflect(ptr @arch)
  store i32 %a, ptr %arch
  %v = load i32, ptr %arch
  %old = icmp ult i32 %v, 900
  br i1 %old, label %left, label %right
left:
  %product = fmul float %x, %y
  br label %end
right:
  %sum = fadd float %x, %y
  br label %end
end:
  %r = phi float [ %product, %left ], [ %sum, %right ]
  ret float %r
}

; CHECK-LABEL: changed(
; CHECK: st.param.u32 [func_retval0], %r
define i32 @changed(i32 %b) {
  %arch = alloca i32
  %a = call i32 @__nvvm_reflect(ptr @arch)
  store i32 %a, ptr %arch
  store i32 %b, ptr %arch
  %v = load i32, ptr %arch
  ret i32 %v
}

; A value of no use is gone, a call that does something stays.
; CHECK-LABEL: called(
; CHECK: call.uni
; CHECK: ret;
declare float @other(float)
define float @called(float %x) {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %old = icmp ult i32 %a, 900
  %y = call float @other(float %x)
  %r = select i1 %old, float %y, float %x
  ret float %r
}
