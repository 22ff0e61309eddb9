; Variables in the generic address space, which move in the middle of the
; pipeline, one in the initial value of another, one that a linker may replace.
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@names = internal constant [2 x ptr] [ptr @.str, ptr @.str.1]
@count = internal global i32 0
@replaceable = weak constant i32 5
@0 = internal global [4 x i32] zeroinitializer

define ptx_kernel void @name(ptr %out, i32 %i) {
  %at = getelementptr [2 x ptr], ptr @names, i32 0, i32 %i
  %name = load ptr, ptr %at
  %c = load i8, ptr %name
  store i8 %c, ptr %out
  ret void
}

define ptx_kernel void @counted(ptr %out) {
  %old = atomicrmw add ptr @count, i32 1 monotonic
  %five = load i32, ptr @replaceable
  %sum = add i32 %old, %five
  store i32 %sum, ptr %out
  ret void
}

define ptx_kernel void @unnamed(ptr %out, i32 %i) {
  %at = getelementptr [4 x i32], ptr @0, i32 0, i32 %i
  %v = load i32, ptr %at
  %f = load i8, ptr @.str
  %w = zext i8 %f to i32
  %sum = add i32 %v, %w
  store i32 %sum, ptr %at
  store i32 %sum, ptr %out
  ret void
}
