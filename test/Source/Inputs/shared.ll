; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s --check-prefixes=BOTH,OLD
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s --check-prefixes=BOTH,NEW

; OLD: add.s32 %r3, %r1, %r2;
; BOTH: st.global.u32 [%rd1], %r3;
