; Signs of doubles with which nothing computes are bits; arithmetic takes abs and neg
; into its operands.
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: moved(
; CHECK: and.b64 {{%fd[0-9]+}}, {{%fd[0-9]+}}, 9223372036854775807;
; CHECK: xor.b64 {{%fd[0-9]+}}, {{%fd[0-9]+}}, -9223372036854775808;
; CHECK-NOT: {{abs|neg}}
; CHECK: ret;
define i64 @moved(ptr addrspace(1) %p, double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  store double %a, ptr addrspace(1) %p
  %n = fneg double %x
  %i = bitcast double %n to i64
  ret i64 %i
}

; CHECK-LABEL: used(
; CHECK-DAG: abs.f64
; CHECK-DAG: neg.f64
; CHECK: ret;
define double @used(ptr addrspace(1) %p, double %x, double %y) {
  %a = call double @llvm.fabs.f64(double %x)
  store double %a, ptr addrspace(1) %p
  %s = fadd double %a, %y
  %n = fneg double %y
  store double %n, ptr addrspace(1) %p
  %t = fmul double %n, %s
  ret double %t
}
declare double @llvm.fabs.f64(double)
