//===- Integer.cpp - Integers and bits ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::exec {

namespace {

struct Width {
  const char *Suffix;
  unsigned Bits;
  bool Signed;
  std::string type() const { return "i" + std::to_string(Bits); }
};

constexpr Width Widths[] = {{"s", 16, true},  {"us", 16, false},
                            {"i", 32, true},  {"ui", 32, false},
                            {"ll", 64, true}, {"ull", 64, false}};

/// \p V, with the width of \p W, as a number.
__int128 number(const Width &W, uint64_t V) {
  return W.Signed ? __int128(SignExtend64(V, W.Bits)) : __int128(V);
}

void addProducts(std::vector<Case> &Cases) {
  for (const Width &W : Widths) {
    std::string T = W.type();
    Cases.push_back(call(
        "high-product", T, std::string("llvm.nvvm.mulhi.") + W.Suffix,
        {T + " %a", T + " %b"}, [W](uint64_t A, uint64_t B, uint64_t) {
          if (!W.Signed) // A 64-bit number needs all of them.
            return uint64_t((static_cast<unsigned __int128>(A) * B) >> W.Bits);
          return uint64_t((number(W, A) * number(W, B)) >> W.Bits);
        }));
    Cases.push_back(call("absolute-difference", T,
                         std::string("llvm.nvvm.sad.") + W.Suffix,
                         {T + " %a", T + " %b", T + " %c"},
                         [W](uint64_t A, uint64_t B, uint64_t C) {
                           __int128 X = number(W, A), Y = number(W, B);
                           return C + uint64_t(X < Y ? Y - X : X - Y);
                         }));
  }
  for (bool Signed : {true, false})
    Cases.push_back(
        call("product-of-24-bits", "i32",
             std::string("llvm.nvvm.mul24.") + (Signed ? "i" : "ui"),
             {"i32 %a", "i32 %b"}, [Signed](uint64_t A, uint64_t B, uint64_t) {
               auto Lower = [&](uint64_t V) {
                 V &= 0xFFFFFF;
                 return Signed ? SignExtend64<24>(V) : int64_t(V);
               };
               return uint64_t(Lower(A) * Lower(B));
             }));
}

void addHighestBit(std::vector<Case> &Cases) {
  for (unsigned Bits : {32u, 64u})
    for (bool Signed : {true, false})
      for (bool Shift : {false, true}) {
        std::string T = "i" + std::to_string(Bits);
        Case C =
            call("highest-bit", "i32",
                 std::string("llvm.nvvm.flo.") + (Signed ? "s." : "u.") + T,
                 {T + " %v", Shift ? "i1 true" : "i1 false"}, nullptr);
        C.Params = {T};
        // Not negative; for a shift, not zero either.
        uint64_t Clear = Signed ? uint64_t(1) << (Bits - 1) : 0,
                 Set = Shift ? 4 : 0;
        std::string Mask = std::to_string(Bits == 32 ? int64_t(int32_t(~Clear))
                                                     : int64_t(~Clear));
        C.Body = "  %w = and " + T + " %a, " + Mask + "\n  %v = or " + T +
                 " %w, " + std::to_string(Set) + "\n" + C.Body;
        C.Want = [=](uint64_t A, uint64_t, uint64_t) -> uint64_t {
          A = (A & ~Clear) | Set;
          for (unsigned At = Bits; At-- > 0;)
            if ((A >> At) & 1)
              return Shift ? Bits - 1 - At : At;
          return ~uint32_t(0);
        };
        Cases.push_back(std::move(C));
      }
}

/// shf: the two words combined, shifted by at most 32.
void addFunnels(std::vector<Case> &Cases) {
  for (unsigned Amount : {0u, 1u, 7u, 31u, 32u, 33u, 255u, 0xFFFFFFFFu})
    for (bool Left : {true, false})
      Cases.push_back(
          call("funnel-shift", "i32",
               std::string("llvm.nvvm.fsh") + (Left ? "l" : "r") + ".clamp.i32",
               {"i32 %a", "i32 %b", "i32 " + std::to_string(int32_t(Amount))},
               [=](uint64_t A, uint64_t B, uint64_t) {
                 uint64_t Both = A << 32 | B;
                 unsigned N = std::min(Amount, 32u);
                 return Left ? N == 0 ? A : (Both << (N - 0)) >> 32 : Both >> N;
               }));
  // An amount that is known to be small although its value is unknown.
  for (bool Left : {true, false}) {
    std::string Name =
        std::string("llvm.nvvm.fsh") + (Left ? "l" : "r") + ".clamp.i32";
    Case C =
        call("funnel-shift", "i32", Name, {"i32 %a", "i32 %b", "i32 %small"},
             [=](uint64_t A, uint64_t B, uint64_t Amount) {
               uint64_t Both = A << 32 | B;
               unsigned N = Amount & 31;
               return Left ? (Both << N) >> 32 : Both >> N;
             });
    C.Params = {"i32", "i32", "i32"};
    C.Body = "  %small = and i32 %c, 31\n" + C.Body;
    Cases.push_back(std::move(C));
  }
}

/// szext and bmsk, following their pseudocode.
void addFields(std::vector<Case> &Cases) {
  for (bool Wrap : {false, true}) {
    std::string Mode = Wrap ? "wrap" : "clamp";
    for (unsigned N : {0u, 1u, 5u, 8u, 16u, 31u, 32u, 33u, 40u, 64u, ~0u})
      for (bool Signed : {true, false})
        Cases.push_back(
            call("extend-bits", "i32",
                 (Signed ? "llvm.nvvm.sext." : "llvm.nvvm.zext.") + Mode,
                 {"i32 %a", "i32 " + std::to_string(int32_t(N))},
                 [=](uint64_t A, uint64_t, uint64_t) -> uint64_t {
                   unsigned Count = Wrap ? N & 31 : N;
                   if (Count >= 32)
                     return A;
                   if (Count == 0)
                     return 0;
                   A &= maskTrailingOnes<uint64_t>(Count);
                   return Signed ? SignExtend64(A, Count) : A;
                 }));
    for (unsigned At : {0u, 1u, 9u, 31u, 32u, 41u, ~0u})
      for (unsigned N : {0u, 1u, 3u, 23u, 31u, 32u, 35u, ~0u})
        Cases.push_back(call("bit-mask", "i32", "llvm.nvvm.bmsk." + Mode,
                             {"i32 " + std::to_string(int32_t(At)),
                              "i32 " + std::to_string(int32_t(N))},
                             [=](uint64_t, uint64_t, uint64_t) -> uint64_t {
                               uint32_t A1 = At & 31, B1 = N & 31;
                               uint32_t Mask0 = ~uint32_t(0) << A1;
                               uint32_t Sum = A1 + B1;
                               bool SumOverflow = Sum >= 32,
                                    PositionOverflow = false,
                                    WidthOverflow = false;
                               if (!Wrap) {
                                 if (At >= 32) {
                                   PositionOverflow = true;
                                   Mask0 = 0;
                                 }
                                 if (N >= 32)
                                   WidthOverflow = true;
                               }
                               uint32_t Mask1 = SumOverflow ||
                                                        PositionOverflow ||
                                                        WidthOverflow
                                                    ? 0
                                                    : ~uint32_t(0) << Sum;
                               return Mask0 & ~Mask1;
                             }));
  }
}

void addMoves(std::vector<Case> &Cases) {
  auto Same = [](uint64_t A, uint64_t, uint64_t) { return A; };
  for (auto [Suffix, Type] :
       {std::pair("i16", "i16"), std::pair("i32", "i32"),
        std::pair("i64", "i64"), std::pair("float", "float"),
        std::pair("double", "double")})
    Cases.push_back(call("move", Type, std::string("llvm.nvvm.move.") + Suffix,
                         {std::string(Type) + " %a"}, Same));
  Case C =
      call("move", "ptr", "llvm.nvvm.move.ptr.p0.p0", {"ptr %pointer"}, Same);
  C.Result = "i64";
  C.Params = {"i64"};
  C.Body = "  %pointer = inttoptr i64 %a to ptr\n"
           "  %moved = call ptr @llvm.nvvm.move.ptr.p0.p0(ptr %pointer)\n"
           "  %r = ptrtoint ptr %moved to i64\n";
  Cases.push_back(std::move(C));
}

/// Each bit of the result is the bit of the table that three bits select.
void addTables(std::vector<Case> &Cases) {
  for (unsigned Table : {0u, 1u, 0x80u, 0x96u, 0xCAu, 0xE8u, 0xFFu}) {
    Cases.push_back(call(
        "carrier-table", "i32", "llvm.nvvm.lop3.i32",
        {"i32 %a", "i32 %b", "i32 %c", "i8 " + std::to_string(int8_t(Table))},
        [=](uint64_t A, uint64_t B, uint64_t C) {
          uint64_t Result = 0;
          for (unsigned I = 0; I < 32; ++I) {
            unsigned At = (A >> I & 1) << 2 | (B >> I & 1) << 1 | (C >> I & 1);
            Result |= uint64_t(Table >> At & 1) << I;
          }
          return Result;
        }));
    Cases.back().OnlyLowered = true;
  }
}

} // namespace

std::vector<Case> integerCases() {
  std::vector<Case> Cases;
  addTables(Cases);
  addProducts(Cases);
  addHighestBit(Cases);
  addFunnels(Cases);
  addFields(Cases);
  addMoves(Cases);
  return Cases;
}

} // namespace opennvvm::exec
