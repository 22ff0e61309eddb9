//===- WarpWords.cpp - Carriers that work on a warp -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using llvm::join_items;

namespace opennvvm::exec {

namespace {

constexpr unsigned Lanes = 32;

/// A number that differs in each lane; half of them are negative.
const char Own[] = "  %own = mul i32 %tid, 2654435761\n";
uint32_t own(uint32_t Lane) { return Lane * 2654435761u; }

ThreadCase ofWarp(const std::string &Rule, const std::string &Intrinsic,
                  const std::string &Result, const std::string &Types,
                  const std::string &Body,
                  std::function<uint32_t(uint32_t)> Want) {
  ThreadCase C;
  C.Rule = Rule;
  C.Intrinsic = Intrinsic;
  C.Threads = Lanes;
  C.Arch = "sm_80";
  C.Declarations = "declare " + Result + " @" + Intrinsic + "(" + Types + ")\n";
  C.Body = Body;
  C.Want = std::move(Want);
  C.OnlyLowered = true;
  return C;
}

using Combine = uint32_t (*)(uint32_t, uint32_t);

void addReductions(std::vector<ThreadCase> &Cases) {
  static constexpr Combine Unsigned[] = {
      [](uint32_t A, uint32_t B) { return A + B; },
      [](uint32_t A, uint32_t B) { return std::min(A, B); },
      [](uint32_t A, uint32_t B) { return std::max(A, B); },
      [](uint32_t A, uint32_t B) { return A & B; },
      [](uint32_t A, uint32_t B) { return A | B; },
      [](uint32_t A, uint32_t B) { return A ^ B; }};
  for (unsigned Word = 0; Word < 12; ++Word) {
    // The numbers of the lanes are moved by 100, so that "and" and "or" of them
    // are not trivial.
    uint32_t Total = own(0) + 100;
    for (unsigned L = 1; L < Lanes; ++L) {
      uint32_t Next = own(L) + 100;
      bool Signed = Word == 3 || Word == 5;
      uint32_t Flip = Signed ? 0x80000000 : 0;
      Total = Unsigned[Word / 2](Total ^ Flip, Next ^ Flip) ^ Flip;
    }
    Cases.push_back(ofWarp("carrier-reduction", "llvm.nvvm.redux", "i32",
                           "i32, i32",
                           std::string(Own) +
                               "  %moved = add i32 %own, 100\n"
                               "  %r = call i32 @llvm.nvvm.redux(i32 " +
                               std::to_string(Word) + ", i32 %moved)\n",
                           [Total](uint32_t) { return Total; }));
  }
}

void addVotes(std::vector<ThreadCase> &Cases) {
  struct Vote {
    unsigned Mode;
    const char *Predicate;
    bool Ballot;
    uint32_t Want;
  };
  static const Vote Votes[] = {
      {0, "%some", false, 0},     {0, "%every", false, 1},
      {1, "%some", false, 1},     {1, "%none", false, 0},
      {2, "%some", false, 0},     {2, "%none", false, 1},
      {3, "%some", true, 0x1FFF}, {3, "%every", true, 0xFFFFFFFF}};
  for (bool Sync : {false, true})
    for (const Vote &V : Votes) {
      std::string Name = std::string("llvm.nvvm.vote") + (Sync ? ".sync" : "");
      std::string Mask = Sync ? "i32 -1, " : "";
      std::string Body = join_items(
          "",
          "  %some = icmp ult i32 %tid, 13\n"
          "  %every = icmp ult i32 %tid, 99\n"
          "  %none = icmp ugt i32 %tid, 99\n"
          "  %x = call {i32, i1} @",
          Name, "(", Mask, "i32 ", std::to_string(V.Mode), ", i1 ", V.Predicate,
          ")\n"
          "  %ballot = extractvalue {i32, i1} %x, 0\n"
          "  %bit = extractvalue {i32, i1} %x, 1\n"
          "  %wide = zext i1 %bit to i32\n"
          "  %r = or i32 %ballot, %wide\n");
      Cases.push_back(ofWarp("carrier-vote", Name, "{i32, i1}",
                             Sync ? "i32, i32, i1" : "i32, i1", Body,
                             [Want = V.Want](uint32_t) { return Want; }));
    }
}

/// All lanes have the same value, which \p Convert makes of %third, or the last
/// one differs. \p Mask stands before the value.
void addMatchAll(std::vector<ThreadCase> &Cases, const std::string &All,
                 const std::string &Mask, const std::string &Type,
                 const std::string &Convert) {
  for (unsigned Divisor : {31u, 32u}) {
    bool Same = Divisor == 32;
    Cases.push_back(ofWarp(
        "carrier-match", All, "{i32, i1}", (Mask.empty() ? "" : "i32, ") + Type,
        join_items("", "  %third = udiv i32 %tid, ", std::to_string(Divisor),
                   "\n", Convert, "  %x = call {i32, i1} @", All, "(", Mask,
                   Type,
                   " %v)\n"
                   "  %mask = extractvalue {i32, i1} %x, 0\n"
                   "  %bit = extractvalue {i32, i1} %x, 1\n"
                   "  %wide = zext i1 %bit to i32\n"
                   "  %r = xor i32 %mask, %wide\n"),
        [Same](uint32_t) { return Same ? 0xFFFFFFFEu : 0u; }));
  }
}

/// Lanes with the same remainder by three have the same value; all do, or the
/// last one differs.
void addMatches(std::vector<ThreadCase> &Cases) {
  for (std::string Type : {"i8", "i16", "i32", "i64"}) {
    std::string Convert = Type == "i32" ? "  %v = add i32 %third, 5\n"
                          : Type == "i64"
                              ? "  %w = zext i32 %third to i64\n"
                                "  %v = shl i64 %w, 40\n"
                              : "  %v = trunc i32 %third to " + Type + "\n";
    std::string Any = "llvm.nvvm.match.any." + Type;
    Cases.push_back(
        ofWarp("carrier-match", Any, "i32", Type,
               join_items("", "  %third = urem i32 %tid, 3\n", Convert,
                          "  %r = call i32 @", Any, "(", Type, " %v)\n"),
               [](uint32_t T) {
                 uint32_t Mask = 0;
                 for (unsigned L = T % 3; L < Lanes; L += 3)
                   Mask |= 1u << L;
                 return Mask;
               }));
    addMatchAll(Cases, "llvm.nvvm.match.all." + Type, "", Type, Convert);
    if (Type == "i32" || Type == "i64")
      addMatchAll(Cases, "llvm.nvvm.match.all.sync." + Type, "i32 -1, ", Type,
                  Convert);
  }
}

/// Each mode moves the lanes' own numbers; bit 31 of the result says that the
/// source lane was in range.
void addShuffles(std::vector<ThreadCase> &Cases) {
  struct Shuffle {
    unsigned Mode, By, Bounds;
    uint32_t (*Source)(uint32_t);
    bool (*InRange)(uint32_t);
  };
  static const Shuffle Shuffles[] = {
      {0, 9, 31, [](uint32_t) { return 9u; }, [](uint32_t) { return true; }},
      {1, 3, 0, [](uint32_t T) { return T < 3 ? T : T - 3; },
       [](uint32_t T) { return T >= 3; }},
      {2, 5, 31, [](uint32_t T) { return T > 26 ? T : T + 5; },
       [](uint32_t T) { return T <= 26; }},
      {3, 7, 31, [](uint32_t T) { return T ^ 7; },
       [](uint32_t) { return true; }}};
  for (bool Float : {false, true})
    for (const Shuffle &S : Shuffles) {
      std::string Type = Float ? "float" : "i32";
      std::string Result = join_items("", "{", Type, ", i1}");
      std::string Name =
          std::string("llvm.nvvm.shfl.sync.") + (Float ? "f32" : "i32");
      std::string Body = "  %v = mul i32 %tid, 1000\n";
      if (Float)
        Body += "  %f = uitofp i32 %v to float\n";
      Body += join_items(
          "", "  %x = call ", Result, " @", Name, "(i32 -1, i32 ",
          std::to_string(S.Mode), ", ", Float ? "float %f" : "i32 %v", ", i32 ",
          std::to_string(S.By), ", i32 ", std::to_string(S.Bounds),
          ")\n  %moved = extractvalue ", Result,
          " %x, 0\n  %bit = extractvalue ", Result, " %x, 1\n");
      Body += Float ? "  %whole = fptoui float %moved to i32\n"
                    : "  %whole = add i32 %moved, 0\n";
      Body += "  %wide = zext i1 %bit to i32\n"
              "  %high = shl i32 %wide, 31\n"
              "  %r = or i32 %whole, %high\n";
      Cases.push_back(ofWarp("carrier-shuffle", Name, Result,
                             join_items("", "i32, i32, ", Type, ", i32, i32"),
                             Body, [S](uint32_t T) {
                               return S.Source(T) * 1000 |
                                      uint32_t(S.InRange(T)) << 31;
                             }));
    }
}

/// Each lane reads what the mirrored lane wrote.
void addBarrier(std::vector<ThreadCase> &Cases) {
  Cases.push_back(ofWarp(
      "carrier-warp-barrier", "llvm.nvvm.syncwarp", "void", "i32, i32",
      std::string(Own) +
          "  %p = getelementptr i32, ptr addrspace(3) @shared, i32 %tid\n"
          "  store i32 %own, ptr addrspace(3) %p\n"
          "  call void @llvm.nvvm.syncwarp(i32 0, i32 -1)\n"
          "  %other = sub i32 31, %tid\n"
          "  %p2 = getelementptr i32, ptr addrspace(3) @shared, i32 %other\n"
          "  %r = load i32, ptr addrspace(3) %p2\n",
      [](uint32_t T) { return own(Lanes - 1 - T); }));
}

/// Memory that was allocated after the stack was saved is used again.
void addStack(std::vector<ThreadCase> &Cases) {
  for (std::string Name : {"stacksave", "stackrestore"}) {
    ThreadCase C =
        ofWarp("carrier-stack", "llvm.nvvm." + Name,
               Name == "stacksave" ? "ptr addrspace(5)" : "void",
               Name == "stacksave" ? "" : "ptr addrspace(5)",
               "  %m = and i32 %tid, 3\n"
               "  %n = add i32 %m, 1\n"
               "  %s = call ptr addrspace(5) @llvm.nvvm.stacksave()\n"
               "  %a = alloca i32, i32 %n\n"
               "  store i32 1, ptr %a\n"
               "  call void @llvm.nvvm.stackrestore(ptr addrspace(5) %s)\n"
               "  %b = alloca i32, i32 %n\n"
               "  store i32 %tid, ptr %b\n"
               "  %r = load i32, ptr %b\n",
               [](uint32_t T) { return T; });
    C.Declarations = "declare ptr addrspace(5) @llvm.nvvm.stacksave()\n"
                     "declare void @llvm.nvvm.stackrestore(ptr addrspace(5))\n";
    Cases.push_back(std::move(C));
  }
}

} // namespace

std::vector<ThreadCase> warpWordCases() {
  std::vector<ThreadCase> Cases;
  addReductions(Cases);
  addVotes(Cases);
  addMatches(Cases);
  addShuffles(Cases);
  addBarrier(Cases);
  addStack(Cases);
  return Cases;
}

} // namespace opennvvm::exec
