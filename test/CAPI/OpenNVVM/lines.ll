; The map of PTX has the line of the module for each instruction, unless a pass has
; created it; and the text is the same as that of nvvmc.
; UNSUPPORTED: asan
;
; RUN: %cc -std=c99 -I %{src}/include %S/Inputs/lines.c -o %t -L %{build}/lib \
; RUN:   -lopennvvm -Wl,-rpath,%{build}/lib
; RUN: %t %s arch sm_80 | FileCheck %s
; RUN: %t %s arch sm_80 annotate true | FileCheck %s
; RUN: %t %s arch sm_80 opt 2 | FileCheck %s --check-prefix=OPT
; RUN: llvm-as %s -o %t.bc && %t %t.bc arch sm_80 | FileCheck %s --check-prefix=BITCODE

target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x, i32 %n) {
  %u = udiv i32 %x, 7
  %c = icmp ult i32 %x, %n
  br i1 %c, label %small, label %large
small:
  %y = mul i32 %u, %n

  ret i32 %y
large:
  %z = sub i32 %u, %n
  ret i32 %z
}

; CHECK: 0 ld.param.{{.*}}[f_param_0]
; CHECK: 15 mul.hi.u32
; CHECK: 15 shr.u32
; CHECK: 16 setp.lt.u32
; CHECK: 17 {{.*}}bra
; CHECK: 19 mul.lo.s32
; CHECK: 21 st.param
; CHECK: 21 ret;
; CHECK: 23 sub.s32
; CHECK: 24 st.param
; CHECK: 24 ret;

; OPT: 15 mul.hi.u32

; BITCODE: 0 mul.hi
; BITCODE-NOT: {{^[1-9]}}
