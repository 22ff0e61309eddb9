//===- NewMnemonic.cpp - An instruction that is rows only -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// opennvvm-new-mnemonic: names an invented instruction by its enumerators and
// prints it, with what it requires by these and by its text.
//
//===----------------------------------------------------------------------===//

#include "Catalog/Mnemonic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace opennvvm;

int main() {
  constexpr Opcode Names[] = {{Inst::Frobnicate, Mod::B32},
                              {Inst::Frobnicate, Mod::Gently, Mod::B32}};
  for (const Opcode &O : Names)
    for (StringRef Machine : {"sm_80", "sm_90", "sm_100"}) {
      const SMInfo &SM = *findTarget(Machine);
      Gate Ours = gateOf(O, SM), Users = gateOfMnemonic(O.str(), SM);
      outs() << O.str() << ' ' << Machine << ' ' << Ours.allowsSM(SM)
             << Users.allowsSM(SM) << ' ' << unsigned(Ours.PTX) << ' '
             << unsigned(Users.PTX) << '\n';
    }
  return 0;
}
