; An array that holds accumulators of wgmma becomes registers, at both levels: the
; loops that index it, or issue the parts of one group, are
; unrolled. ptxas waits for products whose registers go through memory.

; RUN: nvvmc emit %s --arch=sm_90a -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90a -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: nvvmc emit %s --arch=sm_90a -O2 -o %t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90a %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"

; As clang -O0 writes it: loops end where they begin.
; CHECK-LABEL: .entry product(
; CHECK-NOT: .local
; CHECK-NOT: bra
; CHECK: mma_async [[D:%f[0-9]+, %f[0-9]+]],
; CHECK: mma_async [[D]],
; CHECK: mma_async [[D]],
; CHECK-NOT: mma_async
; CHECK: commit_group
; CHECK-COUNT-2: st.global.f32
; CHECK-NOT: {{st.global|bra|trap|exit}}
; CHECK: ret;
; O0-LABEL: .entry product(
; O0-NOT: .local
; O0-NOT: bra
; O0-COUNT-3: mma_async
; O0: commit_group
; O0: ret;
define ptx_kernel void @product(ptr %out, i64 %a) {
entry:
  %d = alloca [2 x float]
  %i = alloca i64
  %d1 = getelementptr i8, ptr %d, i64 4
  store float 0.0, ptr %d
  store float 0.0, ptr %d1
  store i64 0, ptr %i
  br label %test
test:
  %i.0 = load i64, ptr %i
  %more = icmp slt i64 %i.0, 3
  br i1 %more, label %body, label %commit
body:
  %x = load float, ptr %d
  %y = load float, ptr %d1
  %r = call { float, float } asm sideeffect "// wgmma.mma_async $0, $1, $2;", "=f,=f,l,0,1"(i64 %a, float %x, float %y)
  %x.new = extractvalue { float, float } %r, 0
  %y.new = extractvalue { float, float } %r, 1
  store float %x.new, ptr %d
  store float %y.new, ptr %d1
  br label %next
next:
  %i.1 = load i64, ptr %i
  %i.2 = add nsw i64 %i.1, 1
  store i64 %i.2, ptr %i
  br label %test
commit:
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"()
  call void asm sideeffect "wgmma.wait_group.sync.aligned 0;", "~{memory}"()
  store i64 0, ptr %i
  br label %store.test
store.test:
  %k = load i64, ptr %i
  %left = icmp slt i64 %k, 2
  br i1 %left, label %store, label %exit
store:
  %from = getelementptr [4 x i8], ptr %d, i64 %k
  %v = load float, ptr %from
  %to = getelementptr [4 x i8], ptr %out, i64 %k
  store float %v, ptr %to
  %k.new = add nsw i64 %k, 1
  store i64 %k.new, ptr %i
  br label %store.test
exit:
  ret void
}

; A loop of groups stays a loop, and one whose end is unknown.
; CHECK-LABEL: .entry groups(
; CHECK: [[LOOP:\$L.*]]:
; CHECK: mma_async
; CHECK-NOT: mma_async
; CHECK: bra{{.*}}[[LOOP]];
; CHECK: ret;
define ptx_kernel void @groups(ptr %out, i64 %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %x = phi float [ 0.0, %entry ], [ %y, %loop ]
  %y = call float asm sideeffect "// wgmma.mma_async $0, $1;", "=f,l,0"(i64 %a, float %x)
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"()
  %j = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %j, 8
  br i1 %more, label %loop, label %exit
exit:
  call void asm sideeffect "wgmma.wait_group.sync.aligned 0;", "~{memory}"()
  store float %y, ptr %out
  ret void
}

; Without wgmma, an indexed array is in memory.
; CHECK-LABEL: .entry plain(
; CHECK: .local
; CHECK: bra
; CHECK: ret;
define ptx_kernel void @plain(ptr %out, float %x) {
entry:
  %d = alloca [2 x float]
  %d1 = getelementptr i8, ptr %d, i64 4
  store float %x, ptr %d
  store float 1.0, ptr %d1
  br label %store
store:
  %k = phi i64 [ 0, %entry ], [ %l, %store ]
  %from = getelementptr [4 x i8], ptr %d, i64 %k
  %v = load float, ptr %from
  %to = getelementptr [4 x i8], ptr %out, i64 %k
  store float %v, ptr %to
  %l = add nuw nsw i64 %k, 1
  %left = icmp ult i64 %l, 2
  br i1 %left, label %store, label %exit
exit:
  ret void
}

; A function that asks not to be optimized is printed as it is.
; CHECK-LABEL: .entry asked(
; CHECK: .local
; O0-LABEL: .entry asked(
; O0: .local
define ptx_kernel void @asked(ptr %out, i64 %a) noinline optnone {
  %d = alloca float
  store float 0.0, ptr %d
  %x = load float, ptr %d
  %y = call float asm sideeffect "// wgmma.mma_async $0, $1;", "=f,l,0"(i64 %a, float %x)
  store float %y, ptr %d
  ret void
}

; What is computed before from an address that only the linker knows stays computed, also if
; unrolling finds that it is constant.
; CHECK-LABEL: .entry linked(
; CHECK: mov.u64 [[P:%rd[0-9]+]], places;
; CHECK: add.s64 [[A:%rd[0-9]+]], [[P]], 5;
; CHECK: and.b64 %rd{{[0-9]+}}, [[A]], 1;
; O0-LABEL: .entry linked(
; O0: mov.u64 {{%rd[0-9]+}}, places
; O0: and.b64 %rd{{[0-9]+}}, %rd{{[0-9]+}}, 1;
@places = external addrspace(1) constant [8 x i8]
define ptx_kernel void @linked() {
entry:
  %v = alloca [64 x i8], align 1
  call void @llvm.memset.p0.i64(ptr %v, i8 0, i64 64, i1 false)
  br i1 ptrtoint (ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @places, i64 5) to i1), label %then, label %end
end:
  ret void
then:
  %x = call i32 asm "add.u32 $0, $0, $2; add.u32 $0, $0, $2;  // wgmma.mma_async", "=r,0,r"(i32 0, i32 0)
  br label %end
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
