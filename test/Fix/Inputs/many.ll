; A kernel that needs much.
source_filename = "a.cu" ; keep me
target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@a.b = addrspace(1) global i32 0, section "foo" ; the variable
declare void @ext(i8)
define i8 @f(i8 %x, i16 inreg) #0 {
  %r = add i8 %x, 1 ; one more
  call void @ext(i8 %r)
  ret i8 %r
}
declare i24 @llvm.ctlz.i24(i24, i1)

define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %s) noimplicitfloat ssp {
entry:
  %v = call i8 @f(i8 3, i16 inreg 4) ; the call
  %0 = atomicrmw add ptr addrspace(1) %p, i8 %v seq_cst ; narrow
  %c = cmpxchg ptr addrspace(1) %p, i8 %0, i8 %v acq_rel monotonic
  %w = atomicrmw usub_cond ptr addrspace(1) @a.b, i32 7 monotonic, align 4
  %l = load atomic i32, ptr addrspace(1) %p syncscope("device") acquire, align 4 ; acquire
  store atomic i32 %l, ptr addrspace(1) %p seq_cst, align 4
  %q = addrspacecast ptr addrspace(3) %s to ptr addrspace(1)
  fence syncscope("block") release
  %z = call i24 @llvm.ctlz.i24(i24 7, i1 false)
  call void asm "bar.sync 0;", ""()
  ret void
}
attributes #0 = { ssp } ; only this
