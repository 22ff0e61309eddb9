; What LLVM's reader, verifier or passes read without asking whether it is there:
; operands of metadata, and letters of constraints.

; RUN: rm -rf %t && split-file %s %t
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=nvvm,nvptx --arch=sm_90 %t/attachments.ll 2>&1 | FileCheck %s --check-prefix=ATTACHMENTS
; RUN: llvm-as -disable-verify %t/attachments.ll -o %t/attachments.bc
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=nvptx --arch=sm_90 %t/attachments.bc 2>&1 | FileCheck %s --check-prefix=BITCODE
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc emit --arch=sm_90 %t/loop.ll -o - 2>&1 | FileCheck %s --check-prefix=LOOP
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify --arch=sm_90 %t/at.ll 2>&1 | FileCheck %s --check-prefix=AT
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify --arch=sm_90 %t/letters.ll 2>&1 | FileCheck %s --check-prefix=LETTERS
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify --arch=sm_90 %t/escaped.ll 2>&1 | FileCheck %s --check-prefix=ESCAPED

; All of them, in each profile, and the rest of the module is checked.
; ATTACHMENTS: attachments.ll:4:8: error: an operand of !align is missing or of the wrong kind [misc-llvm-verifier, nvvm]
; ATTACHMENTS: attachments.ll:5:8: error: an operand of !alias.scope is missing or of the wrong kind [misc-llvm-verifier, nvvm]
; ATTACHMENTS: attachments.ll:6:3: error: an operand of !memprof is missing or of the wrong kind [misc-llvm-verifier, nvvm]
; ATTACHMENTS: attachments.ll:7:8: error: an operand of !mmra is missing or of the wrong kind [misc-llvm-verifier, nvvm]
; ATTACHMENTS: fence {{.*}}[instruction-fence-standard, nvvm]
; ATTACHMENTS: attachments.ll:4:8: error: an operand of !align is missing or of the wrong kind [misc-llvm-verifier, nvptx]
; ATTACHMENTS-NOT: error: {{.*}}foo
; BITCODE: error: an operand of !align is missing or of the wrong kind [misc-llvm-verifier]
; BITCODE-NEXT: in @f
; LOOP: loop.ll:5:3: error: an operand of !llvm.loop is missing or of the wrong kind [misc-llvm-verifier]
; AT: at.ll:3:{{[0-9]+}}: error: a constraint of the assembly is cut short [misc-llvm-parser]
; LETTERS: letters.ll:3:{{[0-9]+}}: error: a constraint of the assembly is cut short [misc-llvm-parser]
; ESCAPED: escaped.ll:3:{{[0-9]+}}: error: a constraint of the assembly is cut short [misc-llvm-parser]

;--- attachments.ll
target triple = "nvptx64-nvidia-cuda"
declare void @g()
define void @f(ptr %p) {
  %a = load ptr, ptr %p, !align !0
  %b = load ptr, ptr %p, !alias.scope !1
  call void @g(), !memprof !3
  %c = load i32, ptr %p, !mmra !2
  %d = load i32, ptr %p, !foo !0
  fence seq_cst
  ret void
}
!0 = !{null}
!1 = distinct !{!1, null}
!2 = !{!"x", null}
!3 = !{!"x"}

;--- loop.ll
target triple = "nvptx64-nvidia-cuda"
define void @f(i1 %c) {
  br label %l
l:
  br i1 %c, label %l, label %e, !llvm.loop !0
e:
  ret void
}
!0 = distinct !{!0, null}

;--- at.ll
target triple = "nvptx64-nvidia-cuda"
define void @f(i32 %x) {
  call void asm sideeffect "// $0", "@9"(i32 %x)
  ret void
}

;--- letters.ll
target triple = "nvptx64-nvidia-cuda"
define void @f(i32 %x) {
  call void asm "// $0", "r,^Y"(i32 %x, i32 %x)
  ret void
}

;--- escaped.ll
target triple = "nvptx64-nvidia-cuda"
define void @f(i32 %x) {
  call void asm "// $0", "\409"(i32 %x)
  ret void
}
