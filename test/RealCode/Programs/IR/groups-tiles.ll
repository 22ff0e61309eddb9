target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z9coalescedPKiPiS1_(ptr %0, ptr %1, ptr %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %31, label %10

10:
  %11 = tail call i32 @llvm.nvvm.activemask()
  %12 = tail call i32 @__nv_popc(i32 %11) #4
  %13 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #5
  %14 = and i32 %13, %11
  %15 = tail call i32 @__nv_popc(i32 %14) #4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:
  %18 = and i32 %12, 16777215
  %19 = atomicrmw add ptr %2, i32 %18 seq_cst, align 4
  br label %20

20:
  %21 = phi i32 [ %19, %17 ], [ 0, %10 ]
  %22 = tail call i32 @__nv_ffs(i32 %11) #4
  %23 = add nsw i32 %22, -1
  %24 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %11, i32 %21, i32 %23, i32 31)
  %25 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #5
  %26 = and i32 %25, %11
  %27 = tail call i32 @__nv_popc(i32 %26) #4
  %28 = add i32 %27, %24
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  store i32 %7, ptr %30, align 4
  br label %31

31:
  %32 = tail call i64 asm "{\0A\09 .reg .u32 start;\0A\09 .reg .u64 extended;\0A\09 mov.u32 start, %reserved_smem_offset_1;\0A\09 cvt.u64.u32 extended, start;\0A\09 cvta.shared.u64 $0, extended;\0A\09}", "=l"() #5
  %33 = srem i32 %7, 3
  %34 = tail call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %33)
  %35 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #5
  %36 = tail call i32 @__nv_popc(i32 %34) #4
  %37 = tail call i32 @__nv_ffs(i32 %34) #4
  %38 = add nsw i32 %37, -1
  %39 = icmp eq i32 %38, %35
  %40 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %39)
  %41 = shl nsw i32 -1, %38
  %42 = xor i32 %41, -1
  %43 = and i32 %40, %42
  %44 = tail call i32 @__nv_popc(i32 %43) #4
  %45 = tail call i32 @__nv_popc(i32 %40) #4
  %46 = icmp sgt i32 %7, 0
  %47 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %46)
  %48 = add i32 %47, -1
  %49 = icmp ult i32 %48, -2
  br i1 %49, label %52, label %50

50:
  %51 = tail call i32 @__nv_popc(i32 -1) #4
  br label %57

52:
  %53 = xor i1 %46, true
  %54 = sext i1 %53 to i32
  %55 = xor i32 %47, %54
  %56 = tail call i32 @__nv_popc(i32 %55) #4
  br label %57

57:
  %58 = phi i32 [ -1, %50 ], [ %55, %52 ]
  %59 = and i32 %36, 16777215
  %60 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #5
  %61 = and i32 %60, %58
  %62 = tail call i32 @__nv_popc(i32 %61) #4
  %63 = add i32 %62, %59
  %64 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %65 = load i32, ptr %64, align 4
  %66 = add i32 %63, %65
  store i32 %66, ptr %64, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare i32 @llvm.nvvm.activemask() #2

declare i32 @__nv_popc(i32) #3

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

declare i32 @__nv_ffs(i32) #3

declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
attributes #3 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind }
