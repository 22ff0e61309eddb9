target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z8integersPN4cuda3__46atomicIiLNS_3std3__412thread_scopeE1EEEPNS1_IyLS4_0EEEPi(ptr %0, ptr %1, ptr %2) #0 {
  %4 = tail call i32 asm sideeffect "atom.add.relaxed.gpu.s32 $0,[$1],$2;", "=r,l,r,~{memory}"(ptr align 4 %0, i32 1) #2
  %5 = tail call i32 asm sideeffect "atom.max.acq_rel.gpu.s32 $0,[$1],$2;", "=r,l,r,~{memory}"(ptr align 4 %0, i32 7) #2
  %6 = add nsw i32 %5, %4
  tail call void asm sideeffect "fence.sc.gpu;", "~{memory}"() #2
  %7 = tail call i32 asm sideeffect "atom.exch.acquire.gpu.b32 $0,[$1],$2;", "=r,l,r,~{memory}"(ptr align 4 %0, i32 3) #2
  %8 = xor i32 %7, %6
  %9 = tail call i32 asm sideeffect "atom.and.release.gpu.b32 $0,[$1],$2;", "=r,l,r,~{memory}"(ptr align 4 %0, i32 255) #2
  %10 = add nsw i32 %8, %9
  %11 = sext i32 %10 to i64
  tail call void asm sideeffect "st.release.sys.b64 [$0],$1;", "l,l,~{memory}"(ptr align 8 %1, i64 %11) #2
  br label %12

12:
  %13 = phi i32 [ 3, %3 ], [ %16, %12 ]
  %14 = phi i32 [ %10, %3 ], [ %18, %12 ]
  %15 = add nsw i32 %13, 1
  %16 = tail call i32 asm sideeffect "atom.cas.acquire.gpu.b32 $0,[$1],$2,$3;", "=r,l,r,r,~{memory}"(ptr align 4 %0, i32 %13, i32 %15) #2
  %17 = icmp eq i32 %16, %13
  %18 = add nsw i32 %16, %14
  br i1 %17, label %19, label %12

19:
  %20 = tail call i64 asm sideeffect "ld.acquire.sys.b64 $0,[$1];", "=l,l,~{memory}"(ptr align 8 %1) #2
  %21 = trunc i64 %20 to i32
  tail call void asm sideeffect "fence.sc.gpu;", "~{memory}"() #2
  %22 = tail call i32 asm sideeffect "atom.add.acquire.gpu.s32 $0,[$1],$2;", "=r,l,r,~{memory}"(ptr align 4 %0, i32 1) #2
  %23 = add i32 %14, 1
  %24 = add i32 %23, %21
  %25 = add i32 %24, %22
  store i32 %25, ptr %2, align 4
  ret void
}

declare void @llvm.lifetime.start.p0(ptr) #1

declare void @llvm.lifetime.end.p0(ptr) #1

define ptx_kernel void @_Z6othersPN4cuda3__46atomicIfLNS_3std3__412thread_scopeE2EEEPNS1_IhLS4_1EEEPiPd(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = tail call contract float asm sideeffect "atom.add.relaxed.cta.f32 $0,[$1],$2;", "=f,l,f,~{memory}"(ptr align 4 %0, float 1.500000e+00) #2
  tail call void asm sideeffect "fence.sc.gpu;", "~{memory}"() #2
  %8 = tail call i32 asm sideeffect "atom.or.acquire.gpu.b32 $0,[$1],$2;", "=r,l,r,~{memory}"(ptr align 4 %1, i32 8) #2
  call void @llvm.lifetime.start.p0(ptr %6) #3
  %9 = load i8, ptr %2, align 1
  store i8 %9, ptr %6, align 1
  br label %10

10:
  %11 = load i8, ptr %2, align 1
  %12 = zext i8 %11 to i32
  call void asm sideeffect "fence.sc.gpu;", "~{memory}"() #2
  %13 = call i32 asm sideeffect "atom.cas.acquire.gpu.b32 $0,[$1],$2,$3;", "=r,l,r,r,~{memory}"(ptr align 4 %1, i32 %12, i32 3) #2
  %14 = icmp eq i32 %13, %12
  call void @llvm.lifetime.start.p0(ptr %5) #3
  %15 = trunc i32 %13 to i8
  store i8 %15, ptr %5, align 1
  br i1 %14, label %33, label %16

16:
  %17 = call { ptr, ptr } asm "mov.b64 $0, $2;\0A mov.b64 $1, $3;", "=l,=l,l,l"(ptr %5, ptr align 1 %2) #4
  %18 = extractvalue { ptr, ptr } %17, 0
  %19 = extractvalue { ptr, ptr } %17, 1
  %20 = load i8, ptr %18, align 1
  %21 = load i8, ptr %19, align 1
  %22 = icmp eq i8 %20, %21
  br i1 %22, label %23, label %25

23:
  %24 = call i32 asm sideeffect "atom.and.relaxed.gpu.b32 $0,[$1],$2;", "=r,l,r,~{memory}"(ptr align 4 %1, i32 255) #2
  br label %26

25:
  store i8 %15, ptr %2, align 1
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr %5) #3
  %27 = call { ptr, ptr } asm "mov.b64 $0, $2;\0A mov.b64 $1, $3;", "=l,=l,l,l"(ptr %6, ptr align 1 %2) #4
  %28 = extractvalue { ptr, ptr } %27, 0
  %29 = extractvalue { ptr, ptr } %27, 1
  %30 = load i8, ptr %28, align 1
  %31 = load i8, ptr %29, align 1
  %32 = icmp eq i8 %30, %31
  br i1 %32, label %10, label %34

33:
  call void @llvm.lifetime.end.p0(ptr %5) #3
  br label %34

34:
  call void @llvm.lifetime.end.p0(ptr %6) #3
  call void asm sideeffect "fence.sc.gpu;", "~{memory}"() #2
  %35 = call i32 asm sideeffect "atom.xor.acquire.gpu.b32 $0,[$1],$2;", "=r,l,r,~{memory}"(ptr %2, i32 5) #2
  %36 = call contract double asm sideeffect "atom.add.relaxed.sys.f64 $0,[$1],$2;", "=d,l,d,~{memory}"(ptr %3, double -5.000000e-01) #2
  call void asm sideeffect "fence.sc.gpu;", "~{memory}"() #2
  call void asm sideeffect "fence.acq_rel.cta;", "~{memory}"() #2
  ret void
}

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }
