; LLVM's InferAddressSpaces breaks a module in which ptrmask has a constant
; address: it does not see one.

; RUN: nvvmc emit -O2 --arch=sm_90 %s -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: nvvmc compile --profile=nvptx --opt=2 --arch=sm_90 %s -o %t.opt.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.opt.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"

@table = hidden constant [8 x i8] c"abcdefgh", align 4
@moved = hidden addrspace(1) constant [8 x i8] c"abcdefgh", align 4

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

; CHECK-LABEL: .func {{.*}} variable(
; CHECK: cvta.global.u64 	[[AT:%rd[0-9]+]]
; CHECK: and.b64 {{.*}}, [[AT]],
; CHECK: ld.u8
define i8 @variable(i64 %idx, i64 %mask) {
  %masked = call ptr @llvm.ptrmask.p0.i64(ptr @table, i64 %mask)
  %at = getelementptr inbounds i16, ptr %masked, i64 %idx
  %v = load i8, ptr %at
  ret i8 %v
}

; CHECK-LABEL: .func {{.*}} cast(
; CHECK: cvta.global.u64 	[[AT:%rd[0-9]+]]
; CHECK: and.b64 {{.*}}, [[AT]],
; CHECK: ld.u8
define i8 @cast(i64 %idx, i64 %mask) {
  %masked = call ptr @llvm.ptrmask.p0.i64(ptr addrspacecast (ptr addrspace(1) @moved to ptr), i64 %mask)
  %at = getelementptr inbounds i16, ptr %masked, i64 %idx
  %v = load i8, ptr %at
  ret i8 %v
}
