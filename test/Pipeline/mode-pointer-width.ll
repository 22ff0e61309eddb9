; Bits 8 and 9 of the mode word give the width of pointers, and the module uses
; another width.

; RUN: not nvvmc compile %s --nvvm-mode-word=0x207 -o %t.ptx 2>&1 | FileCheck %s
; RUN: nvvmc compile %s --nvvm-mode-word=0x107 -o %t.ptx
; RUN: sed s/nvptx64/nvptx/ %s > %t.narrow.ll
; RUN: nvvmc compile %t.narrow.ll --nvvm-mode-word=0x207 -o %t.ptx
; RUN: not nvvmc compile %t.narrow.ll --nvvm-mode-word=0x107 -o %t.ptx 2>&1 | FileCheck %s --check-prefix=NARROW

; CHECK: error: the mode word says 32-bit pointers, the module has 64-bit ones [mode-pointer-width]
; NARROW: error: the mode word says 64-bit pointers, the module has 32-bit ones [mode-pointer-width]

target triple = "nvptx64-nvidia-cuda"

define void @f() {
  ret void
}
