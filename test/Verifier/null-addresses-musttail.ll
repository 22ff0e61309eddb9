; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=NOTE
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=LIBNVVM
; RUN: nvvmc emit --arch=sm_90 -O2 %s -o - | FileCheck %s
; RUN: nvvmc llc -mcpu=sm_90 %s -o - | FileCheck %s
; RUN: nvvmc compile --profile=nvptx --opt=3 --arch=sm_90 %s -o - 2>/dev/null | FileCheck %s --check-prefix=OPT
; RUN: %if ptxas %{ nvvmc emit --arch=sm_90 %s -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; LIBNVVM: error: Unsupported intrinsic: llvm.returnaddress [intrinsic-unsupported-selected]
; LIBNVVM: error: Unsupported intrinsic: llvm.frameaddress.p0 [intrinsic-unsupported-cpu]
; LIBNVVM-NOT: instruction-musttail

; What llc prints for lack of frames and tail calls.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.frameaddress.p0(i32)

; CHECK-LABEL: addresses(
; CHECK: mov.b64 [[A:%rd[0-9]+]], 0;
; CHECK: mov.b64 [[B:%rd[0-9]+]], 0;
; OPT-LABEL: addresses(
; NOTE: :[[#@LINE+5]]:8: note: llvm.returnaddress is null on a GPU [intrinsic-null]
; NOTE: :[[#@LINE+5]]:8: note: llvm.frameaddress.p0 is null on a GPU [intrinsic-null]
; REFUSED: :[[#@LINE+3]]:8: error: Unsupported intrinsic: llvm.returnaddress [intrinsic-unsupported-selected]
; REFUSED: :[[#@LINE+3]]:8: error: Unsupported intrinsic: llvm.frameaddress.p0 [intrinsic-unsupported-cpu]
define { ptr, ptr } @addresses() {
  %r = call ptr @llvm.returnaddress(i32 0)
  %f = call ptr @llvm.frameaddress.p0(i32 1)
  %a = insertvalue { ptr, ptr } poison, ptr %r, 0
  %b = insertvalue { ptr, ptr } %a, ptr %f, 1
  ret { ptr, ptr } %b
}

declare i32 @callee(i32)

; CHECK-LABEL: tail(
; CHECK: callee
; CHECK: st.param.u32 [func_retval0]
; OPT: callee
; NOTE: :[[#@LINE+3]]:17: note: musttail call: PTX has no tail calls [instruction-musttail]
; REFUSED: :[[#@LINE+2]]:17: error: musttail call: PTX has no tail calls [instruction-musttail]
define i32 @tail(i32 %x) {
  %r = musttail call i32 @callee(i32 %x)
  ret i32 %r
}
