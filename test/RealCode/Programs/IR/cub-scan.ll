target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { %1 }
%1 = type { [42 x %2] }
%2 = type { i64, i64 }

@0 = internal addrspace(3) global %0 undef, align 16

define ptx_kernel void @_Z6blocksPKiPii(ptr %0, ptr %1, i32 %2) #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %20

5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = shl nuw nsw i32 %6, 2
  %8 = lshr i32 %6, 2
  %9 = add nuw nsw i32 %8, %6
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 16), i64 %10
  %12 = icmp ult i32 %6, 32
  %13 = mul nuw nsw i32 %6, 5
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @0 to ptr), i64 16), i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = icmp eq i32 %6, 0
  br label %21

20:
  ret void

21:
  %22 = phi i32 [ 0, %5 ], [ %80, %70 ]
  %23 = phi i32 [ 0, %5 ], [ %71, %70 ]
  %24 = add nuw i32 %22, %7
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = or i32 %24, 1
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = or i32 %24, 2
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = or i32 %24, 3
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = add nsw i32 %31, %27
  %41 = add nsw i32 %35, %40
  %42 = add nsw i32 %39, %41
  store i32 %42, ptr %11, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %43, label %70

43:
  %44 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #4
  %45 = load i32, ptr %15, align 4
  %46 = load i32, ptr %16, align 4
  %47 = load i32, ptr %17, align 4
  %48 = load i32, ptr %18, align 4
  %49 = add nsw i32 %46, %45
  %50 = add nsw i32 %49, %47
  %51 = add nsw i32 %50, %48
  %52 = tail call i32 asm sideeffect "{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, $1, $2, $3, $5;  @p add.s32 r0, r0, $4;  mov.s32 $0, r0;}", "=r,r,r,r,r,r"(i32 %51, i32 1, i32 0, i32 %51, i32 -1) #5
  %53 = tail call i32 asm sideeffect "{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, $1, $2, $3, $5;  @p add.s32 r0, r0, $4;  mov.s32 $0, r0;}", "=r,r,r,r,r,r"(i32 %52, i32 2, i32 0, i32 %52, i32 -1) #5
  %54 = tail call i32 asm sideeffect "{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, $1, $2, $3, $5;  @p add.s32 r0, r0, $4;  mov.s32 $0, r0;}", "=r,r,r,r,r,r"(i32 %53, i32 4, i32 0, i32 %53, i32 -1) #5
  %55 = tail call i32 asm sideeffect "{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, $1, $2, $3, $5;  @p add.s32 r0, r0, $4;  mov.s32 $0, r0;}", "=r,r,r,r,r,r"(i32 %54, i32 8, i32 0, i32 %54, i32 -1) #5
  %56 = tail call i32 asm sideeffect "{  .reg .s32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, $1, $2, $3, $5;  @p add.s32 r0, r0, $4;  mov.s32 $0, r0;}", "=r,r,r,r,r,r"(i32 %55, i32 16, i32 0, i32 %55, i32 -1) #5
  %57 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %56, i32 31, i32 31)
  %58 = sub nsw i32 %56, %51
  %59 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #4
  %60 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %23, i32 0, i32 31)
  %61 = select i1 %19, i32 0, i32 %58
  %62 = add nsw i32 %60, %61
  %63 = load i32, ptr %15, align 4
  %64 = load i32, ptr %16, align 4
  %65 = load i32, ptr %17, align 4
  %66 = add nsw i32 %63, %62
  %67 = add nsw i32 %64, %66
  %68 = add nsw i32 %65, %67
  %69 = add nsw i32 %57, %23
  store i32 %62, ptr %15, align 4
  store i32 %66, ptr %16, align 4
  store i32 %67, ptr %17, align 4
  store i32 %68, ptr %18, align 4
  br label %70

70:
  %71 = phi i32 [ %69, %43 ], [ %23, %21 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load i32, ptr %11, align 4
  %73 = add nsw i32 %72, %27
  %74 = add nsw i32 %31, %73
  %75 = add nsw i32 %35, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  store i32 %72, ptr %76, align 4
  %77 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  store i32 %73, ptr %77, align 4
  %78 = getelementptr inbounds nuw i32, ptr %1, i64 %33
  store i32 %74, ptr %78, align 4
  %79 = getelementptr inbounds nuw i32, ptr %1, i64 %37
  store i32 %75, ptr %79, align 4
  %80 = add nuw nsw i32 %22, 512
  %81 = icmp slt i32 %80, %2
  br i1 %81, label %21, label %20
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind }
