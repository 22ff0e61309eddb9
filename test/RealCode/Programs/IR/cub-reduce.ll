target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z5warpsPKiPiPKb(ptr %0, ptr %1, ptr %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 %5
  %9 = load i8, ptr %8, align 1
  %10 = trunc nuw i8 %9 to i1
  %11 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #4
  %12 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %10)
  %13 = lshr i32 %12, 1
  %14 = tail call i32 asm "mov.u32 $0, %lanemask_ge;", "=r"() #4
  %15 = and i32 %13, %14
  %16 = or i32 %15, -2147483648
  %17 = tail call i32 @__nv_brev(i32 %16) #5
  %18 = tail call i32 @__nv_clz(i32 %17) #5
  %19 = tail call i32 asm sideeffect "shfl.sync.down.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,r"(i32 %7, i32 1, i32 %18, i32 -1) #5
  %20 = icmp slt i32 %11, %18
  %21 = select i1 %20, i32 %19, i32 0
  %22 = add nsw i32 %21, %7
  %23 = tail call i32 asm sideeffect "shfl.sync.down.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,r"(i32 %22, i32 2, i32 %18, i32 -1) #5
  %24 = add nsw i32 %11, 2
  %25 = icmp sgt i32 %24, %18
  %26 = select i1 %25, i32 0, i32 %23
  %27 = add nsw i32 %22, %26
  %28 = tail call i32 asm sideeffect "shfl.sync.down.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,r"(i32 %27, i32 4, i32 %18, i32 -1) #5
  %29 = add nsw i32 %11, 4
  %30 = icmp sgt i32 %29, %18
  %31 = select i1 %30, i32 0, i32 %28
  %32 = add nsw i32 %27, %31
  %33 = tail call i32 asm sideeffect "shfl.sync.down.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,r"(i32 %32, i32 8, i32 %18, i32 -1) #5
  %34 = add nsw i32 %11, 8
  %35 = icmp sgt i32 %34, %18
  %36 = select i1 %35, i32 0, i32 %33
  %37 = add nsw i32 %32, %36
  %38 = tail call i32 asm sideeffect "shfl.sync.down.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,r"(i32 %37, i32 16, i32 %18, i32 -1) #5
  %39 = add nsw i32 %11, 16
  %40 = icmp sgt i32 %39, %18
  %41 = select i1 %40, i32 0, i32 %38
  %42 = add nsw i32 %37, %41
  %43 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #4
  %44 = tail call i32 @llvm.nvvm.redux.sync.min(i32 %7, i32 -1)
  %45 = add nsw i32 %42, %44
  %46 = sext i32 %7 to i64
  %47 = sdiv i32 %43, 16
  %48 = shl nsw i32 %47, 4
  %49 = shl i32 65535, %48
  %50 = tail call i64 asm sideeffect "{  .reg .u32 lo;  .reg .u32 hi;  .reg .pred p;  mov.b64 {lo, hi}, $1;  shfl.sync.down.b32 lo|p, lo, $2, $3, $4;  shfl.sync.down.b32 hi|p, hi, $2, $3, $4;  mov.b64 $0, {lo, hi};  @p add.s64 $0, $0, $1;}", "=l,l,r,r,r"(i64 %46, i32 1, i32 4111, i32 %49) #5
  %51 = tail call i64 asm sideeffect "{  .reg .u32 lo;  .reg .u32 hi;  .reg .pred p;  mov.b64 {lo, hi}, $1;  shfl.sync.down.b32 lo|p, lo, $2, $3, $4;  shfl.sync.down.b32 hi|p, hi, $2, $3, $4;  mov.b64 $0, {lo, hi};  @p add.s64 $0, $0, $1;}", "=l,l,r,r,r"(i64 %50, i32 2, i32 4111, i32 %49) #5
  %52 = tail call i64 asm sideeffect "{  .reg .u32 lo;  .reg .u32 hi;  .reg .pred p;  mov.b64 {lo, hi}, $1;  shfl.sync.down.b32 lo|p, lo, $2, $3, $4;  shfl.sync.down.b32 hi|p, hi, $2, $3, $4;  mov.b64 $0, {lo, hi};  @p add.s64 $0, $0, $1;}", "=l,l,r,r,r"(i64 %51, i32 4, i32 4111, i32 %49) #5
  %53 = tail call i64 asm sideeffect "{  .reg .u32 lo;  .reg .u32 hi;  .reg .pred p;  mov.b64 {lo, hi}, $1;  shfl.sync.down.b32 lo|p, lo, $2, $3, $4;  shfl.sync.down.b32 hi|p, hi, $2, $3, $4;  mov.b64 $0, {lo, hi};  @p add.s64 $0, $0, $1;}", "=l,l,r,r,r"(i64 %52, i32 8, i32 4111, i32 %49) #5
  %54 = trunc i64 %53 to i32
  %55 = add i32 %45, %54
  %56 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %55, ptr %56, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

declare i32 @__nv_clz(i32) #3

declare i32 @__nv_brev(i32) #3

declare i32 @llvm.nvvm.redux.sync.min(i32, i32) #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
attributes #3 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind }
