; Intrinsics that have no PTX, by machine, type, constant.

; MODULE another target's
declare i32 @llvm.amdgcn.workitem.id.x()
define i32 @f() {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %x
}
; MODULE another target's, its result unused
declare i32 @llvm.spv.thread.id.i32(i32)
define void @f() {
  %x = call i32 @llvm.spv.thread.id.i32(i32 0)
  ret void
}
; MODULE another target's, declared only
declare i32 @llvm.amdgcn.workitem.id.x()
define void @f() {
  ret void
}
; MODULE nobody's
declare void @llvm.nvvm.no.such.thing()
define void @f() {
  call void @llvm.nvvm.no.such.thing()
  ret void
}
; MODULE return address
declare ptr @llvm.returnaddress(i32)
define ptr @f() {
  %x = call ptr @llvm.returnaddress(i32 0)
  ret ptr %x
}
; MODULE stack guard
declare ptr @llvm.stackguard()
define ptr @f() {
  %x = call ptr @llvm.stackguard()
  ret ptr %x
}
; MODULE vscale
declare i64 @llvm.vscale.i64()
define i64 @f() {
  %x = call i64 @llvm.vscale.i64()
  ret i64 %x
}
; MODULE sine of full accuracy
declare float @llvm.sin.f32(float)
define float @f(float %a) {
  %x = call float @llvm.sin.f32(float %a)
  ret float %x
}
; MODULE sine, approximately
declare float @llvm.sin.f32(float)
define float @f(float %a) {
  %x = call afn float @llvm.sin.f32(float %a)
  ret float %x
}
; MODULE exponential of full accuracy
declare float @llvm.exp.f32(float)
define float @f(float %a) {
  %x = call float @llvm.exp.f32(float %a)
  ret float %x
}
; MODULE exponential, approximately
declare float @llvm.exp.f32(float)
define float @f(float %a) {
  %x = call afn float @llvm.exp.f32(float %a)
  ret float %x
}
; MODULE exponential of doubles, approximately
declare double @llvm.exp.f64(double)
define double @f(double %a) {
  %x = call afn double @llvm.exp.f64(double %a)
  ret double %x
}
; MODULE hyperbolic tangent, approximately --arch=sm_70
declare float @llvm.tanh.f32(float)
define float @f(float %a) {
  %x = call afn float @llvm.tanh.f32(float %a)
  ret float %x
}
; MODULE hyperbolic tangent, approximately, where it is --arch=sm_75
declare float @llvm.tanh.f32(float)
define float @f(float %a) {
  %x = call afn float @llvm.tanh.f32(float %a)
  ret float %x
}
; MODULE arc tangent
declare float @llvm.atan.f32(float)
define float @f(float %a) {
  %x = call float @llvm.atan.f32(float %a)
  ret float %x
}
; MODULE power of an integer of 128 bits
declare float @llvm.powi.f32.i128(float, i128)
define float @f(float %a, i128 %n) {
  %x = call float @llvm.powi.f32.i128(float %a, i128 %n)
  ret float %x
}
; MODULE power of a known integer of 128 bits
declare float @llvm.powi.f32.i128(float, i128)
define float @f(float %a) {
  %x = call float @llvm.powi.f32.i128(float %a, i128 3)
  ret float %x
}
; MODULE rounding that has no instruction
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define float @f(float %a) strictfp {
  %x = call float @llvm.experimental.constrained.fadd.f32(float %a, float %a, metadata !"round.tonearestaway", metadata !"fpexcept.ignore") strictfp
  ret float %x
}
; MODULE population count of an odd width
declare i24 @llvm.ctpop.i24(i24)
define i24 @f(i24 %a) {
  %x = call i24 @llvm.ctpop.i24(i24 %a)
  ret i24 %x
}
; MODULE sum of long integers
declare i128 @llvm.vector.reduce.add.v2i128(<2 x i128>)
define i128 @f(<2 x i128> %a) {
  %x = call i128 @llvm.vector.reduce.add.v2i128(<2 x i128> %a)
  ret i128 %x
}
; MODULE mask of pointers
declare <2 x ptr> @llvm.ptrmask.v2p0.v2i64(<2 x ptr>, <2 x i64>)
define <2 x ptr> @f(<2 x ptr> %a, <2 x i64> %m) {
  %x = call <2 x ptr> @llvm.ptrmask.v2p0.v2i64(<2 x ptr> %a, <2 x i64> %m)
  ret <2 x ptr> %x
}
; MODULE stack of no space
declare ptr addrspace(1) @llvm.stacksave.p1()
define ptr addrspace(1) @f() {
  %x = call ptr addrspace(1) @llvm.stacksave.p1()
  ret ptr addrspace(1) %x
}
; MODULE copy to constant memory
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
define void @f(ptr addrspace(4) %p, ptr %q) {
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %p, ptr %q, i64 16, i1 false)
  ret void
}
; MODULE masked store to constant memory
declare void @llvm.masked.store.v2i32.p4(<2 x i32>, ptr addrspace(4), <2 x i1>)
define void @f(<2 x i32> %v, ptr addrspace(4) %p, <2 x i1> %m) {
  call void @llvm.masked.store.v2i32.p4(<2 x i32> %v, ptr addrspace(4) align 4 %p, <2 x i1> %m)
  ret void
}
; MODULE scalable reduction
declare i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32>)
define i32 @f(ptr %p) {
  %v = load <vscale x 4 x i32>, ptr %p
  %x = call i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32> %v)
  ret i32 %x
}
; MODULE machine too old --arch=sm_70
declare void @llvm.nvvm.cp.async.wait.all()
define void @f() {
  call void @llvm.nvvm.cp.async.wait.all()
  ret void
}
; MODULE version too old --arch=sm_80 --ptx=7.0
declare void @llvm.nvvm.griddepcontrol.wait()
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
define i32 @f(i32 %v) {
  %x = call i32 @llvm.nvvm.redux.sync.add(i32 %v, i32 -1)
  ret i32 %x
}
; MODULE immediate out of range
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 immarg)
define ptx_kernel void @k() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 5)
  ret void
}
; MODULE access of three registers
declare <3 x i32> @llvm.nvvm.ldu.global.i.v3i32.p1(ptr addrspace(1), i32)
define <3 x i32> @f(ptr addrspace(1) %p) {
  %x = call <3 x i32> @llvm.nvvm.ldu.global.i.v3i32.p1(ptr addrspace(1) %p, i32 4)
  ret <3 x i32> %x
}
; MODULE dropped from newer versions --arch=sm_80
declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32)
define i32 @f(i32 %v) {
  %x = call i32 @llvm.nvvm.shfl.down.i32(i32 %v, i32 1, i32 31)
  ret i32 %x
}
; MODULE there still in older versions --arch=sm_70
declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32)
define i32 @f(i32 %v) {
  %x = call i32 @llvm.nvvm.shfl.down.i32(i32 %v, i32 1, i32 31)
  ret i32 %x
}
; MODULE dropped from what the rest needs --arch=sm_70
declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32)
define i32 @f(i32 %v, ptr %q) {
  %x = call i32 @llvm.nvvm.shfl.down.i32(i32 %v, i32 1, i32 31)
  %p = alloca i8, i32 %x
  store ptr %p, ptr %q
  ret i32 %x
}
; MODULE both texture modes
declare { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.f32(i64, float)
declare { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.f32(i64, i64, float)
define float @f(i64 %t, i64 %s, float %x) {
  %a = call { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.f32(i64 %t, float %x)
  %b = call { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.f32(i64 %t, i64 %s, float %x)
  %c = extractvalue { float, float, float, float } %a, 0
  %d = extractvalue { float, float, float, float } %b, 0
  %e = fadd float %c, %d
  ret float %e
}
; MODULE groups of one block and of two --arch=sm_100a
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
define ptx_kernel void @k() {
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg2()
  ret void
}
; MODULE message that is an error
@text = private constant [5 x i8] c"stop\00"
declare void @llvm.nvvm.compiler.error(ptr)
define void @f() {
  call void @llvm.nvvm.compiler.error(ptr @text)
  ret void
}
; MODULE message that is a warning
@text = private constant [5 x i8] c"look\00"
declare void @llvm.nvvm.compiler.warn(ptr)
define void @f() {
  call void @llvm.nvvm.compiler.warn(ptr @text)
  ret void
}
; MODULE internal intrinsic
declare i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr, i32, i32)
define i32 @f(ptr %p, i32 %v) {
  %x = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr %p, i32 %v, i32 131072)
  ret i32 %x
}
; MODULE answered for each machine
@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00"
declare i32 @__nvvm_reflect(ptr)
declare ptr @llvm.returnaddress(i32)
define ptr @f() {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %c = icmp slt i32 %a, 700
  br i1 %c, label %old, label %new
old:
  %x = call ptr @llvm.returnaddress(i32 0)
  ret ptr %x
new:
  ret ptr null
}
; MODULE a carrier with a pointer to memory that its instruction lacks
define i32 @f(ptr addrspace(5) %p) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p5(i32 65537, ptr addrspace(5) %p, i32 1)
  ret i32 %r
}
declare i32 @llvm.nvvm.atomic.rmw.i32.p5(i32, ptr addrspace(5), i32)
; MODULE a carrier of another form
define void @f() {
  call void @llvm.nvvm.membar(i64 0)
  ret void
}
declare void @llvm.nvvm.membar(i64)
