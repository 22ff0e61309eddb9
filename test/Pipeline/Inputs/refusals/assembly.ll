; Inline assembly that does not fit its constraints.

; MODULE unknown output letter
define i32 @f() {
  %x = call i32 asm "mov.u32 $0, 1;", "=y"()
  ret i32 %x
}
; MODULE unknown input letter
define void @f(i32 %x) {
  call void asm sideeffect "// $0", "y"(i32 %x)
  ret void
}
; MODULE no constant
define void @f(i32 %x) {
  call void asm sideeffect "// $0", "n"(i32 %x)
  ret void
}
; MODULE a constant
define void @f() {
  call void asm sideeffect "// $0", "n"(i32 7)
  ret void
}
; MODULE operand that does not exist
define void @f(i32 %x) {
  call void asm sideeffect "// $3", "r"(i32 %x)
  ret void
}
; MODULE unknown modifier
define void @f(i32 %x) {
  call void asm sideeffect "// ${0:z}", "r"(i32 %x)
  ret void
}
; MODULE number that is none
define void @f(i32 %x) {
  call void asm sideeffect "// ${x}", "r"(i32 %x)
  ret void
}
; MODULE no end of an operand
define void @f(i32 %x) {
  call void asm sideeffect "// ${0", "r"(i32 %x)
  ret void
}
; MODULE dollar before nothing
define void @f(i32 %x) {
  call void asm sideeffect "// $x", "r"(i32 %x)
  ret void
}
; MODULE wide value in a narrow register
define void @f(double %x) {
  call void asm sideeffect "// $0", "r"(double %x)
  ret void
}
; MODULE narrow value as 128 bits
define void @f(i32 %x) {
  call void asm sideeffect "// $0", "q"(i32 %x)
  ret void
}
; MODULE result that is no 128 bits
define i32 @f() {
  %x = call i32 asm "// $0", "=q"()
  ret i32 %x
}
; MODULE vector in one register
define void @f(<2 x i32> %x) {
  call void asm sideeffect "// $0", "l"(<2 x i32> %x)
  ret void
}
; MODULE result of several registers
define <2 x i64> @f() {
  %x = call <2 x i64> asm "// $0", "=l"()
  ret <2 x i64> %x
}
; MODULE bytes that are no text
define void @f() {
  call void asm sideeffect "// \C3\A4", ""()
  ret void
}
; MODULE scalable operand
define void @f(ptr %p) {
  %v = load <vscale x 4 x i32>, ptr %p
  call void asm sideeffect "// $0", "r"(<vscale x 4 x i32> %v)
  ret void
}
; MODULE version too old --ptx=7.8
define void @f() {
  call void asm sideeffect "fence.proxy.async;", ""()
  call void asm sideeffect "setmaxnreg.inc.sync.aligned.u32 232;", ""()
  ret void
}
; MODULE wide register for an array
define [3 x i32] @f() {
  %r = call [3 x i32] asm "// $0", "=q"()
  ret [3 x i32] %r
}
; MODULE array in a register
define void @f([2 x i32] %a) {
  call void asm sideeffect "// $0", "l"([2 x i32] %a)
  ret void
}
