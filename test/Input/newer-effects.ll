; Intrinsics that only newer versions of LLVM have, with effects: stores to memory, and
; layouts of mbarrier objects. A constant operand chooses the instruction.

; RUN: split-file %s %t
; RUN: nvvmc emit --arch=sm_100 %t/good.ll -o %t.ptx
; RUN: FileCheck %t/good.ll --input-file=%t.ptx
; RUN: nvvmc compile --opt=3 --arch=sm_100 %t/good.ll -o - | FileCheck %t/good.ll
; RUN: %if ptxas-9.3 %{ %ptxas -arch=sm_100 %t.ptx -o %t.cubin %}

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 | FileCheck %s --check-prefix=NEEDS
; NEEDS: error: llvm.nvvm.st.async.gpu.i32 needs sm_100 or higher; the target is sm_90 [intrinsic-needs-arch]
; NEEDS: error: llvm.nvvm.st.async.mmio.sys.i8 needs sm_100 or higher
; NEEDS: 5 errors

; An operand that no row has, or that is not constant.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_100 %t/bad.ll 2>&1 | FileCheck %t/bad.ll

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.st.async.i32(ptr addrspace(7), i32, ptr addrspace(7))
declare void @llvm.nvvm.st.async.i128(ptr addrspace(7), i128, ptr addrspace(7))
declare void @llvm.nvvm.st.async.gpu.i32(ptr addrspace(1), i32, i1)
declare void @llvm.nvvm.st.async.sys.i8(ptr addrspace(1), i8, i1)
declare void @llvm.nvvm.st.async.mmio.sys.i8(ptr addrspace(1), i8)
declare void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3), i32, i32)
declare i1 @llvm.nvvm.mbarrier.check_layout.p0(ptr, i32)

; CHECK: .version 9.3
; CHECK-LABEL: .entry cluster
; CHECK: st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%rd{{[0-9]+}}], %r{{[0-9]+}}, [%rd{{[0-9]+}}];
; CHECK: st.async.shared::cluster.mbarrier::complete_tx::bytes.b128
define ptx_kernel void @cluster(ptr addrspace(7) %p, i32 %v, i128 %w, ptr addrspace(7) %bar) {
  call void @llvm.nvvm.st.async.i32(ptr addrspace(7) %p, i32 %v, ptr addrspace(7) %bar)
  call void @llvm.nvvm.st.async.i128(ptr addrspace(7) %p, i128 %w, ptr addrspace(7) %bar)
  ret void
}

; CHECK-LABEL: .entry global
; CHECK: {{^[[:space:]]}}st.async.release.gpu.global.b32 [%rd{{[0-9]+}}], %r{{[0-9]+}};
; CHECK: {{^[[:space:]]}}multimem.st.async.release.gpu.global.b32
; CHECK: st.async.release.sys.global.b8 [%rd{{[0-9]+}}], byte;
; CHECK: multimem.st.async.release.sys.global.b8 [%rd{{[0-9]+}}], %rs{{[0-9]+}};
; CHECK: st.async.mmio.release.sys.global.b8 [%rd{{[0-9]+}}], byte;
define ptx_kernel void @global(ptr addrspace(1) %p, i32 %v, i8 %b) {
  call void @llvm.nvvm.st.async.gpu.i32(ptr addrspace(1) %p, i32 %v, i1 false)
  call void @llvm.nvvm.st.async.gpu.i32(ptr addrspace(1) %p, i32 %v, i1 true)
  call void @llvm.nvvm.st.async.sys.i8(ptr addrspace(1) %p, i8 %b, i1 false)
  call void @llvm.nvvm.st.async.sys.i8(ptr addrspace(1) %p, i8 %b, i1 true)
  call void @llvm.nvvm.st.async.mmio.sys.i8(ptr addrspace(1) %p, i8 %b)
  ret void
}

; CHECK-LABEL: .entry barrier
; CHECK: mbarrier.init.shared::cta.b64
; CHECK: mbarrier.init.layout::v1.shared::cta.b64
; CHECK: mbarrier.check_layout.layout::v0.b64 %p{{[0-9]+}}, [%rd{{[0-9]+}}];
; CHECK: mbarrier.check_layout.layout::v1.b64
define ptx_kernel void @barrier(ptr addrspace(3) %bar, ptr %p) {
  call void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3) %bar, i32 1, i32 0)
  call void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3) %bar, i32 1, i32 1)
  %a = call i1 @llvm.nvvm.mbarrier.check_layout.p0(ptr %p, i32 0)
  %b = call i1 @llvm.nvvm.mbarrier.check_layout.p0(ptr %p, i32 1)
  %c = or i1 %a, %b
  %d = zext i1 %c to i32
  store i32 %d, ptr %p
  ret void
}

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i1 @llvm.nvvm.mbarrier.check_layout.p3(ptr addrspace(3), i32)
declare void @llvm.nvvm.st.async.sys.i32(ptr addrspace(1), i32, i1)

; CHECK: error: {{.*}}llvm.nvvm.mbarrier.check_layout.p3
; CHECK: error: {{.*}}llvm.nvvm.st.async.sys.i32
define ptx_kernel void @k(ptr addrspace(3) %bar, ptr addrspace(1) %p, i1 %multimem) {
  %a = call i1 @llvm.nvvm.mbarrier.check_layout.p3(ptr addrspace(3) %bar, i32 2)
  call void @llvm.nvvm.st.async.sys.i32(ptr addrspace(1) %p, i32 1, i1 %multimem)
  ret void
}
