; With --disable-bitcode-version-upgrade, bitcode of another LLVM version is
; rejected; ours and that of this LLVM are accepted.

; RUN: nvvmc compile %s --emit-llvm-bc -o %t.own.bc
; RUN: llvm-as %s -o %t.llvm.bc
; RUN: env LLVM_OVERRIDE_PRODUCER=9.0.0 nvvmc compile %s --emit-llvm-bc -o %t.other.bc
; RUN: nvvmc compile --disable-bitcode-version-upgrade %t.own.bc -o %t.ptx
; RUN: nvvmc compile --disable-bitcode-version-upgrade %t.llvm.bc -o %t.ptx
; RUN: nvvmc compile %t.other.bc -o %t.ptx
; RUN: not nvvmc compile --disable-bitcode-version-upgrade %t.other.bc -o %t.ptx 2>&1 | FileCheck %s

; CHECK: error: {{.*}}other.bc: Broken module found, compilation aborted! [bitcode-producer]
; CHECK-NEXT: written by 'LLVM9.0.0', which is not upgraded

target triple = "nvptx64-nvidia-cuda"

define void @f() {
  ret void
}
