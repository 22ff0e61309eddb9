//===- Origins.cpp - Where undefined bits come from -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Undefined/Origins.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Findings/Reporter.h"

namespace opennvvm::ptxmachine {

Origins::Origins() : List(Origin::Stored) {}

OriginId Origins::add(const Exec &X, const std::string &Kernel,
                      Origin::KindTy Kind, OriginId Before) {
  unsigned Line = lineOf(X);
  std::lock_guard<std::mutex> Held(Lock);
  auto [It, IsNew] =
      Known.try_emplace(std::make_tuple(unsigned(Kind), Line, Before,
                                        X.T.Home->Home->Number, &X.S.P),
                        OriginId(List.size()));
  if (!IsNew)
    return It->second;
  Origin O;
  O.Kind = Kind;
  O.Line = Line;
  O.Before = Before;
  O.Code = &X.S.P;
  O.Kernel = Kernel;
  std::copy_n(X.T.Home->Id, 3, O.Block);
  std::copy_n(X.T.Id, 3, O.Thread);
  List.push_back(std::move(O));
  return It->second;
}

OriginId Origins::store(const Exec &X, const std::string &Kernel,
                        OriginId From) {
  OriginId Source = read(X, Kernel, From);
  if (const Origin &O = (*this)[Source]; O.Kind == Origin::Stored)
    Source = O.Before;
  return add(X, Kernel, Origin::Stored, Source);
}

const char *describe(Origin::KindTy Kind) {
  static constexpr const char *Texts[Origin::NumKinds] = {
      "",
      "a register that nothing has written",
      "shared memory that nothing has written",
      "local memory that nothing has written",
      "tensor memory that nothing has written",
      "global memory that nothing has written",
      "what a lane has that takes no part in the shuffle",
      "undefined bits"};
  return Texts[Kind];
}

Party partyOf(const Origin &O, const std::string &What) {
  Party P;
  std::copy_n(O.Block, 3, P.Block);
  std::copy_n(O.Thread, 3, P.Thread);
  P.Line = O.Line;
  P.What = What;
  return P;
}

} // namespace opennvvm::ptxmachine
