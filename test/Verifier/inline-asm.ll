; What is recognized in inline assembly, and what is not.

; RUN: not nvvmc verify --arch=sm_90 --disable=emit-inline-asm %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not='{{error|warning}}:'
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --disable=emit-inline-asm %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PTX --implicit-check-not='{{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @operands(i32 %x, float %f, ptr %p) {
  %a = call i32 asm "mov.b32 $0, $1; // $$9", "=r,r"(i32 %x)
  %b = call { i32, i32 } asm "mov.b32 $0, ${2:h}; mov.b32 $1, $2;", "=r,=r,r"(i32 %x)
  %c = call i32 asm "mov.b32 $0, $1;", "=r,0,~{memory}"(i32 %x)
; CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: inline assembly refers to $2, which it does not have [misc-asm-operands]
; PTX: [[@LINE+1]]:{{[0-9]+}}: error: inline assembly refers to $2, which it does not have [misc-asm-operands]
  %d = call i32 asm "mov.b32 $0, $2; mov.b32 $0, $2;", "=r,r,~{memory}"(i32 %x)
; CHECK: [[@LINE+1]]:{{[0-9]+}}: warning: constraint "r" does not fit type float [misc-asm-constraint]
  %e = call i32 asm "mov.b32 $0, $1;", "=r,r"(float %f)
; CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: constraint "f" does not fit type double [misc-asm-constraint]
; PTX: [[@LINE+1]]:{{[0-9]+}}: warning: constraint "f" does not fit type double [misc-asm-constraint]
  %g = call double asm "mov.f32 $0, $1;", "=f,f"(float %f)
  call void asm sideeffect "st.u32 [$0], $1;", "l,r,~{memory}"(ptr %p, i32 %x)
  call void asm sideeffect "mov.b32 %r0, $0;", "n"(i32 7)
  ret void
}

define void @types(half %h, <2 x half> %v, i128 %q) {
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Invalid type in inline assembly, must be i1, i8, i16, i32, i64, float, or double [type-inline-asm]
  call void asm sideeffect "", "h"(half %h)
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Invalid type {{.*}} [type-inline-asm]
  call void asm sideeffect "", "r"(<2 x half> %v)
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Invalid type {{.*}} [type-inline-asm]
  call void asm sideeffect "", "q"(i128 %q)
; Results are free.
  %a = call half asm "mov.b16 $0, 0;", "=h"()
  ret void
}

define void @mnemonics() {
; CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: inline assembly with bar.sync is not convergent [misc-asm-convergent]
; PTX: [[@LINE+1]]:{{[0-9]+}}: warning: inline assembly with bar.sync is not convergent [misc-asm-convergent]
  call void asm sideeffect "bar.sync 0;", ""()
; CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: inline assembly with vote.sync.any.pred is not convergent [misc-asm-convergent]
; PTX: [[@LINE+1]]:{{[0-9]+}}: warning: inline assembly with vote.sync.any.pred is not convergent [misc-asm-convergent]
  call void asm sideeffect "{ .reg .pred p; @p vote.sync.any.pred p, p, -1; }", ""()
; CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: inline assembly with barrier.sync is not sideeffect [misc-asm-convergent]
; PTX: [[@LINE+1]]:{{[0-9]+}}: warning: inline assembly with barrier.sync is not sideeffect [misc-asm-convergent]
  call void asm "barrier.sync 0;", ""() convergent
; Comments, names that only begin the same, and directives are ignored.
  call void asm sideeffect "/* bar.sync 0; */ membar.cta; // shfl.sync", ""()
; CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: inline assembly, column 34: 'barX' is not known; did you mean 'bar'? [misc-asm-unknown]
; PTX: [[@LINE+1]]:{{[0-9]+}}: warning: inline assembly, column 34: 'barX' is not known; did you mean 'bar'? [misc-asm-unknown]
  call void asm sideeffect ".reg .b32 vote; mov.b32 vote, 1; barX.y 0;", ""()
; CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: inline assembly with wgmma.fence.sync.aligned needs sm_90a; the target is sm_90 [misc-asm-arch]
; PTX: [[@LINE+1]]:{{[0-9]+}}: warning: inline assembly with wgmma.fence.sync.aligned needs sm_90a; the target is sm_90 [misc-asm-arch]
  call void asm sideeffect "wgmma.fence.sync.aligned;", ""() convergent
; CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: inline assembly with tcgen05.wait::ld.sync.aligned needs {{.*}}; the target is sm_90 [misc-asm-arch]
; PTX: [[@LINE+1]]:{{[0-9]+}}: warning: inline assembly with tcgen05.wait::ld.sync.aligned needs {{.*}}; the target is sm_90 [misc-asm-arch]
  call void asm sideeffect "tcgen05.wait::ld.sync.aligned;", ""() convergent
  call void asm sideeffect "cp.async.bulk.commit_group;", ""()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
