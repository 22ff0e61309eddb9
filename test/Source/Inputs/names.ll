; RUN: nvvmc emit %s -o - | FileCheck %s --check-prefix=BY-HAND

; BY-HAND-LABEL: one(
; BY-HAND: sub.s32 %r3, %r1, %r2;
; BY-HAND-NEXT: mov.b32 %r1, %r3;
; BY-HAND-NEXT: ld.global.v2.u32 {%r4, %r5}, [%rd1];
; BY-HAND-NEXT: st.global.u32 [%rd1], %r5;
; BY-HAND-NOT: st.global.u32 [%rd1], %r4;
; BY-HAND-LABEL: two(
; BY-HAND: add.s32 %r3, %r4, %r4;
