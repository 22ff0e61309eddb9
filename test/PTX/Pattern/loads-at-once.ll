; ldu loads one, two or four registers, at most 128 bits.

; RUN: split-file %s %t
; RUN: not nvvmc emit -O0 --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc emit -O0 --arch=sm_90 %t/good.ll -o %t.ptx
; RUN: FileCheck %s --check-prefix=GOOD --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; CHECK: llvm.nvvm.ldu.global.i: no access moves <3 x i64> at once [emit-unsupported-intrinsic]
; CHECK: llvm.nvvm.ldu.global.f: no access moves <4 x double> at once [emit-unsupported-intrinsic]
; CHECK: llvm.nvvm.ldu.global.i: no access moves i24 at once [emit-unsupported-intrinsic]
; GOOD: ldu.global.v2.b64
; GOOD: ldu.global.v4.b32

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %p, ptr %q) {
  %a = call <3 x i64> @llvm.nvvm.ldu.global.i.v3i64.p1(ptr addrspace(1) %p, i32 32)
  store <3 x i64> %a, ptr %q
  %b = call <4 x double> @llvm.nvvm.ldu.global.f.v4f64.p1(ptr addrspace(1) %p, i32 32)
  store <4 x double> %b, ptr %q
  %c = call i24 @llvm.nvvm.ldu.global.i.i24.p1(ptr addrspace(1) %p, i32 4)
  store i24 %c, ptr %q
  ret void
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %p, ptr %q) {
  %a = call <2 x i64> @llvm.nvvm.ldu.global.i.v2i64.p1(ptr addrspace(1) %p, i32 16)
  store <2 x i64> %a, ptr %q
  %b = call <4 x float> @llvm.nvvm.ldu.global.f.v4f32.p1(ptr addrspace(1) %p, i32 16)
  store <4 x float> %b, ptr %q
  ret void
}
