; An accumulator that begins as the same constant on several paths is set once,
; before they part; without wgmma, each path sets it.

; RUN: nvvmc emit %s --arch=sm_90a -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90a -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90a -O2 -o %t.ptx
; RUN: %if ptxas %{ %ptxas -c -arch=sm_90a %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry once(
; CHECK: mov.f32 [[D:%f[0-9]+]], 0f3F800000;
; CHECK: bra
; CHECK-NOT: 0f3F800000
; CHECK: mma_async [[D]],
; CHECK-NOT: 0f3F800000
; CHECK: st{{.*}}.f32 {{.*}}, [[D]];
define ptx_kernel void @once(ptr %out, i1 %a, i1 %b, i64 %x) {
entry:
  br i1 %a, label %first, label %second
first:
  br i1 %b, label %loop, label %exit
second:
  br label %loop
loop:
  %d = phi float [ 1.0, %first ], [ 1.0, %second ], [ %e, %loop ]
  %e = call float asm sideeffect "// wgmma.mma_async $0, $1;", "=f,l,0"(i64 %x, float %d)
  %c = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  %more = icmp ult i32 %c, 4
  br i1 %more, label %loop, label %exit
exit:
  %r = phi float [ 1.0, %first ], [ %e, %loop ]
  store float %r, ptr %out
  ret void
}

; Two constants.
; CHECK-LABEL: .entry different(
; CHECK-DAG: 0f3F800000
; CHECK-DAG: 0f40000000
; CHECK: mma_async
define ptx_kernel void @different(ptr %out, i1 %a, i64 %x) {
entry:
  br i1 %a, label %first, label %second
first:
  br label %loop
second:
  br label %loop
loop:
  %d = phi float [ 1.0, %first ], [ 2.0, %second ], [ %e, %loop ]
  %e = call float asm sideeffect "// wgmma.mma_async $0, $1;", "=f,l,0"(i64 %x, float %d)
  %c = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  %more = icmp ult i32 %c, 4
  br i1 %more, label %loop, label %exit
exit:
  store float %e, ptr %out
  ret void
}

; In the loop around it, where the register is still read, it is set where the
; inner loop begins: each time.
; CHECK-LABEL: .entry again(
; CHECK: [[OUTER:\$L.*]]:
; CHECK: mov.f32 [[D:%f[0-9]+]], 0f3F800000;
; CHECK: mma_async [[D]],
; CHECK: st{{.*}}.f32 {{.*}}, [[D]];
; CHECK: bra{{.*}}[[OUTER]];
define ptx_kernel void @again(ptr %out, i64 %x) {
entry:
  br label %outer
outer:
  br label %loop
loop:
  %d = phi float [ 1.0, %outer ], [ %e, %loop ]
  %e = call float asm sideeffect "// wgmma.mma_async $0, $1;", "=f,l,0"(i64 %x, float %d)
  %c = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  %more = icmp ult i32 %c, 4
  br i1 %more, label %loop, label %next
next:
  store volatile float %e, ptr %out
  %c2 = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  %more2 = icmp ult i32 %c2, 4
  br i1 %more2, label %outer, label %exit
exit:
  ret void
}

; Results that a block printed before the assembly uses are where it leaves them.
; CHECK-LABEL: .entry earlier(
; CHECK: st{{.*}}.f32 {{.*}}, [[X:%f[0-9]+]];
; CHECK: st{{.*}}.f32 {{.*}}, [[Y:%f[0-9]+]];
; CHECK: mma_async [[X]], [[Y]],
; CHECK-NOT: mov.f32
; CHECK: .entry plain(
define ptx_kernel void @earlier(ptr %out, i64 %a) {
entry:
  br label %loop
exit:
  store volatile float %x.new, ptr %out
  store volatile float %y.new, ptr %out
  ret void
loop:
  %x = phi float [ 0.0, %entry ], [ %x.new, %loop ]
  %y = phi float [ 0.0, %entry ], [ %y.new, %loop ]
  %r = call { float, float } asm sideeffect "// wgmma.mma_async $0, $1, $2;", "=f,=f,l,0,1"(i64 %a, float %x, float %y)
  %x.new = extractvalue { float, float } %r, 0
  %y.new = extractvalue { float, float } %r, 1
  %c = call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"()
  %more = icmp ult i32 %c, 4
  br i1 %more, label %loop, label %exit
}


; CHECK: add.rn
; CHECK: ret;
define ptx_kernel void @plain(ptr %out, i1 %a, float %x) {
entry:
  br i1 %a, label %first, label %exit
first:
  %e = fadd float %x, 1.0
  br label %exit
exit:
  %r = phi float [ 1.0, %entry ], [ %e, %first ]
  store float %r, ptr %out
  ret void
}
