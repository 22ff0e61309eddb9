target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { [3 x double], [3 x double], float, [3 x i16], i8 }

declare void @llvm.lifetime.start.p0(ptr) #0

declare void @llvm.lifetime.end.p0(ptr) #0

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg) #1

define ptx_kernel void @_Z5swapsP8Particlei(ptr %0, i32 %1) #2 {
  %3 = alloca %0, align 8
  %4 = sdiv i32 %1, 2
  %5 = icmp sgt i32 %1, 1
  br i1 %5, label %7, label %6

6:
  ret void

7:
  %8 = phi i32 [ %15, %7 ], [ 0, %2 ]
  call void @llvm.lifetime.start.p0(ptr %3)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw %0, ptr %0, i64 %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %10, i64 64, i1 false)
  %11 = xor i32 %8, -1
  %12 = add nsw i32 %1, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %0, ptr %0, i64 %13
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %14, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %3, i64 64, i1 false)
  call void @llvm.lifetime.end.p0(ptr %3)
  %15 = add nuw nsw i32 %8, 1
  %16 = icmp eq i32 %15, %4
  br i1 %16, label %6, label %7
}

define ptx_kernel void @_Z5clearP5WorldPK8Particle(ptr %0, ptr %1) #3 {
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 0, i64 2696, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 2560, i1 false)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 2592
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = add nuw nsw i32 %4, 32
  %6 = zext nneg i32 %5 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %3, i8 -1, i64 %6, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %7, ptr align 8 %0, i64 192, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2688
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = and i32 %4, 7
  %11 = zext nneg i32 %10 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 %9, i64 %11, i1 false)
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg) #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg) #5

attributes #0 = { nounwind }
attributes #1 = { nounwind }
attributes #2 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { nounwind }
attributes #5 = { nounwind }
