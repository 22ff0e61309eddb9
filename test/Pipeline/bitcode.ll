; The identification block names the NVVM dialect, or what the environment says;
; the version metadata is written, and checked when read.

; RUN: nvvmc --version | FileCheck %s --check-prefix=VERSION
; VERSION: LLVM 22.
; VERSION: bitcode is written as LLVM7.0.1

; RUN: nvvmc compile %s --emit-llvm-bc -o %t.bc
; RUN: llvm-bcanalyzer --dump %t.bc | FileCheck %s --check-prefix=PRODUCER
; PRODUCER: IDENTIFICATION_BLOCK_ID
; PRODUCER: record string = 'LLVM7.0.1'
; PRODUCER-NEXT: <EPOCH op0=0/>
; RUN: env LLVM_OVERRIDE_PRODUCER=20.0.0 nvvmc compile %s --emit-llvm-bc -o %t.bc
; RUN: llvm-bcanalyzer --dump %t.bc | FileCheck %s --check-prefix=OVERRIDE
; OVERRIDE: record string = 'LLVM20.0.0'
; RUN: llvm-dis %t.bc -o - | FileCheck %s --check-prefix=IR
; IR: define void @f()
; IR: !{i32 2, i32 0}
; RUN: env LLVM_OVERRIDE_PRODUCER=12345678901 nvvmc compile %s --emit-llvm-bc -o %t.bc
; RUN: llvm-dis %t.bc -o - | FileCheck %s --check-prefix=IR
; RUN: not env LLVM_OVERRIDE_PRODUCER=123456789012 nvvmc compile %s --emit-llvm-bc -o %t.no 2>&1 | FileCheck %s --check-prefix=LONG
; RUN: not env LLVM_OVERRIDE_PRODUCER=7-0 nvvmc compile %s --emit-llvm-bc -o %t.no 2>&1 | FileCheck %s --check-prefix=LONG
; LONG: nvvmc: error: LLVM_OVERRIDE_PRODUCER is '{{.*}}': at most 11 letters, digits, dots and underscores have room

target triple = "nvptx64-nvidia-cuda"

define void @f() {
  ret void
}
