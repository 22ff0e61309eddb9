; Comments and indentation do not move the caret.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = addrspace(1) global [4 x i32] zeroinitializer

define void @helper(i32 %n) !dbg !4 {
  br label %loop

loop:
	  %late = add i32 %sum, 1, !dbg !7	; a tab before and after
  %sum = mul i32 %n, 2, !dbg !8
  br label %loop
}

define ptx_kernel void @unnamed(i32 %0) {
  br label %2

2:
  %3 = add i32 %4, 1
  %4 = mul i32 %0, 2
  br label %2
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!1}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "main.cu", directory: "/")
!4 = distinct !DISubprogram(name: "helper", scope: !3, file: !3, line: 3, type: !5, unit: !2, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 27, column: 14, scope: !9)
!8 = !DILocation(line: 12, column: 3, scope: !4)
!9 = distinct !DILexicalBlockFile(scope: !4, file: !10, discriminator: 0)
!10 = !DIFile(filename: "inlined.cuh", directory: "/")
