target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z8shufflesIiEvPKT_PS0_i = comdat any

define ptx_kernel void @_Z8shufflesIiEvPKT_PS0_i(ptr %0, ptr %1, i32 %2) #0 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %7, i32 16, i32 31)
  %9 = add nsw i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %9, i32 8, i32 31)
  %11 = add nsw i32 %10, %9
  %12 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %11, i32 4, i32 31)
  %13 = add nsw i32 %12, %11
  %14 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %13, i32 2, i32 31)
  %15 = add nsw i32 %14, %13
  %16 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %15, i32 1, i32 31)
  %17 = and i32 %4, 31
  %18 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %7, i32 1, i32 0)
  %19 = icmp eq i32 %17, 0
  %20 = select i1 %19, i32 0, i32 %18
  %21 = add nsw i32 %20, %7
  %22 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %21, i32 2, i32 0)
  %23 = icmp ult i32 %17, 2
  %24 = select i1 %23, i32 0, i32 %22
  %25 = add nsw i32 %24, %21
  %26 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %25, i32 4, i32 0)
  %27 = icmp ult i32 %17, 4
  %28 = select i1 %27, i32 0, i32 %26
  %29 = add nsw i32 %28, %25
  %30 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %29, i32 8, i32 0)
  %31 = icmp ult i32 %17, 8
  %32 = select i1 %31, i32 0, i32 %30
  %33 = add nsw i32 %32, %29
  %34 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %33, i32 16, i32 0)
  %35 = and i32 %4, 7
  %36 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %7, i32 1, i32 6144)
  %37 = icmp eq i32 %35, 0
  %38 = select i1 %37, i32 0, i32 %36
  %39 = add nsw i32 %38, %7
  %40 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %39, i32 2, i32 6144)
  %41 = icmp ult i32 %35, 2
  %42 = select i1 %41, i32 0, i32 %40
  %43 = add nsw i32 %42, %39
  %44 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %43, i32 4, i32 6144)
  %45 = icmp ult i32 %35, 4
  %46 = select i1 %45, i32 0, i32 %44
  %47 = add nsw i32 %46, %43
  %48 = icmp ult i32 %17, 16
  %49 = select i1 %48, i32 0, i32 %34
  %50 = add nsw i32 %49, %33
  %51 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %7, i32 %2, i32 31)
  %52 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %7, i32 3, i32 4127)
  %53 = add i32 %16, %15
  %54 = add i32 %53, %50
  %55 = add i32 %54, %47
  %56 = add i32 %55, %51
  %57 = add i32 %56, %52
  %58 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %57, ptr %58, align 4
  ret void
}

define ptx_kernel void @_Z5votesPKiPj(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = icmp sgt i32 %6, 0
  %8 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %7)
  %9 = tail call i32 @llvm.nvvm.activemask()
  %10 = xor i32 %9, %8
  %11 = icmp eq i32 %6, 3
  %12 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %11)
  %13 = zext i1 %12 to i32
  %14 = icmp slt i32 %6, 99
  %15 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %14)
  %16 = select i1 %15, i32 2, i32 0
  %17 = tail call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %6)
  %18 = ashr i32 %6, 4
  %19 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %18)
  %20 = extractvalue { i32, i1 } %19, 1
  %21 = zext i1 %20 to i32
  %22 = extractvalue { i32, i1 } %19, 0
  %23 = tail call i32 @llvm.nvvm.redux.sync.add(i32 %6, i32 -1)
  %24 = tail call i32 @llvm.nvvm.redux.sync.umax(i32 %6, i32 -1)
  %25 = add i32 %10, %13
  %26 = add i32 %25, %16
  %27 = add i32 %26, %17
  %28 = add i32 %27, %23
  %29 = add i32 %28, %22
  %30 = add i32 %29, %24
  %31 = add i32 %30, %21
  %32 = tail call i32 @llvm.nvvm.redux.sync.or(i32 %6, i32 -1)
  %33 = tail call i32 @llvm.nvvm.redux.sync.min(i32 %6, i32 -1)
  %34 = add i32 %33, %32
  %35 = xor i32 %34, %31
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %35, ptr %36, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

declare i32 @llvm.nvvm.activemask() #2

declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #2

declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #2

declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #2

declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #2

declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #2

declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #2

declare i32 @llvm.nvvm.redux.sync.or(i32, i32) #2

declare i32 @llvm.nvvm.redux.sync.min(i32, i32) #2

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
