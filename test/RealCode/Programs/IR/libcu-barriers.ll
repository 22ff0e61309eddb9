target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@0 = internal addrspace(3) global [8 x i8] undef, align 8

define ptx_kernel void @_Z5blockPfi(ptr %0, i32 %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  tail call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @0 to i32), i32 %6) #3
  br label %7

7:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %12

9:
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  br label %36

12:
  %13 = tail call i64 asm "mbarrier.arrive.shared::cta.b64                             $0,  [$1], $2;    // 2. ", "=l,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @0 to i32), i32 1) #3
  %14 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #3
  br label %15

15:
  %16 = phi i32 [ 0, %12 ], [ %34, %33 ]
  %17 = tail call i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09mbarrier.try_wait.parity.shared.b64 p, [$1], $2;\0A\09selp.b32 $0, 1, 0, p;\0A\09}", "=r,r,r"(i32 ptrtoint (ptr addrspace(3) @0 to i32), i32 0) #3
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %35

19:
  %20 = icmp slt i32 %16, 16
  br i1 %20, label %21, label %23

21:
  %22 = add nsw i32 %16, 1
  br label %33

23:
  %24 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #3
  %25 = sub nsw i64 %24, %14
  %26 = icmp sgt i64 %25, 3999999
  br i1 %26, label %27, label %28

27:
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 1000000) #3
  br label %33

28:
  %29 = icmp sgt i64 %25, 39999
  br i1 %29, label %30, label %33

30:
  %31 = lshr i64 %25, 2
  %32 = trunc nuw nsw i64 %31 to i32
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %32) #3
  br label %33

33:
  %34 = phi i32 [ %22, %21 ], [ %16, %28 ], [ %16, %30 ], [ %16, %27 ]
  br label %15

35:
  tail call void asm sideeffect "mbarrier.arrive_drop.shared.b64 _, [$0];", "r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @0 to i32)) #3
  ret void

36:
  %37 = phi i32 [ 0, %9 ], [ %86, %85 ]
  %38 = tail call i64 asm "mbarrier.arrive.shared::cta.b64                             $0,  [$1], $2;    // 2. ", "=l,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @0 to i32), i32 1) #3
  %39 = load float, ptr %11, align 4
  %40 = fadd contract float %39, 1.000000e+00
  store float %40, ptr %11, align 4
  %41 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #3
  br label %42

42:
  %43 = phi i32 [ 0, %36 ], [ %61, %60 ]
  %44 = tail call i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09mbarrier.try_wait.shared.b64 p, [$1], $2;\0A\09selp.b32 $0, 1, 0, p;\0A\09}", "=r,r,l,~{memory}"(i32 ptrtoint (ptr addrspace(3) @0 to i32), i64 %38) #3
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %62

46:
  %47 = icmp slt i32 %43, 16
  br i1 %47, label %48, label %50

48:
  %49 = add nsw i32 %43, 1
  br label %60

50:
  %51 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #3
  %52 = sub nsw i64 %51, %41
  %53 = icmp sgt i64 %52, 3999999
  br i1 %53, label %54, label %55

54:
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 1000000) #3
  br label %60

55:
  %56 = icmp sgt i64 %52, 39999
  br i1 %56, label %57, label %60

57:
  %58 = lshr i64 %52, 2
  %59 = trunc nuw nsw i64 %58 to i32
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %59) #3
  br label %60

60:
  %61 = phi i32 [ %49, %48 ], [ %43, %55 ], [ %43, %57 ], [ %43, %54 ]
  br label %42

62:
  %63 = tail call i64 asm "mbarrier.arrive.shared::cta.b64                             $0,  [$1], $2;    // 2. ", "=l,r,r,~{memory}"(i32 ptrtoint (ptr addrspace(3) @0 to i32), i32 1) #3
  %64 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #3
  br label %65

65:
  %66 = phi i32 [ 0, %62 ], [ %84, %83 ]
  %67 = tail call i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09mbarrier.try_wait.shared.b64 p, [$1], $2;\0A\09selp.b32 $0, 1, 0, p;\0A\09}", "=r,r,l,~{memory}"(i32 ptrtoint (ptr addrspace(3) @0 to i32), i64 %63) #3
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %85

69:
  %70 = icmp slt i32 %66, 16
  br i1 %70, label %71, label %73

71:
  %72 = add nsw i32 %66, 1
  br label %83

73:
  %74 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #3
  %75 = sub nsw i64 %74, %64
  %76 = icmp sgt i64 %75, 3999999
  br i1 %76, label %77, label %78

77:
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 1000000) #3
  br label %83

78:
  %79 = icmp sgt i64 %75, 39999
  br i1 %79, label %80, label %83

80:
  %81 = lshr i64 %75, 2
  %82 = trunc nuw nsw i64 %81 to i32
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %82) #3
  br label %83

83:
  %84 = phi i32 [ %72, %71 ], [ %66, %78 ], [ %66, %80 ], [ %66, %77 ]
  br label %65

85:
  %86 = add nuw nsw i32 %37, 1
  %87 = icmp eq i32 %86, %1
  br i1 %87, label %12, label %36
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

define ptx_kernel void @_Z6devicePN4cuda3__47barrierILNS_3std3__412thread_scopeE1ENS3_18__empty_completionEEEPi(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %3, ptr %5, align 4
  %6 = tail call i64 asm sideeffect "atom.add.acq_rel.gpu.u64 $0,[$1],$2;", "=l,l,l,~{memory}"(ptr align 8 %0, i64 4294967296) #3
  %7 = add i64 %6, 4294967296
  %8 = xor i64 %7, %6
  %9 = icmp sgt i64 %8, -1
  br i1 %9, label %13, label %10

10:
  %11 = shl i64 %6, 32
  %12 = tail call i64 asm sideeffect "atom.add.relaxed.gpu.u64 $0,[$1],$2;", "=l,l,l,~{memory}"(ptr align 8 %0, i64 %11) #3
  br label %13

13:
  %14 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #3
  br label %15

15:
  %16 = phi i32 [ 0, %13 ], [ %35, %34 ]
  %17 = tail call i64 asm sideeffect "ld.acquire.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #3
  %18 = xor i64 %17, %6
  %19 = icmp slt i64 %18, 0
  br i1 %19, label %36, label %20

20:
  %21 = icmp slt i32 %16, 16
  br i1 %21, label %22, label %24

22:
  %23 = add nsw i32 %16, 1
  br label %34

24:
  %25 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #3
  %26 = sub nsw i64 %25, %14
  %27 = icmp sgt i64 %26, 3999999
  br i1 %27, label %28, label %29

28:
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 1000000) #3
  br label %34

29:
  %30 = icmp sgt i64 %26, 39999
  br i1 %30, label %31, label %34

31:
  %32 = lshr i64 %26, 2
  %33 = trunc nuw nsw i64 %32 to i32
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %33) #3
  br label %34

34:
  %35 = phi i32 [ %23, %22 ], [ %16, %29 ], [ %16, %31 ], [ %16, %28 ]
  br label %15

36:
  %37 = xor i32 %3, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %1, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load i32, ptr %5, align 4
  %42 = add nsw i32 %41, %40
  store i32 %42, ptr %5, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind }
