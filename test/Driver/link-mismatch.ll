; A call with other parameters than those of the definition.
; RUN: split-file %s %t
; RUN: not nvvmc compile %t/call.ll %t/definition.ll --arch=sm_80 -o - 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CALL
; CALL: error: cannot link {{.*}}definition.ll: 'g' is called as void (i32), but defined as void (i64) [link-modules]

;--- call.ll
target triple = "nvptx64-nvidia-cuda"
declare void @g(i32)
define void @h(i32 %x) {
  call void @g(i32 %x)
  ret void
}
;--- definition.ll
target triple = "nvptx64-nvidia-cuda"
define void @g(i64 %x) {
  ret void
}
