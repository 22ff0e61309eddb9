// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What arithmetic and conversions refuse.
//
// RUN: nv-tileas-opt %s -verify-diagnostics -split-input-file \
// RUN:   --mlir-print-op-on-diagnostic=false -allow-unregistered-dialect

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.exp2' op flush_to_zero is for f32, got 'f16'}}
    %0 = exp2 %a flush_to_zero : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.rsqrt' op flush_to_zero is for f32, got 'f16'}}
    %0 = rsqrt %a flush_to_zero : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.sqrt' op flush_to_zero is for f32, got 'f16'}}
    %0 = sqrt %a flush_to_zero : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.maxf' op flush_to_zero is for f32, got 'f16'}}
    %0 = maxf %a, %b flush_to_zero : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.minf' op flush_to_zero is for f32, got 'f16'}}
    %0 = minf %a, %b flush_to_zero : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.addf' op flush_to_zero is for f32, got 'f16'}}
    %0 = addf %a, %b flush_to_zero : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.subf' op flush_to_zero is for f32, got 'f16'}}
    %0 = subf %a, %b flush_to_zero : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.mulf' op flush_to_zero is for f32, got 'f16'}}
    %0 = mulf %a, %b flush_to_zero : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.divf' op rounding<full> is for f32, got 'f16'}}
    %0 = divf %a, %b rounding<full> : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.fma' op flush_to_zero is for f32, got 'f16'}}
    %0 = fma %a, %b, %c flush_to_zero : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.tanh' op rounding<approx> is for f32, got 'f16'}}
    %0 = tanh %a rounding<approx> : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f16>, !cuda_tile.tile<f16>, !cuda_tile.tile<f16>)
    // expected-error @below {{'cuda_tile.addi' op operand #0 must be tile of i1, i8, i16, i32 or i64, but got '!cuda_tile.tile<f16>'}}
    %0 = addi %a, %b : tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.addf' op has no rounding<approx>}}
    %0 = addf %a, %b rounding<approx> : tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.subf' op has no rounding<full>}}
    %0 = subf %a, %b rounding<full> : tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.mulf' op has no rounding<nearest_away>}}
    %0 = mulf %a, %b rounding<nearest_away> : tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.fma' op has no rounding<approx>}}
    %0 = fma %a, %b, %c rounding<approx> : tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.divf' op has no rounding<nearest_int_to_zero>}}
    %0 = divf %a, %b rounding<nearest_int_to_zero> : tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.sqrt' op has no rounding<full>}}
    %0 = sqrt %a rounding<full> : tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.exp' op has no rounding<zero>}}
    %0 = exp %a rounding<zero> : tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.tanh' op has no rounding<nearest_even>}}
    %0 = tanh %a rounding<nearest_even> : tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{custom op 'cuda_tile.addf' expected a rounding, got 'red'}}
    %0 = addf %a, %b rounding<red> : tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.ftof' op expected another type, got 'f32'}}
    %0 = ftof %a : tile<f32> -> tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.ftof' op from 'f32' to 'f8E8M0FNU' rounds to zero or positive_inf, not nearest_even}}
    %0 = ftof %a : tile<f32> -> tile<f8E8M0FNU>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.ftof' op from 'f32' to 'f16' rounds to nearest_even or zero, not full}}
    %0 = ftof %a rounding<full> : tile<f32> -> tile<f16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.ftoi' op rounds to nearest_int_to_zero, not zero}}
    %0 = ftoi %a signed rounding<zero> : tile<f32> -> tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<f32>, !cuda_tile.tile<f32>, !cuda_tile.tile<f32>)
    // expected-error @below {{'cuda_tile.bitcast' op expected elements of one width, got 'f32' and 'i64'}}
    %0 = bitcast %a : tile<f32> -> tile<i64>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.divi' op rounding<negative_inf> is for signed numbers}}
    %0 = divi %a, %b unsigned rounding<negative_inf> : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.divi' op has no rounding<approx>}}
    %0 = divi %a, %b signed rounding<approx> : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.negi' op has no overflow<no_unsigned_wrap>}}
    %0 = negi %a overflow<no_unsigned_wrap> : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.exti' op expected a wider result, got '!cuda_tile.tile<i32>' and '!cuda_tile.tile<i16>'}}
    %0 = exti %a signed : tile<i32> -> tile<i16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.trunci' op expected a narrower result, got '!cuda_tile.tile<i32>' and '!cuda_tile.tile<i64>'}}
    %0 = trunci %a : tile<i32> -> tile<i64>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.itof' op has no form for 'f8E8M0FNU'}}
    %0 = itof %a signed : tile<i32> -> tile<f8E8M0FNU>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.itof' op rounds to nearest_even, not zero}}
    %0 = itof %a signed rounding<zero> : tile<i32> -> tile<f32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{custom op 'cuda_tile.maxi' expected a signedness, got ''}}
    %0 = maxi %a, %b : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.addf' op operand #0 must be tile of f16, bf16, f32 or f64, but got '!cuda_tile.tile<i32>'}}
    %0 = addf %a, %b : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.ptr_to_ptr' op expected pointers to another type, got '!cuda_tile.tile<ptr<f32>>'}}
    %0 = ptr_to_ptr %a : tile<ptr<f32>> -> tile<ptr<f32>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c = "test.make"() : () -> (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.bitcast' op operand #0 must be tile of numbers, but got '!cuda_tile.tile<ptr<f32>>'}}
    %0 = bitcast %a : tile<ptr<f32>> -> tile<i64>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<4xf32>)
    // expected-error @below {{'cuda_tile.ftof' op requires the same shape for all operands and results}}
    %0 = ftof %a : tile<4xf32> -> tile<8xf16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b = "test.make"() : () -> (!cuda_tile.tile<4xi4>, !cuda_tile.tile<4xi4>)
    // expected-error @below {{'cuda_tile.addi' op operand #0 must be tile of i1, i8, i16, i32 or i64, but got '!cuda_tile.tile<4xi4>'}}
    %0 = addi %a, %b : tile<4xi4>
  }
}
