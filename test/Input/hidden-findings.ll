; A finding of LLVM's verifier in one function, or about the module, hides
; neither the findings in other functions nor those about the module; verify and
; compile report the same.

; RUN: split-file %s %t
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --arch=sm_80 %t/both.ll 2>&1 | FileCheck %s
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc compile --profile=nvvm --arch=sm_80 %t/both.ll -o %t.ptx 2>&1 | FileCheck %s
; RUN: not test -e %t.ptx
; RUN: llvm-as --disable-verify %t/both.ll -o %t/both.bc
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --arch=sm_80 %t/both.bc 2>&1 | FileCheck %s --check-prefix=BITCODE
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --arch=sm_80 %t/debug.ll 2>&1 | FileCheck %s --check-prefix=DEBUG
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc compile --arch=sm_80 %t/version.ll -o %t.ptx 2>&1 | FileCheck %s --check-prefix=VERSION

; CHECK-DAG: both.ll:10:11: error: Instruction does not dominate all uses! [misc-llvm-verifier]
; CHECK-DAG: both.ll:19:{{[0-9]+}}: error: Attribute 'zeroext' applied to incompatible type! [misc-llvm-verifier]
; CHECK-DAG: error: invalid requirement on flag, flag is not present in module [misc-llvm-verifier]
; CHECK-DAG: both.ll:3:{{[0-9]+}}: error: {{.*}} [global-shared-initializer]
; CHECK-DAG: both.ll:15:{{[0-9]+}}: error: {{.*}} [instruction-fence-standard]
; CHECK-DAG: both.ll:23:8: error: llvm.fptosi.sat.i32.v2f32: {{.*}} [misc-intrinsic-shape]
; CHECK: 6 errors in

; BITCODE-DAG: [global-shared-initializer]
; BITCODE-DAG: [instruction-fence-standard]
; BITCODE-DAG: [misc-llvm-verifier]

; Debug information that LLVM drops is distinguished from code that it rejects.
; DEBUG-DAG: warning: ignoring debug information: {{.*}} [misc-debug-info]
; DEBUG-DAG: error: Instruction does not dominate all uses! [misc-llvm-verifier]
; DEBUG-DAG: error: {{.*}} [instruction-fence-standard]
; DEBUG: 2 errors, 1 warning in

; An unknown version hides nothing, either.
; VERSION-DAG: [ir-version]
; VERSION-DAG: [kernel-nonvoid]

;--- both.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@s = addrspace(3) global i32 7
declare i32 @llvm.fptosi.sat.i32.v2f32(<2 x float>)
define void @broken(i32 %n) {
entry:
  %x = mul i32 %late, 2
  br label %next
next:
  %late = add i32 %n, 1
  fence acq_rel
  ret void
}
define void @sane() {
  fence acq_rel
  ret void
}

define void @attribute(float zeroext %x) {
  ret void
}
define i32 @lanes(<2 x float> %v) {
  %r = call i32 @llvm.fptosi.sat.i32.v2f32(<2 x float> %v)
  ret i32 %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"needs", !1}
!1 = !{!"what is not there", i32 1}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- debug.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @broken(i32 %n) {
entry:
  %x = mul i32 %late, 2
  br label %next
next:
  %late = add i32 %n, 1
  ret void
}
define void @sane() !dbg !3 {
  fence acq_rel
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "a", directory: "b")
!3 = distinct !DISubprogram(name: "sane", scope: !2, file: !2, line: 1, type: !2, unit: !1, spFlags: DISPFlagDefinition)
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- version.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define ptx_kernel i32 @k() {
  ret i32 0
}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0, i32 9, i32 0}
