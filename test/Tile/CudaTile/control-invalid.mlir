// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What loops and branches refuse.
//
// RUN: nv-tileas-opt %s -verify-diagnostics -split-input-file \
// RUN:   --mlir-print-op-on-diagnostic=false -allow-unregistered-dialect

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.break' op must stand in a loop, or in branches of one}}
    break
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.continue' op must stand in a loop or for, or in branches of one}}
    continue
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    for %k in (%i to %i, step %i) : tile<i32> {
      // expected-error @below {{'cuda_tile.break' op must stand in a loop, or in branches of one}}
      break
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.if' op has results of types (), but a branch yields ('!cuda_tile.tile<i32>')}}
    if %c {
      // expected-note @below {{yielded here}}
      yield %i : tile<i32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.if' op with results needs an else}}
    %0 = if %c -> (tile<i32>) {
      yield %i : tile<i32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.if' op has results of types ('!cuda_tile.tile<i32>'), but a branch yields ('!cuda_tile.tile<i64>')}}
    %0 = if %c -> (tile<i32>) {
      // expected-note @below {{yielded here}}
      yield %n : tile<i64>
    } else {
      yield %i : tile<i32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    %0 = loop iter_values(%k = %i) : tile<i32> -> tile<i32> {
      // expected-error @below {{'cuda_tile.continue' op expected operands of types ('!cuda_tile.tile<i32>'), got ('!cuda_tile.tile<i64>')}}
      continue %n : tile<i64>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    %0 = loop : tile<i32> {
      // expected-error @below {{'cuda_tile.break' op expected operands of types ('!cuda_tile.tile<i32>'), got ('!cuda_tile.tile<i64>')}}
      break %n : tile<i64>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.continue' op expected operands of types ('!cuda_tile.tile<i32>'), got ()}}
    %0 = for %k in (%i to %i, step %i) : tile<i32> iter_values(%s = %i) -> (tile<i32>) {
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{custom op 'cuda_tile.for' expected 1 types of results, got 2}}
    %0 = for %k in (%i to %i, step %i) : tile<i32> iter_values(%s = %i) -> (tile<i32>, tile<i32>) {
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{custom op 'cuda_tile.loop' expected 2 types of carried values, got 1}}
    %0 = loop iter_values(%k = %i, %l = %i) : tile<i32> {
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.print_tko' op expected 1 tiles for the format, got 0}}
    %0 = print_tko "%d" -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.print_tko' op expected 0 tiles for the format, got 1}}
    %0 = print_tko "%%", %i : tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.assert' op operand #0 must be tile of i1, but got '!cuda_tile.tile<i32>'}}
    assert %i, "no" : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    loop {
      // expected-error @below {{'cuda_tile.return' op must stand in an entry, or in branches of one}}
      return
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.for' op expected a body that ends in continue}}
    for %k in (%i to %i, step %i) : tile<i32> {
      yield
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.for' op expected a body with the counter and what is carried as arguments}}
    "cuda_tile.for"(%i, %i, %i) ({
    ^bb0:
      continue
    }) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.for' op gives what it carries: expected results of the types of its initial values}}
    %0 = "cuda_tile.for"(%i, %i, %i, %i) ({
    ^bb0(%k: !cuda_tile.tile<i32>, %l: !cuda_tile.tile<i32>):
      continue %l : tile<i32>
    }) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i64>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    "cuda_tile.loop"(%i) ({
      // expected-error @below {{'cuda_tile.continue' op expected operands of types ('!cuda_tile.tile<i32>'), got ()}}
      continue
    }) : (!cuda_tile.tile<i32>) -> ()
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.return' op expected operands of types (), got ('!cuda_tile.tile<i32>')}}
    return %i : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    "cuda_tile.if"(%c) ({
      // expected-error @below {{block with no terminator, has "cuda_tile.assert"(%0#0) <{message = "x"}> : (!cuda_tile.tile<i1>) -> ()}}
      "cuda_tile.assert"(%c) <{message = "x"}> : (!cuda_tile.tile<i1>) -> ()
    }, {
    }) : (!cuda_tile.tile<i1>) -> ()
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %i, %c = "test.make"() : () -> (!cuda_tile.tensor_view<4xi32, strides=[1]>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>)
    // expected-error @below {{'cuda_tile.continue' op expected operands of types ('!cuda_tile.tensor_view<4xi32, strides=[1]>'), got ()}}
    %0 = loop iter_values(%k = %v) : tensor_view<4xi32, strides=[1]> -> tile<i32> {
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %i, %c = "test.make"() : () -> (!cuda_tile.tensor_view<4xi32, strides=[1]>, !cuda_tile.tile<i32>, !cuda_tile.tile<i1>)
    // expected-error @below {{'cuda_tile.if' op carries tiles and tokens only, got '!cuda_tile.tensor_view<4xi32, strides=[1]>'}}
    %0 = if %c -> (tensor_view<4xi32, strides=[1]>) {
      yield %v : tensor_view<4xi32, strides=[1]>
    } else {
      yield %v : tensor_view<4xi32, strides=[1]>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.print_tko' op has a format that ends inside of a conversion}}
    %0 = print_tko "%%%", %i : tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.print_tko' op has a format that ends inside of a conversion}}
    %0 = print_tko "%", %i : tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.print_tko' op has a format that ends inside of a conversion}}
    %0 = print_tko "%5.", %i : tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %i, %n, %t = "test.make"() : () -> (!cuda_tile.tile<i1>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.token)
    // expected-error @below {{'cuda_tile.if' op carries tiles and tokens only, got '!cuda_tile.tensor_view<8xf32, strides=[1]>'}}
    %0 = if %c -> (tensor_view<8xf32, strides=[1]>) {
      return
    } else {
      return
    }
  }
}
