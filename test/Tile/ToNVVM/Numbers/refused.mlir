// What has no formula, or no numbers, is refused by name.

// RUN: split-file %s %t
// RUN: not nv-tileas-lower-numbers %t/function.mlir 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not nv-tileas-lower-numbers %t/type.mlir 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not nv-tileas-lower-numbers %t/width.mlir 2>&1 | FileCheck %s --check-prefix=WIDTH
// RUN: not nv-tileas-lower-numbers %t/away.mlir 2>&1 | FileCheck %s --check-prefix=AWAY
// RUN: not nv-tileas-lower-numbers %t/sign.mlir 2>&1 | FileCheck %s --check-prefix=SIGN
// RUN: not nv-tileas-lower-numbers %t/exponent.mlir 2>&1 | FileCheck %s --check-prefix=EXPONENT
// RUN: not nv-tileas-lower-numbers --arch=sm_70 %t/type.mlir 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not nv-tileas-lower-numbers --arch=sm_77 %t/type.mlir 2>&1 | FileCheck %s --check-prefix=NONE

// OLD: tile programs are compiled for machines from 75 on, not for 'sm_70'
// NONE: there is no machine 'sm_77'

//--- function.mlir
// FUNCTION: error: 'math.erf' op cannot be lowered: it has no formula
func.func @f(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}
//--- type.mlir
// TYPE: error: 'arith.addf' op cannot be lowered: numbers of 'f8E3M4' are not supported
func.func @f(%a: f8E3M4) -> f8E3M4 {
  %0 = arith.addf %a, %a : f8E3M4
  return %0 : f8E3M4
}
//--- width.mlir
// WIDTH: error: 'arith.addi' op cannot be lowered: numbers of 'i24' are not supported
func.func @f(%a: i24) -> i24 {
  %0 = arith.addi %a, %a : i24
  return %0 : i24
}
//--- away.mlir
// AWAY: error: 'arith.truncf' op cannot be lowered: f64 is not rounded to f32 away from zero
func.func @f(%a: f64) -> f32 {
  %0 = arith.truncf %a to_nearest_away : f64 to f32
  return %0 : f32
}
//--- sign.mlir
// SIGN: error: 'arith.negf' op cannot be lowered: its numbers have no sign
func.func @f(%a: f8E8M0FNU) -> f8E8M0FNU {
  %0 = arith.negf %a : f8E8M0FNU
  return %0 : f8E8M0FNU
}
//--- exponent.mlir
// EXPONENT: error: 'math.fpowi' op cannot be lowered: exponents are of 32 bits at most
func.func @f(%a: f32, %b: i64) -> f32 {
  %0 = math.fpowi %a, %b : f32, i64
  return %0 : f32
}
