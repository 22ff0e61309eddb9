; Loads and stores take one register in braces, as Triton writes it.

; RUN: nvvmc verify --profile=nvptx --arch=sm_89 %s 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: sed 's/@p ld.global.b32 { $0 }/ld.global.b32 { $0, $0 }/' %s > %t.ll
; RUN: not nvvmc verify --profile=nvptx --arch=sm_89 %t.ll 2>&1 | FileCheck %s --check-prefix=BAD
; RUN: %if ptxas %{ nvvmc emit --arch=sm_89 %s -o %t.ptx && %ptxas -arch=sm_89 -c %t.ptx -o /dev/null %}
; GOOD-NOT: {{error|warning}}:
; BAD: error: inline assembly, {{.*}}operand 1 of ld.global.b32 is a vector, not a register [misc-asm-kind]

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = call i32 asm sideeffect "{ .reg .pred p; setp.ne.b64 p, $1, 0; mov.u32 $0, 0x0; @p ld.global.b32 { $0 }, [ $1 + 0 ]; }", "=r,l"(ptr addrspace(1) %p)
  call void asm sideeffect "st.global.b32 [ $0 + 0 ], { $1 };", "l,r"(ptr addrspace(1) %p, i32 %a)
; A range of registers does not declare the register of its bare name.
  %b = call i32 asm "{ .reg .b32 a; .reg .f16 a<2>; mov.b32 a, $1; mov.b32 {a0, a1}, a; mov.b32 $0, {a1, a0}; }", "=r,r"(i32 %a)
  store volatile i32 %b, ptr addrspace(1) %p
  ret void
}
