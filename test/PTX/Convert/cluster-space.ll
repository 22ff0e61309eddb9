; Shared memory of a cluster requires sm_90, however it is named.

; RUN: not nvvmc emit -O0 --arch=sm_80 %s 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: nvvmc emit -O0 --arch=sm_90 %s -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; OLD-COUNT-3: error: .shared::cluster needs sm_90 or higher; the target is sm_80 [emit-needs-arch]

target triple = "nvptx64-nvidia-cuda"

; CHECK: .version 7.8
; CHECK: cvta.to.shared::cluster.u64
define ptr addrspace(7) @to(ptr %p) {
  %c = addrspacecast ptr %p to ptr addrspace(7)
  ret ptr addrspace(7) %c
}

; CHECK: cvta.shared::cluster.u64
define ptr @from(ptr addrspace(7) %p) {
  %c = addrspacecast ptr addrspace(7) %p to ptr
  ret ptr %c
}

; CHECK: ld.shared::cluster.u32
define i32 @load(ptr addrspace(7) %p) {
  %v = load i32, ptr addrspace(7) %p
  ret i32 %v
}
