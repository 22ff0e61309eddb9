; Names that a text declares in no braces may be declared again, as they are where an optimizer
; copies code: within braces, unless another text reads them.
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ sed '/elsewhere/,$d' %s > %t.ll && nvvmc emit %t.ll --arch=sm_80 -O0 -o %t.good.ptx && %ptxas -arch=sm_80 -c %t.good.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: twice(
; CHECK: // begin inline asm
; CHECK-NEXT: .reg .b32 t;
; CHECK-NEXT: // end inline asm
; CHECK: // begin inline asm
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 t;
; CHECK-NEXT: }
; CHECK-NEXT: // end inline asm
define i32 @twice(i32 %x) {
  %a = call i32 asm sideeffect ".reg .b32 t; add.u32 t, $1, 1; mov.b32 $0, t;", "=r,r"(i32 %x)
  %b = call i32 asm sideeffect ".reg .b32 t; add.u32 t, $1, 1; mov.b32 $0, t;", "=r,r"(i32 %a)
  ret i32 %b
}

; A text that has a name of its own, or a word that the name is part of, does not read it.
; CHECK-LABEL: alike(
; CHECK: begin inline asm{{[[:space:]]+}}.reg .pred p;
; CHECK: begin inline asm{{[[:space:]]+}}.reg .b32 n; {{.*}} setp
; CHECK: begin inline asm{{[[:space:]]+}}{ .reg .pred p;
; CHECK: begin inline asm{{[[:space:]]+}}{{{[[:space:]]+}}.reg .pred p;
define i32 @alike(i32 %x) {
  call void asm sideeffect ".reg .pred p; setp.eq.u32 p, $0, 1;", "r"(i32 %x)
  %a = call i1 asm sideeffect ".reg .b32 n; mov.b32 n, $1; setp.eq.u32 $0, n, 3;", "=b,r"(i32 %x)
  call void asm sideeffect "{ .reg .pred p; setp.eq.u32 p, $0, 1; }", "r"(i32 %x)
  call void asm sideeffect ".reg .pred p; setp.eq.u32 p, $0, 1;", "r"(i32 %x)
  %w = zext i1 %a to i32
  ret i32 %w
}

; Labels are names; other functions have names of their own.
; CHECK-LABEL: labels(
; CHECK: begin inline asm
; CHECK-NEXT: L: add.u32
; CHECK: begin inline asm
; CHECK-NEXT: {
; CHECK-NEXT: L: add.u32
; CHECK: begin inline asm
; CHECK-NEXT: .reg .b32 t;
define i32 @labels(i32 %x) {
  %a = call i32 asm sideeffect "L: add.u32 $0, $1, 1;", "=r,r"(i32 %x)
  %b = call i32 asm sideeffect "L: add.u32 $0, $1, 1;", "=r,r"(i32 %a)
  call void asm sideeffect ".reg .b32 t; mov.b32 t, 0;", ""()
  ret i32 %b
}

; Braces of their own are enough.
; CHECK-LABEL: braced(
; CHECK: begin inline asm
; CHECK-NEXT: { .reg .b32 t;
; CHECK: begin inline asm
; CHECK-NEXT: { .reg .b32 t;
define i32 @braced(i32 %x) {
  %a = call i32 asm sideeffect "{ .reg .b32 t; L: add.u32 t, $1, 1; mov.b32 $0, t; }", "=r,r"(i32 %x)
  %b = call i32 asm sideeffect "{ .reg .b32 t; L: add.u32 t, $1, 1; mov.b32 $0, t; }", "=r,r"(i32 %a)
  ret i32 %b
}

; So are those of other texts.
; CHECK-LABEL: between(
; CHECK-COUNT-2: begin inline asm{{[[:space:]]+}}.reg .b32 t;
define void @between() {
  call void asm sideeffect "{", ""()
  call void asm sideeffect ".reg .b32 t; mov.b32 t, 0;", ""()
  call void asm sideeffect "}", ""()
  call void asm sideeffect "{", ""()
  call void asm sideeffect ".reg .b32 t; mov.b32 t, 0;", ""()
  call void asm sideeffect "}", ""()
  ret void
}

; What another text reads would not be there.
; CHECK-LABEL: elsewhere(
; CHECK-COUNT-2: begin inline asm{{[[:space:]]+}}.reg .b32 t;
define i32 @elsewhere(i32 %x) {
  call void asm sideeffect ".reg .b32 t; mov.b32 t, $0;", "r"(i32 %x)
  %a = call i32 asm sideeffect "mov.b32 $0, t;", "=r"()
  call void asm sideeffect ".reg .b32 t; mov.b32 t, $0;", "r"(i32 %a)
  %b = call i32 asm sideeffect "mov.b32 $0, t;", "=r"()
  ret i32 %b
}
