//===- Texture.td - Textures and surfaces ------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Texture" in {

foreach I = !instances<Intrinsic>("^int_nvvm_(tex|tld4|suld|sust|suq|txq|istypep|texsurf)_") in
  def : Unsupported<I, "textures and surfaces are not printed yet">;

} // let Family
