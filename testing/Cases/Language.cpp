//===- Language.cpp - Calls, objects, structures, output ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"

namespace cases {

static Case virtualCalls() {
  std::vector<int32_t> Out;
  for (int T = 0; T < 32; ++T) {
    int Areas[3] = {T, (T + 1) * (T + 1), (T + 2) * (T + 2)};
    int Sum = 0;
    for (int I = 0; I < 3; ++I) {
      int Which = (I + T) % 3;
      Sum = Sum * 7 + Areas[Which] * (I + 1) - (Which == 2 ? 5 : 0);
    }
    Out.push_back(Sum);
  }
  Case C{"virtual-calls", "shapes"};
  C.Block[0] = 32;
  C.Arguments = {output(Out)};
  return C;
}

static uint64_t step(unsigned Which, uint64_t V, int N) {
  switch (Which) {
  case 0:
    return V + uint64_t(int64_t(N));
  case 1:
    return V * uint64_t(int64_t(N));
  case 2:
    return N & 63 ? V << (N & 63) | V >> (64 - (N & 63)) : V;
  default:
    return -V;
  }
}

static Case functionTable() {
  Random R(15);
  std::vector<uint8_t> Program(37);
  for (uint8_t &P : Program)
    P = uint8_t(R.word());
  std::vector<uint64_t> Out;
  for (unsigned T = 0; T < 32; ++T) {
    uint64_t V = T;
    for (unsigned I = 0; I < Program.size(); ++I) {
      V = step((Program[I] + T) & 3, V, Program[I] >> 2);
      if (I % 3 == 2)
        V = step(T & 3, V, int(I));
    }
    Out.push_back(V);
  }
  Case C{"function-table", "table"};
  C.Block[0] = 32;
  C.Arguments = {input(Program), value(uint32_t(Program.size())), output(Out)};
  return C;
}

namespace {
struct Small {
  char C;
  short S;
};
struct Mixed {
  char Tag;
  double D;
  short S[3];
  float F;
  Small Last;
};
struct Big {
  int V[9];
};
} // namespace

static void change(Mixed &M, int By) {
  M.D += By;
  M.S[By % 3] = short(M.S[By % 3] + By);
  M.Last.C = char(M.Last.C ^ By);
  M.Tag = char(M.Tag + 1);
}

static Case byValue() {
  Mixed M;
  std::memset(&M, 0, sizeof M);
  M.Tag = 'a';
  M.D = 0.25;
  M.S[0] = 100, M.S[1] = -200, M.S[2] = 300;
  M.F = 1.5f;
  M.Last = {'z', 7};
  Big B;
  for (int I = 0; I < 9; ++I)
    B.V[I] = 1000 + I * I;
  const int Index = 4;
  // Padding is unspecified, so members are compared one by one through a mask.
  std::vector<Mixed> Out;
  std::vector<int32_t> Sums;
  for (int T = 0; T < 8; ++T) {
    Mixed X;
    std::memcpy(&X, &M, sizeof M);
    change(X, T);
    change(X, Index);
    Out.push_back(X);
    auto Rotated = [&](int I) { return B.V[(I + T) % 9]; };
    int First = Rotated(0) - 1;
    Sums.push_back(First * 100 + (Index == 0 ? First : Rotated(Index)));
    int There = T % 9 == Index ? T : B.V[T % 9];
    Sums.push_back(T + There);
  }
  Case C{"by-value", "byvalue"};
  C.Block[0] = 8;
  C.Arguments = {value(M), value(B), output(Out, "members"), output(Sums),
                 value(uint32_t(Index))};
  // Which bytes of a Mixed hold a member.
  C.Arguments[2].Compare =
      "mask ff00000000000000ffffffffffffffffffffffffffff0000ffffffffff00ffff";
  return C;
}

static Case printf() {
  Case C{"printf", "talk"};
  C.Arguments = {output(std::vector<int32_t>{5, 0}, "ignore")};
  C.Output = "42 x 1.500000 -7 text\nno argument\n";
  return C;
}

std::vector<Case> languageCases() {
  return {virtualCalls(), functionTable(), byValue(), printf()};
}

} // namespace cases
