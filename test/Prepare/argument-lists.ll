; At -O2, a list of variable arguments is kept in a register, unless its address
; escapes.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: first_$_and(
; CHECK-NOT: .local .align
; CHECK: mov.u64 [[LIST:%rd[0-9]+]], first_$_and_vararg; cvta.local.u64 [[LIST]], [[LIST]];
; CHECK: add.s64 [[UP:%rd[0-9]+]], [[LIST]], 3;
; CHECK-NEXT: and.b64 [[AT:%rd[0-9]+]], [[UP]], -4;
; CHECK: ld.u32 [[A:%r[0-9]+]], {{\[}}[[AT]]{{\]}};
; The copy starts at the current position of the list.
; CHECK: ld.u32 [[B:%r[0-9]+]],
; CHECK: ld.u32 [[C:%r[0-9]+]],
; CHECK: ret;
define i32 @first.and(i32 %n, ...) {
  %ap = alloca ptr
  %bp = alloca ptr
  call void @llvm.va_start.p0(ptr %ap)
  %a = va_arg ptr %ap, i32
  call void @llvm.va_copy.p0(ptr %bp, ptr %ap)
  %b = va_arg ptr %ap, i32
  %c = va_arg ptr %bp, i32
  call void @llvm.va_end.p0(ptr %ap)
  call void @llvm.va_end.p0(ptr %bp)
  %x = add i32 %a, %b
  %y = mul i32 %x, %c
  ret i32 %y
}

; CHECK-LABEL: passed(
; CHECK: .local .align 8 .b8 __local_depot{{[0-9]+}}[8];
; CHECK: passed_vararg; cvta.local.u64 [[L:%rd[0-9]+]],
; CHECK: st.local.u64 [%SPL], [[L]];
; CHECK: call.uni use,
declare void @use(ptr)
define void @passed(i32 %n, ...) {
  %ap = alloca ptr
  call void @llvm.va_start.p0(ptr %ap)
  call void @use(ptr %ap)
  call void @llvm.va_end.p0(ptr %ap)
  ret void
}

; In an optnone function, it stays in memory.
; CHECK-LABEL: plain(
; CHECK: plain_vararg;
; CHECK: st.local.u64 [%SPL],
; CHECK: ld.local.u64 {{%rd[0-9]+}}, [%SPL];
define i32 @plain(i32 %n, ...) noinline optnone {
  %ap = alloca ptr
  call void @llvm.va_start.p0(ptr %ap)
  %a = va_arg ptr %ap, i32
  ret i32 %a
}
