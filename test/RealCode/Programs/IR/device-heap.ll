target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.lifetime.start.p0(ptr) #0

declare void @llvm.lifetime.end.p0(ptr) #0

define ptx_kernel void @_Z4treePKiiPi(ptr %0, i32 %1, ptr %2) #1 {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  %5 = tail call ptr @malloc(i64 24) #5
  %6 = load i32, ptr %0, align 4
  store i32 %6, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 16, i1 false)
  store ptr %5, ptr %4, align 8
  %8 = icmp sgt i32 %1, 1
  br i1 %8, label %9, label %21

9:
  %10 = phi i32 [ %45, %44 ], [ 1, %3 ]
  %11 = load ptr, ptr %4, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %35, label %13

13:
  %14 = zext nneg i32 %10 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4
  br label %27

17:
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load ptr, ptr %19, align 8
  br label %21

21:
  %22 = phi ptr [ %20, %17 ], [ null, %3 ]
  %23 = phi ptr [ %18, %17 ], [ %5, %3 ]
  %24 = icmp eq ptr %22, null
  %25 = select i1 %24, ptr %23, ptr %22
  %26 = load i32, ptr %25, align 8
  store i32 %26, ptr %2, align 4
  tail call void @free(ptr %22) #6
  tail call void @free(ptr %23) #6
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void

27:
  %28 = phi ptr [ %11, %13 ], [ %33, %27 ]
  %29 = load i32, ptr %28, align 8
  %30 = icmp slt i32 %16, %29
  %31 = select i1 %30, i64 8, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 %31
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %27

35:
  %36 = phi ptr [ %4, %9 ], [ %32, %27 ]
  %37 = tail call ptr @malloc(i64 24) #5
  store ptr %37, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %44, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %41 = zext nneg i32 %10 to i64
  %42 = getelementptr inbounds nuw i32, ptr %0, i64 %41
  %43 = load i32, ptr %42, align 4
  store i32 %43, ptr %37, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 16, i1 false)
  br label %44

44:
  %45 = add nuw nsw i32 %10, 1
  %46 = icmp eq i32 %45, %1
  br i1 %46, label %17, label %9
}

declare ptr @malloc(i64) #2

declare void @free(ptr) #3

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg) #4

attributes #0 = { nounwind }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind }
