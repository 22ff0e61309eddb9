//===- Shuffles.cpp - Byte moves and wide calls ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "Numbers.h"

using namespace llvm;

namespace opennvvm::exec {

namespace {

/// Bytes 0 to 3 are those of A; 4 to 7 are those of B.
uint64_t byteOf(uint64_t A, uint64_t B, unsigned N) {
  return ((N < 4 ? A : B) >> 8 * (N & 3)) & 0xFF;
}

uint64_t select(uint64_t A, uint64_t B, const unsigned (&Lowest)[4]) {
  uint64_t R = 0;
  for (unsigned I = 0; I < 4; ++I)
    R |= byteOf(A, B, Lowest[I]) << 8 * I;
  return R;
}

void addPermutes(std::vector<Case> &Cases) {
  // Each byte to each position, and common selectors.
  std::vector<unsigned> Selectors = {0x3210, 0x7654, 0x0123, 0x5410, 0x7632,
                                     0x1032, 0x4140, 0x3333, 0x6543, 0x17610};
  for (unsigned I = 0; I < 4; ++I)
    for (unsigned N = 0; N < 8; ++N)
      Selectors.push_back((0x3210 & ~(0xF << 4 * I)) | N << 4 * I);
  for (unsigned S : Selectors)
    Cases.push_back(call("byte-permute", "i32", "llvm.nvvm.prmt",
                         {"i32 %a", "i32 %b", "i32 " + std::to_string(S)},
                         [S](uint64_t A, uint64_t B, uint64_t) {
                           return select(A, B,
                                         {S & 7, (S >> 4) & 7, (S >> 8) & 7,
                                          (S >> 12) & 7});
                         }));
  // From the tables of the PTX ISA, lowest byte first.
  struct Mode {
    const char *Name;
    unsigned Bytes[4][4];
  };
  static constexpr Mode Modes[] = {
      {"f4e", {{0, 1, 2, 3}, {1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}}},
      {"b4e", {{0, 7, 6, 5}, {1, 0, 7, 6}, {2, 1, 0, 7}, {3, 2, 1, 0}}},
      {"rc8", {{0, 0, 0, 0}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}}},
      {"ecl", {{0, 1, 2, 3}, {1, 1, 2, 3}, {2, 2, 2, 3}, {3, 3, 3, 3}}},
      {"ecr", {{0, 0, 0, 0}, {0, 1, 1, 1}, {0, 1, 2, 2}, {0, 1, 2, 3}}},
      {"rc16", {{0, 1, 0, 1}, {2, 3, 2, 3}, {0, 1, 0, 1}, {2, 3, 2, 3}}}};
  for (const Mode &M : Modes)
    for (unsigned N : {0u, 1u, 2u, 3u, 6u, 0xFFFFFFFFu}) {
      bool Two = StringRef(M.Name).ends_with("4e");
      std::vector<std::string> Operands = {"i32 %a"};
      if (Two)
        Operands.push_back("i32 %b");
      Operands.push_back("i32 " + std::to_string(int32_t(N)));
      Cases.push_back(call("byte-permute", "i32",
                           std::string("llvm.nvvm.prmt.") + M.Name, Operands,
                           [M, N](uint64_t A, uint64_t B, uint64_t) {
                             return select(A, B, M.Bytes[N & 3]);
                           }));
    }
}

void addWords(std::vector<Case> &Cases) {
  Cases.push_back(call("words-of-double", "i32", "llvm.nvvm.d2i.lo",
                       {"double %a"},
                       [](uint64_t A, uint64_t, uint64_t) { return A; }));
  Cases.push_back(call("words-of-double", "i32", "llvm.nvvm.d2i.hi",
                       {"double %a"},
                       [](uint64_t A, uint64_t, uint64_t) { return A >> 32; }));
  Case C = call("words-of-double", "double", "llvm.nvvm.lohi.i2d",
                {"i32 %a", "i32 %b"},
                [](uint64_t A, uint64_t B, uint64_t) { return A | B << 32; });
  // As bits: a NaN must keep its own.
  C.Result = "i64";
  C.Body = "  %d = call double @llvm.nvvm.lohi.i2d(i32 %a, i32 %b)\n"
           "  %r = bitcast double %d to i64\n";
  Cases.push_back(std::move(C));
}

/// IR that creates a vector of \p Lanes from %a and %b in turn, or from pieces
/// of them.
std::string vectorOf(const std::string &Type, const std::string &Element,
                     unsigned Lanes, const std::string &Name,
                     const std::string &A, const std::string &B) {
  std::string Text;
  for (unsigned I = 0; I < Lanes; ++I)
    Text += "  %" + Name + std::to_string(I) + " = insertelement " + Type +
            " " +
            (I ? "%" + Name + std::to_string(I - 1) : std::string("poison")) +
            ", " + Element + " " + (I % 2 ? B : A) + ", i32 " +
            std::to_string(I) + "\n";
  return Text;
}

/// Lane \p At of the wide call equals the scalar call on that lane.
Case wide(const std::string &Rule, const std::string &Intrinsic,
          const std::string &Element, unsigned Lanes, unsigned At,
          unsigned Operands, Reference Want) {
  std::string V = "<" + std::to_string(Lanes) + " x " + Element + ">";
  Case C;
  C.Rule = Rule;
  C.Intrinsic = Intrinsic;
  C.Result = Element;
  C.Params = {Element, Element};
  C.Body = vectorOf(V, Element, Lanes, "x", "%a", "%b") +
           vectorOf(V, Element, Lanes, "y", "%b", "%a");
  std::string X = "%x" + std::to_string(Lanes - 1),
              Y = "%y" + std::to_string(Lanes - 1);
  std::string Arguments, Types;
  for (unsigned I = 0; I < Operands; ++I) {
    Arguments += (I ? ", " : "") + V + " " + (I % 2 ? Y : X);
    Types += (I ? ", " : "") + V;
  }
  C.Body += "  %v = call " + V + " @" + Intrinsic + "(" + Arguments + ")\n" +
            "  %r = extractelement " + V + " %v, i32 " + std::to_string(At) +
            "\n";
  C.Declarations = "declare " + V + " @" + Intrinsic + "(" + Types + ")\n";
  C.OnlyLowered = true;
  bool Swapped = At % 2;
  C.Want = [=](uint64_t A, uint64_t B, uint64_t) {
    return Swapped ? Want(B, A, B) : Want(A, B, A);
  };
  return C;
}

} // namespace

std::vector<Case> shuffleCases() {
  std::vector<Case> Cases;
  addPermutes(Cases);
  addWords(Cases);
  return Cases;
}

std::vector<Case> vectorCases() {
  std::vector<Case> Cases;
  auto Magnitude = [](uint64_t Sign) {
    return [Sign](uint64_t A, uint64_t, uint64_t) { return A & ~Sign; };
  };
  for (unsigned At = 0; At < 4; ++At)
    Cases.push_back(wide("wide-overload", "llvm.nvvm.fabs.v4f32", "float", 4,
                         At, 1, Magnitude(0x80000000)));
  for (unsigned At = 0; At < 5; ++At)
    Cases.push_back(wide("wide-overload", "llvm.nvvm.fabs.v5f16", "half", 5, At,
                         1, Magnitude(0x8000)));
  for (unsigned At = 0; At < 3; ++At)
    Cases.push_back(wide("wide-overload", "llvm.nvvm.fabs.v3f64", "double", 3,
                         At, 1, Magnitude(1ull << 63)));
  for (unsigned At = 0; At < 4; ++At)
    Cases.push_back(wide("wide-overload", "llvm.nvvm.fabs.ftz.v4f32", "float",
                         4, At, 1, [](uint64_t A, uint64_t, uint64_t) {
                           return bits(
                               abs(read({&APFloat::IEEEsingle(), true}, A)));
                         }));
  for (bool Left : {true, false})
    for (unsigned At = 0; At < 3; ++At)
      Cases.push_back(wide(
          "wide-overload",
          std::string("llvm.nvvm.fsh") + (Left ? "l" : "r") + ".clamp.v3i32",
          "i32", 3, At, 3, [Left](uint64_t A, uint64_t B, uint64_t N) {
            uint64_t Both = A << 32 | B;
            N = std::min<uint64_t>(N, 32);
            return Left ? (N == 32 ? B : (Both << N) >> 32) : Both >> N;
          }));
  // Approximations: compared with the scalar call, for exact powers.
  for (bool Ftz : {false, true})
    for (unsigned At = 0; At < 2; ++At) {
      Case C = wide(
          "wide-overload",
          Ftz ? "llvm.nvvm.ex2.approx.ftz.v2f32" : "llvm.nvvm.ex2.approx.v2f32",
          "float", 2, At, 1, [](uint64_t A, uint64_t, uint64_t) {
            return uint64_t(0x3F800000) + ((int64_t(A % 64) - 32) << 23);
          });
      C.Params = {"i8", "i8"};
      std::string Make;
      for (std::string N : {"a", "b"})
        Make += "  %w" + N + " = zext i8 %" + N + " to i32\n  %m" + N +
                " = and i32 %w" + N + ", 63\n  %n" + N + " = sub i32 %m" + N +
                ", 32\n  %f" + N + " = sitofp i32 %n" + N + " to float\n";
      C.Body = Make + StringRef(C.Body).str();
      for (size_t P; (P = C.Body.find("float %a,")) != std::string::npos;)
        C.Body.replace(P, 9, "float %fa,");
      for (size_t P; (P = C.Body.find("float %b,")) != std::string::npos;)
        C.Body.replace(P, 9, "float %fb,");
      Cases.push_back(std::move(C));
    }
  // Wide calls of scalar intrinsics and of intrinsics on pairs.
  auto Add = [](const fltSemantics &Format) {
    return [&Format](uint64_t A, uint64_t B, uint64_t) {
      APFloat X = read({&Format}, A);
      X.add(read({&Format}, B), RZ);
      return write({&Format}, X);
    };
  };
  for (unsigned At = 0; At < 4; ++At) {
    Cases.push_back(wide("wide-call", "llvm.nvvm.add.rz.f.v4f32", "float", 4,
                         At, 2, Add(APFloat::IEEEsingle())));
    Cases.push_back(wide("wide-call", "llvm.nvvm.fmax.f16x2.v4f16", "half", 4,
                         At, 2, [](uint64_t A, uint64_t B, uint64_t) {
                           return minMax({&APFloat::IEEEhalf()}, true, false, A,
                                         B);
                         }));
  }
  for (unsigned At = 0; At < 2; ++At)
    Cases.push_back(wide("wide-call", "llvm.nvvm.add.rz.d.v2f64", "double", 2,
                         At, 2, Add(APFloat::IEEEdouble())));
  return Cases;
}

} // namespace opennvvm::exec
