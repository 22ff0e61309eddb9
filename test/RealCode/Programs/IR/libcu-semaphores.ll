target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z4oncePN4cuda3__45latchILNS_3std3__412thread_scopeE1EEEPi(ptr %0, ptr %1) #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 1, ptr %5, align 4
  %6 = tail call i64 asm sideeffect "atom.add.release.gpu.u64 $0,[$1],$2;", "=l,l,l,~{memory}"(ptr align 8 %0, i64 -1) #2
  %7 = tail call i64 asm sideeffect "ld.acquire.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %86, label %9

9:
  %10 = tail call i64 asm sideeffect "ld.acquire.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %86, label %12

12:
  %13 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %14 = icmp eq i64 %13, %10
  br i1 %14, label %15, label %60

15:
  %16 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %17 = icmp eq i64 %16, %10
  br i1 %17, label %18, label %60

18:
  %19 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %20 = icmp eq i64 %19, %10
  br i1 %20, label %21, label %60

21:
  %22 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %23 = icmp eq i64 %22, %10
  br i1 %23, label %24, label %60

24:
  %25 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %27, label %60

27:
  %28 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %30, label %60

30:
  %31 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %33, label %60

33:
  %34 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %35 = icmp eq i64 %34, %10
  br i1 %35, label %36, label %60

36:
  %37 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %38 = icmp eq i64 %37, %10
  br i1 %38, label %39, label %60

39:
  %40 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %41 = icmp eq i64 %40, %10
  br i1 %41, label %42, label %60

42:
  %43 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %44 = icmp eq i64 %43, %10
  br i1 %44, label %45, label %60

45:
  %46 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %47 = icmp eq i64 %46, %10
  br i1 %47, label %48, label %60

48:
  %49 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %50 = icmp eq i64 %49, %10
  br i1 %50, label %51, label %60

51:
  %52 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %53 = icmp eq i64 %52, %10
  br i1 %53, label %54, label %60

54:
  %55 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %56 = icmp eq i64 %55, %10
  br i1 %56, label %57, label %60

57:
  %58 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %59 = icmp eq i64 %58, %10
  br i1 %59, label %61, label %60

60:
  br label %9

61:
  %62 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %63 = icmp eq i64 %62, %10
  br i1 %63, label %64, label %60

64:
  %65 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #2
  br label %66

66:
  %67 = phi i32 [ 0, %64 ], [ %85, %84 ]
  %68 = tail call i64 asm sideeffect "ld.relaxed.gpu.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %0) #2
  %69 = icmp eq i64 %68, %10
  br i1 %69, label %70, label %61

70:
  %71 = icmp slt i32 %67, 16
  br i1 %71, label %72, label %74

72:
  %73 = add nsw i32 %67, 1
  br label %84

74:
  %75 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #2
  %76 = sub nsw i64 %75, %65
  %77 = icmp sgt i64 %76, 3999999
  br i1 %77, label %78, label %79

78:
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 1000000) #2
  br label %84

79:
  %80 = icmp sgt i64 %76, 39999
  br i1 %80, label %81, label %84

81:
  %82 = lshr i64 %76, 2
  %83 = trunc nuw nsw i64 %82 to i32
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %83) #2
  br label %84

84:
  %85 = phi i32 [ %73, %72 ], [ %67, %79 ], [ %67, %81 ], [ %67, %78 ]
  br label %66

86:
  %87 = load i32, ptr %1, align 4
  %88 = load i32, ptr %5, align 4
  %89 = add nsw i32 %88, %87
  store i32 %89, ptr %5, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
