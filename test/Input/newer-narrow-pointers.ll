; What becomes inline assembly has addresses of 32 bits in registers of 32 bits.
; RUN: nvvmc compile %s --arch=sm_90a -o %t.ptx 2>&1 | count 0
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90a -c %t.ptx -o /dev/null %}
target datalayout = "e-p3:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@b = internal addrspace(3) global i64 undef, align 8
declare void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3), i32, i32 immarg)

; CHECK: mov.u32 [[B:%r[0-9]+]], b;
; CHECK-NOT: cvt
; CHECK: mbarrier.init.shared::cta.b64 [[[B]]], %r{{[0-9]+}};
define ptx_kernel void @k(i32 %n) {
  call void @llvm.nvvm.mbarrier.init.p3(ptr addrspace(3) @b, i32 %n, i32 0)
  ret void
}
