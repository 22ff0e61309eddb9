; LLVM's readers rewrite calls of intrinsics that LLVM no longer has, without a
; look at the types. They are given back only those that have the right ones;
; the rest is reported, or unknown.
; RUN: split-file %s %t
; RUN: nvvmc emit --arch=sm_90 %t/good.ll -o - | FileCheck %s --check-prefix=GOOD
; RUN: nvvmc emit --arch=sm_90 %t/itself.ll -o - | FileCheck %s --check-prefix=ITSELF
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %t/bad.ll --check-prefix=BAD
; In bitcode that no LLVM has upgraded:
; RUN: sed 's/@llvm[.]/@llvm_/' %t/good.ll | llvm-as -o %t/good.bc
; RUN: env LC_ALL=C sed -i 's/llvm_/llvm./g' %t/good.bc
; RUN: sed 's/@llvm[.]/@llvm_/' %t/itself.ll | llvm-as -o %t/itself.bc
; RUN: env LC_ALL=C sed -i 's/llvm_/llvm./g' %t/itself.bc
; RUN: sed 's/@llvm[.]/@llvm_/' %t/bad.ll | llvm-as -o %t/bad.bc
; RUN: env LC_ALL=C sed -i 's/llvm_/llvm./g' %t/bad.bc
; RUN: nvvmc emit --arch=sm_90 %t/good.bc -o - | FileCheck %s --check-prefix=GOOD
; RUN: nvvmc emit --arch=sm_90 %t/itself.bc -o - | FileCheck %s --check-prefix=ITSELF
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.bc 2>&1 | FileCheck %s --check-prefix=BADBC

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare i32 @llvm.nvvm.clz.ll(i64)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
declare <2 x float> @llvm.nvvm.ldg.global.f.v2f32.p1(ptr addrspace(1), i32)
declare i32 @llvm.nvvm.atomic.load.inc.32.p3(ptr addrspace(3), i32)
declare ptr @llvm.nvvm.ptr.shared.to.gen.p0i8.p3i8(ptr addrspace(3))
declare void @llvm.nvvm.barrier0()
; GOOD-LABEL: .entry k(
; GOOD: clz.b64
; GOOD: ld.global.nc.u32
; GOOD: ld.global.nc.v2.f32
; GOOD: atom{{.*}}.shared.inc.u32
; GOOD: cvta.shared
; GOOD: bar{{(rier)?}}.sync
define ptx_kernel void @k(i64 %a, ptr addrspace(1) %p, ptr addrspace(3) %s, ptr %out) {
  %x = call i32 @llvm.nvvm.clz.ll(i64 %a)
  store volatile i32 %x, ptr %out
  %y = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  store volatile i32 %y, ptr %out
  %v = call <2 x float> @llvm.nvvm.ldg.global.f.v2f32.p1(ptr addrspace(1) %p, i32 8)
  store volatile <2 x float> %v, ptr %out
  %z = call i32 @llvm.nvvm.atomic.load.inc.32.p3(ptr addrspace(3) %s, i32 7)
  store volatile i32 %z, ptr %out
  %g = call ptr @llvm.nvvm.ptr.shared.to.gen.p0i8.p3i8(ptr addrspace(3) %s)
  store volatile ptr %g, ptr %out
  call void @llvm.nvvm.barrier0()
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}

; What is replaced by its operand, and is its own operand in a dead block.
;--- itself.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare ptr @llvm.nvvm.ptr.gen.to.param.p0.p0(ptr)
declare ptr @llvm.nvvm.ptr.gen.to.global(ptr)
; ITSELF-LABEL: .entry k(
; ITSELF: st.{{(global.)?}}u32 [%rd{{[0-9]+}}], 0;
define ptx_kernel void @k(ptr %p) {
  %q = call ptr @llvm.nvvm.ptr.gen.to.param.p0.p0(ptr %p)
  store i32 0, ptr %q
  ret void
dead:
  %a = call ptr @llvm.nvvm.ptr.gen.to.param.p0.p0(ptr %a)
  %b = call ptr @llvm.nvvm.ptr.gen.to.param.p0.p0(ptr %c)
  %c = call ptr @llvm.nvvm.ptr.gen.to.global(ptr %b)
  store i32 1, ptr %a
  store i32 2, ptr %c
  br label %dead
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; BAD: :[[#@LINE+12]]:13: error: {{.*}}llvm.nvvm.clz.i{{.*}} [intrinsic-signature]
; BAD: :[[#@LINE+12]]:13: error: {{.*}}llvm.nvvm.ldg.global.i.i32.p1{{.*}} [intrinsic-signature]
; BAD: :[[#@LINE+12]]:12: error: {{.*}}llvm.nvvm.brev32{{.*}} [intrinsic-signature]
; BAD: error: Unsupported intrinsic: llvm.x86.sse2.padds.w [intrinsic-unknown]
; BAD: error: Unsupported intrinsic: llvm.amdgcn.atomic.inc [intrinsic-unknown]
; BAD: error: Unsupported intrinsic: llvm.nvvm.no.such [intrinsic-unknown]
; BADBC-DAG: error: {{.*}}llvm.nvvm.clz.i{{.*}} [intrinsic-signature]
; BADBC-DAG: error: {{.*}}llvm.nvvm.ldg.global.i.i32.p1{{.*}} [intrinsic-signature]
; BADBC-DAG: error: {{.*}}llvm.nvvm.brev32{{.*}} [intrinsic-signature]
; BADBC-DAG: error: Unsupported intrinsic: llvm.x86.sse2.padds.w [intrinsic-unknown]
; BADBC-DAG: error: Unsupported intrinsic: llvm.amdgcn.atomic.inc [intrinsic-unknown]
; BADBC-DAG: error: Unsupported intrinsic: llvm.nvvm.no.such [intrinsic-unknown]
declare i32 @llvm.nvvm.clz.i(float)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
declare {} @llvm.nvvm.brev32({})
declare <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16>, <8 x i16>)
declare i32 @llvm.amdgcn.atomic.inc(float)
declare i32 @llvm.nvvm.no.such(i32)
define void @f(float %a, i32 %b, <8 x i16> %c, ptr addrspace(1) %p) {
  %clz = call i32 @llvm.nvvm.clz.i(float %a)
  %alignment = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %p, i32 %b)
  %brev = call {} @llvm.nvvm.brev32({} zeroinitializer)
  %padds = call <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16> %c, <8 x i16> %c)
  %inc = call i32 @llvm.amdgcn.atomic.inc(float %a)
  %none = call i32 @llvm.nvvm.no.such(i32 %b)
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
