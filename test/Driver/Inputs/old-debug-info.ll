target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) %p) !dbg !4 {
  store i32 1, ptr addrspace(1) %p, !dbg !7
  ret void
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!1}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i32 2, !"Debug Info Version", i32 1}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "k.cu", directory: "/")
!4 = distinct !DISubprogram(name: "k", scope: !3, file: !3, line: 3, type: !5, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 4, column: 2, scope: !4)
