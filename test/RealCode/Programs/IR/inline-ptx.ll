target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @_Z4lop3jjj(i32 %0, i32 %1, i32 %2) #0 {
  %4 = tail call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %0, i32 %1, i32 %2) #4
  ret i32 %4
}

define void @_Z8addCarryRjS_jj(ptr align 4 %0, ptr align 4 %1, i32 %2, i32 %3) #1 {
  %5 = load i32, ptr %0, align 4
  %6 = load i32, ptr %1, align 4
  %7 = tail call { i32, i32 } asm "add.cc.u32 $0, $0, $2;\0A\09addc.u32 $1, $1, $3;", "=r,=r,r,r,0,1"(i32 %2, i32 %3, i32 %5, i32 %6) #4
  %8 = extractvalue { i32, i32 } %7, 0
  %9 = extractvalue { i32, i32 } %7, 1
  store i32 %8, ptr %0, align 4
  store i32 %9, ptr %1, align 4
  ret void
}

define i32 @_Z6selectiib(i32 %0, i32 %1, i1 zeroext %2) #0 {
  %4 = zext i1 %2 to i32
  %5 = tail call i32 asm "{\0A\09.reg .pred %p;\0A\09setp.ne.s32 %p, $3, 0;\0A\09selp.s32 $0, $1, $2, %p;\0A\09}", "=r,r,r,r"(i32 %0, i32 %1, i32 %4) #4
  ret i32 %5
}

define i32 @_Z4loopi(i32 %0) #2 {
  %2 = tail call { i32, i32 } asm sideeffect "{\0A\09.reg .pred p;\0AAGAIN_${:uid}:\0A\09add.s32 $0, $0, $1;\0A\09sub.s32 $1, $1, 1;\0A\09setp.gt.s32 p, $1, 0;\0A\09@p bra AGAIN_${:uid};\0A\09}", "=r,=r,0,1"(i32 0, i32 %0) #5
  %3 = extractvalue { i32, i32 } %2, 0
  ret i32 %3
}

define ptx_kernel void @_Z3runPjPiPfPdPsPy(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) #3 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = tail call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %8, i32 %10, i32 %12) #4
  store i32 %13, ptr %0, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %19 = load i32, ptr %18, align 4
  %20 = load i32, ptr %14, align 4
  %21 = load i32, ptr %15, align 4
  %22 = tail call { i32, i32 } asm "add.cc.u32 $0, $0, $2;\0A\09addc.u32 $1, $1, $3;", "=r,=r,r,r,0,1"(i32 %17, i32 %19, i32 %20, i32 %21) #4
  %23 = extractvalue { i32, i32 } %22, 0
  %24 = extractvalue { i32, i32 } %22, 1
  store i32 %23, ptr %14, align 4
  store i32 %24, ptr %15, align 4
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %30 = load i32, ptr %29, align 4
  %31 = icmp sgt i32 %30, 4
  %32 = zext i1 %31 to i32
  %33 = tail call i32 asm "{\0A\09.reg .pred %p;\0A\09setp.ne.s32 %p, $3, 0;\0A\09selp.s32 $0, $1, $2, %p;\0A\09}", "=r,r,r,r"(i32 %26, i32 %28, i32 %32) #4
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %35 = load i32, ptr %34, align 4
  %36 = tail call { i32, i32 } asm sideeffect "{\0A\09.reg .pred p;\0AAGAIN_${:uid}:\0A\09add.s32 $0, $0, $1;\0A\09sub.s32 $1, $1, 1;\0A\09setp.gt.s32 p, $1, 0;\0A\09@p bra AGAIN_${:uid};\0A\09}", "=r,=r,0,1"(i32 0, i32 %35) #5
  %37 = extractvalue { i32, i32 } %36, 0
  %38 = add nsw i32 %37, %33
  %39 = tail call { i32, i32 } asm sideeffect "{\0A\09.reg .pred p;\0AAGAIN_${:uid}:\0A\09add.s32 $0, $0, $1;\0A\09sub.s32 $1, $1, 1;\0A\09setp.gt.s32 p, $1, 0;\0A\09@p bra AGAIN_${:uid};\0A\09}", "=r,=r,0,1"(i32 0, i32 3) #5
  %40 = extractvalue { i32, i32 } %39, 0
  %41 = add nsw i32 %38, %40
  store i32 %41, ptr %1, align 4
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %43 = load float, ptr %42, align 4
  %44 = tail call contract float asm "ex2.approx.ftz.f32 $0, $1;", "=f,f"(float %43) #4
  store float %44, ptr %2, align 4
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %48 = load double, ptr %47, align 8
  %49 = tail call contract double asm "fma.rn.f64 $0, $1, $2, $3;", "=d,d,d,d"(double %46, double %48, double 5.000000e-01) #4
  store double %49, ptr %3, align 8
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %51 = load i16, ptr %50, align 2
  %52 = tail call i16 asm "add.s16 $0, $1, $2;", "=h,h,h"(i16 %51, i16 4) #4
  store i16 %52, ptr %4, align 2
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %56 = load i64, ptr %55, align 8
  %57 = tail call i64 asm "mad.wide.u32 $0, $1, $2, $3;", "=l,r,n,l"(i32 %54, i32 12, i64 %56) #4
  store i64 %57, ptr %5, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %60 = load i32, ptr %59, align 4
  tail call void asm sideeffect "st.global.v2.u32 [$0], {$1, $2};", "l,r,r,~{memory}"(ptr %58, i32 %60, i32 %54) #5
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = tail call { i32, i32 } asm "mov.b64 {$0, $1}, $2;", "=r,=r,l"(i64 %64) #4
  %66 = extractvalue { i32, i32 } %65, 0
  %67 = extractvalue { i32, i32 } %65, 1
  store i32 %66, ptr %61, align 4
  store i32 %67, ptr %62, align 4
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %69 = tail call contract float asm sideeffect "ld.volatile.global.f32 $0, [$1+4];", "=f,l"(ptr %2) #5
  store float %69, ptr %68, align 4
  ret void
}

attributes #0 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind }
