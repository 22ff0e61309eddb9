; clang makes all inline assembly convergent, which keeps LLVM from unrolling loops. What only
; computes, loads and stores is no longer convergent.
; RUN: nvvmc opt %s --arch=sm_90 --opt=3 -o - | FileCheck %s
; RUN: nvvmc opt %s --arch=sm_90 --opt=0 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; PLAIN: "st.wt.u32 [$1], $0;", "r,l"({{.*}}) [[TOGETHER:#[0-9]+]]
; PLAIN: attributes [[TOGETHER]] = { convergent nounwind }

; CHECK-LABEL: @loop(
; CHECK: "st.wt.u32 [$1], $0;", "r,l"({{.*}}) [[ALONE:#[0-9]+]]
; CHECK: "st.wt.u32 [$1], $0;", "r,l"({{.*}}) [[ALONE]]
; CHECK: ret void
define ptx_kernel void @loop(ptr %p, i32 %n) convergent {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void asm sideeffect "st.wt.u32 [$1], $0;", "r,l"(i32 %i, ptr %p) #0
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Registers may be declared in braces. Special registers are a thread's own, and comments
; are no instructions.
; CHECK-LABEL: @alone(
; CHECK: @p st.u32{{.*}} [[ALONE]]
; CHECK: %laneid{{.*}} [[ALONE]]
; CHECK: %clock;{{.*}} [[ALONE]]
define ptx_kernel void @alone(ptr %p, i32 %n) convergent {
  call void asm sideeffect "{ .reg .pred p; .reg .b32 t; setp.ne.u32 p, $0, 2; @p add.u32 t, $0, 1; @p st.u32 [$1], t; }", "r,l"(i32 %n, ptr %p) #0
  call void asm sideeffect "{ .reg .b32 t; mov.u32 t, %laneid; /* bar.sync 0; */ st.u32 [$0], t; }", "l"(ptr %p) #0
  %c = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"() #0
  store i32 %c, ptr %p
  ret void
}

; What threads do together stays, as do branches and unknown instructions.
; CHECK-LABEL: @together(
; CHECK: bar.sync{{.*}} [[TOGETHER:#[0-9]+]]
; CHECK: activemask{{.*}} [[TOGETHER]]
; CHECK: bra L{{.*}} [[TOGETHER]]
; CHECK: newer{{.*}} [[TOGETHER]]
define ptx_kernel void @together(ptr %p, i32 %n) convergent {
  call void asm sideeffect "st.u32 [$1], $0; bar.sync 0;", "r,l"(i32 %n, ptr %p) #0
  call void asm sideeffect "{ .reg .b32 t; activemask.b32 t; st.u32 [$0], t; }", "l"(ptr %p) #0
  call void asm sideeffect "{ .reg .pred p; setp.eq.u32 p, $0, 1; @p bra L; st.u32 [$1], $0; L: }", "r,l"(i32 %n, ptr %p) #0
  call void asm sideeffect "newer.u32 [$1], $0;", "r,l"(i32 %n, ptr %p) #0
  ret void
}

; So do accesses for which loops wait, those that threads combine, asynchronous ones, and
; what uses the carry of another text.
; CHECK-LABEL: @ordered(
; CHECK: red.global{{.*}} [[TOGETHER]]
; CHECK: st.release{{.*}} [[TOGETHER]]
; CHECK: ld.volatile{{.*}} [[TOGETHER]]
; CHECK: st.async{{.*}} [[TOGETHER]]
; CHECK: add.cc{{.*}} [[TOGETHER]]
; CHECK: addc{{.*}} [[TOGETHER]]
define ptx_kernel void @ordered(ptr %p, i32 %n) convergent {
  call void asm sideeffect "red.global.add.u32 [$1], $0;", "r,l"(i32 %n, ptr %p) #0
  call void asm sideeffect "st.release.gpu.u32 [$1], $0;", "r,l"(i32 %n, ptr %p) #0
  %v = call i32 asm sideeffect "ld.volatile.u32 $0, [$1];", "=r,l"(ptr %p) #0
  call void asm sideeffect "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [$1], $0, [$1];", "r,r"(i32 %n, i32 %n) #0
  %l = call i32 asm sideeffect "add.cc.u32 $0, $1, $1;", "=r,r"(i32 %v) #0
  %h = call i32 asm sideeffect "addc.u32 $0, $1, $1;", "=r,r"(i32 %l) #0
  store i32 %h, ptr %p
  ret void
}

; Neither names nor braces may have to do with other texts: names of copies would be the
; same.
; CHECK-LABEL: @open(
; CHECK: ".reg .b32 other;"{{.*}} [[TOGETHER]]
; CHECK: st.u32 [$0], other;{{.*}} [[TOGETHER]]
; CHECK: ".reg .b32 t; mov.u32{{.*}} [[TOGETHER]]
; CHECK: "{ st.u32 {{.*}} [[TOGETHER]]
; CHECK: "}"{{.*}} [[TOGETHER]]
; CHECK: "label:{{.*}} [[TOGETHER]]
; CHECK: attributes [[ALONE]] = { nounwind }
; CHECK: attributes [[TOGETHER]] = { convergent nounwind }
define ptx_kernel void @open(ptr %p) convergent {
  call void asm sideeffect ".reg .b32 other;", ""() #0
  call void asm sideeffect "mov.u32 other, 1; st.u32 [$0], other;", "l"(ptr %p) #0
  call void asm sideeffect ".reg .b32 t; mov.u32 t, 1; st.u32 [$0], t;", "l"(ptr %p) #0
  call void asm sideeffect "{ st.u32 [$0], 1;", "l"(ptr %p) #0
  call void asm sideeffect "}", ""() #0
  call void asm sideeffect "label: st.u32 [$0], 1;", "l"(ptr %p) #0
  ret void
}

attributes #0 = { convergent nounwind }
