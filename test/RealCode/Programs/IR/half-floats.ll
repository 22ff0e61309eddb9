target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z6memoryP6__halfP7__half2(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %4 = tail call i16 asm "ld.global.nc.b16 $0, [$1];", "=h,l"(ptr %3) #1
  %5 = tail call i16 asm sideeffect "{ atom.add.noftz.f16 $0,[$1],$2; }\0A", "=h,l,h,~{memory}"(ptr %0, i16 %4) #2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = tail call i32 asm "ld.global.cs.b32 $0, [$1];", "=r,l"(ptr %6) #1
  %8 = tail call i32 asm sideeffect "{ atom.add.noftz.f16x2 $0,[$1],$2; }\0A", "=r,l,r,~{memory}"(ptr %1, i32 %7) #2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %11 = load i32, ptr %10, align 4
  %12 = tail call i32 asm "{mov.u32 $0, WARP_SZ;\0A}", "=r"() #1
  %13 = shl i32 %12, 8
  %14 = add i32 %13, -8161
  %15 = tail call i32 asm sideeffect "{shfl.sync.down.b32 $0,$1,$2,$3,$4;\0A}", "=r,r,r,r,r"(i32 %11, i32 1, i32 %14, i32 -1) #2
  tail call void asm sideeffect "st.global.wt.b32 [$0], $1;", "l,r,~{memory}"(ptr %9, i32 %15) #2
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 6
  %17 = load i16, ptr %16, align 2
  %18 = tail call i32 asm "{  mov.b32 $0, {$1,$2};}\0A", "=r,h,h"(i16 %17, i16 %17) #1
  %19 = tail call i32 asm sideeffect "{shfl.sync.idx.b32 $0,$1,$2,$3,$4;\0A}", "=r,r,r,r,r"(i32 %18, i32 4, i32 %14, i32 -1) #2
  %20 = tail call i16 asm "{.reg .f16 low,high;\0A mov.b32 {low,high}, $1;\0A mov.b16 $0, low;}", "=h,r"(i32 %19) #1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i16 %20, ptr %21, align 2
  ret void
}

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent nounwind }
attributes #2 = { convergent nounwind }
