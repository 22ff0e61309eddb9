; A pragma in inline assembly needs the PTX that has it; one that ptxas does not know, it
; ignores, and so is it here.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --ptx=8.0 %s 2>&1 | FileCheck %s
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 --ptx=9.3 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NEW --allow-empty
; RUN: nvvmc emit --arch=sm_90 %s -o - | FileCheck %s --check-prefix=PTX
; NEW-NOT: {{.}}
; PTX: .version 9.3

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with .pragma "mma_throughput" needs PTX 9.3; the version is 8.0 [misc-asm-ptx]
  call void asm sideeffect ".pragma \22mma_throughput\22;", ""()
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with .pragma "used_bytes_mask 0xF" needs PTX 8.3; the version is 8.0 [misc-asm-ptx]
  call void asm sideeffect ".pragma \22nounroll\22, \22used_bytes_mask 0xF\22;", ""()
  call void asm sideeffect ".pragma \22of nobody\22;", ""()
  ret void
}
