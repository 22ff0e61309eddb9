target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.lifetime.start.p0(i64 immarg, ptr captures(none)) #0
declare void @llvm.lifetime.end.p0(i64 immarg, ptr)

; dead_on_return stays in comments.
define void @f(ptr %p, ptr noundef %q) !dbg !4 {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 -1, ptr %a) ; begin
  store i32 1, ptr %a
  call void @llvm.lifetime.end.p0(i64 -1, ptr nonnull %a)
  %i = ptrtoint ptr %p to i64 ; an address
  store i64 %i, ptr %q, !dbg !5
  ret void, !dbg !6
}
attributes #0 = { nounwind }
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 2}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!7}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !3, unit: !1)
!5 = !DILocation(line: 1, column: 2, scope: !4)
!6 = !DILocation(line: 1, column: 2, scope: !4)
!7 = !{i32 2, !"Debug Info Version", i32 3}
