//===- Threads.cpp - Shuffles, votes and barriers -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"

namespace opennvvm::exec {

namespace {

/// A value that differs in each thread, as an i32 and as a float.
const char Own[] = "  %own = mul i32 %tid, 2654435761\n"
                   "  %ownf = bitcast i32 %own to float\n"
                   "  %paramf = bitcast i32 %param to float\n";

uint32_t own(uint32_t Thread) { return Thread * 2654435761u; }

std::string mangled(const std::string &Type) {
  return Type == "float" ? "f32" : "i32";
}

/// A shuffle of \p Value, with or without the mask.
ThreadCase shuffle(const std::string &Rule, const std::string &Mode, bool Sync,
                   const std::string &Type, const std::string &Value,
                   const std::string &Distance, const std::string &Clamp,
                   bool Pair, std::function<uint32_t(uint32_t)> Want) {
  ThreadCase C;
  C.Rule = Rule;
  C.Intrinsic = "llvm.nvvm.shfl." + std::string(Sync ? "sync." : "") + Mode +
                "." + mangled(Type) + (Pair ? "p" : "");
  C.Threads = 64;
  C.Arch = Sync ? "sm_80" : "sm_60";
  std::string Result = Pair ? "{" + Type + ", i1}" : Type;
  C.Declarations = "declare " + Result + " @" + C.Intrinsic + "(" +
                   (Sync ? "i32, " : "") + Type + ", i32, i32)\n";
  C.Body = Own;
  C.Body += "  %x = call " + Result + " @" + C.Intrinsic + "(" +
            (Sync ? "i32 -1, " : "") + Type + " " + Value + ", i32 " +
            Distance + ", i32 " + Clamp + ")\n";
  if (Pair)
    C.Body += "  %first = extractvalue " + Result + " %x, 0\n" +
              "  %flag = extractvalue " + Result + " %x, 1\n" +
              "  %bits = bitcast " + Type + " %first to i32\n" +
              "  %wide = zext i1 %flag to i32\n" +
              "  %r = add i32 %bits, %wide\n";
  else
    C.Body += "  %r = bitcast " + Type + " %x to i32\n";
  C.Want = std::move(Want);
  return C;
}

void addShuffles(std::vector<ThreadCase> &Cases) {
  auto Same = [](uint32_t T) { return own(T); };
  auto SameAndTrue = [](uint32_t T) { return own(T) + 1; };
  auto Param = [](uint32_t) { return 77u; };
  for (bool Sync : {false, true})
    for (std::string Type : {"i32", "float"}) {
      std::string Mine = Type == "i32" ? "%own" : "%ownf",
                  Uniform = Type == "i32" ? "%param" : "%paramf";
      for (std::string Mode : {"up", "down", "bfly", "idx"}) {
        Cases.push_back(shuffle("shuffle-of-uniform", Mode, Sync, Type, Uniform,
                                "%tid", Mode == "up" ? "0" : "31", false,
                                Param));
        if (Mode == "idx")
          continue;
        for (std::string Clamp : {"0", "31", "7", "6175"})
          Cases.push_back(shuffle("shuffle-in-place", Mode, Sync, Type, Mine,
                                  "0", Clamp, false, Same));
        Cases.push_back(shuffle("shuffle-in-place", Mode, Sync, Type, Mine, "0",
                                Mode == "up" ? "0" : "31", true, SameAndTrue));
        Cases.push_back(shuffle("shuffle-in-place", Mode, Sync, Type, Mine,
                                "32", Mode == "up" ? "6144" : "6175", true,
                                SameAndTrue));
      }
    }
}

void addVotes(std::vector<ThreadCase> &Cases) {
  struct Vote {
    const char *Mode, *Predicate;
    bool Ballot;
    uint32_t Want;
  };
  // %param is 77: above 50 and below 100.
  static const Vote Votes[] = {
      {"all", "%yes", false, 1},   {"all", "%no", false, 0},
      {"any", "%yes", false, 1},   {"any", "%no", false, 0},
      {"uni", "%yes", false, 1},   {"uni", "%no", false, 1},
      {"ballot", "false", true, 0}};
  for (bool Sync : {false, true})
    for (const Vote &V : Votes) {
      ThreadCase C;
      C.Rule = "vote-of-uniform";
      C.Intrinsic =
          std::string("llvm.nvvm.vote.") + V.Mode + (Sync ? ".sync" : "");
      C.Threads = 64;
      C.Arch = Sync ? "sm_80" : "sm_60";
      std::string Result = V.Ballot ? "i32" : "i1";
      C.Declarations = "declare " + Result + " @" + C.Intrinsic + "(" +
                       (Sync ? "i32, " : "") + "i1)\n";
      C.Body =
          "  %yes = icmp sgt i32 %param, 50\n"
          "  %no = icmp sgt i32 %param, 100\n  %x = call " +
          Result + " @" + C.Intrinsic + "(" + (Sync ? "i32 -1, " : "") + "i1 " +
          V.Predicate + ")\n" +
          (V.Ballot ? "  %r = add i32 %x, 0\n" : "  %r = zext i1 %x to i32\n");
      C.Want = [Want = V.Want](uint32_t) { return Want; };
      Cases.push_back(std::move(C));
    }
  for (std::string Op : {"and", "or", "min", "max", "umin", "umax"}) {
    ThreadCase C;
    C.Rule = "reduction-of-uniform";
    C.Intrinsic = "llvm.nvvm.redux.sync." + Op;
    C.Threads = 32;
    C.Arch = "sm_80";
    C.Declarations = "declare i32 @" + C.Intrinsic + "(i32, i32)\n";
    C.Body = "  %u = sub i32 %param, 100\n  %r = call i32 @" + C.Intrinsic +
             "(i32 %u, i32 -1)\n";
    C.Want = [](uint32_t) { return uint32_t(77 - 100); };
    Cases.push_back(std::move(C));
  }
}

/// Pointers into each space, tested for each space.
void addSpaceTests(std::vector<ThreadCase> &Cases) {
  struct Space {
    const char *Name, *Pointer;
  };
  static const Space Spaces[] = {{"global", "addrspace(1) %out"},
                                 {"shared", "addrspace(3) @shared"},
                                 {"local", "addrspace(5) %home"},
                                 {"const", "addrspace(4) @constant"}};
  for (const Space &In : Spaces)
    for (std::string Asked :
         {"global", "shared", "shared.cluster", "local", "const"}) {
      ThreadCase C;
      C.Rule = "space-test";
      C.Intrinsic = "llvm.nvvm.isspacep." + Asked;
      C.Threads = 1;
      C.Arch = "sm_90";
      C.Declarations = "@constant = addrspace(4) constant [4 x i32] poison\n"
                       "declare i1 @" +
                       C.Intrinsic + "(ptr)\n";
      C.Body = std::string("  %frame = alloca [4 x i32]\n"
                           "  %home = addrspacecast ptr %frame to ptr "
                           "addrspace(5)\n"
                           "  %g = addrspacecast ptr ") +
               In.Pointer +
               " to ptr\n  %h = getelementptr inbounds i32, ptr %g, i32 1\n"
               "  %x = call i1 @" +
               C.Intrinsic + "(ptr %h)\n  %r = zext i1 %x to i32\n";
      bool Is = Asked == In.Name ||
                (Asked == "shared.cluster" && std::string(In.Name) == "shared");
      C.Want = [Is](uint32_t) { return uint32_t(Is); };
      Cases.push_back(std::move(C));
    }
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

/// Each thread reads what the thread with the mirrored number wrote.
std::string exchange(const std::string &Synchronize) {
  return "  %p = getelementptr i32, ptr addrspace(3) @shared, i32 %tid\n"
         "  %mine = mul i32 %tid, 2654435761\n"
         "  store i32 %mine, ptr addrspace(3) %p\n" +
         Synchronize +
         "  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n"
         "  %last = sub i32 %size, 1\n"
         "  %other = sub i32 %last, %tid\n"
         "  %p2 = getelementptr i32, ptr addrspace(3) @shared, i32 %other\n"
         "  %r = load i32, ptr addrspace(3) %p2\n";
}

const char NTid[] = "declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n";

ThreadCase barrier(const std::string &Rule, const std::string &Intrinsic,
                   unsigned Threads, const std::string &Synchronize,
                   const std::string &Declarations) {
  ThreadCase C;
  C.Rule = Rule;
  C.Intrinsic = Intrinsic;
  C.Threads = Threads;
  C.Body = exchange(Synchronize);
  C.Declarations = NTid + Declarations;
  C.Want = [Threads](uint32_t T) { return own(Threads - 1 - T); };
  return C;
}

std::string callOf(const std::string &Name, const std::string &Args) {
  return "  call void @" + Name + "(" + Args + ")\n";
}

const std::string Cta = "llvm.nvvm.barrier.cta.";

void addForms(std::vector<ThreadCase> &Cases) {
  auto Declare = [](const std::string &Name, const std::string &Types) {
    return "declare void @" + Name + "(" + Types + ")\n";
  };
  std::string All = Cta + "sync.all", Count = Cta + "sync.count",
              Aligned = Cta + "sync.aligned.all",
              AlignedCount = Cta + "sync.aligned.count";
  Cases.push_back(barrier("barrier-aligned", All, 128, callOf(All, "i32 0"),
                          Declare(All, "i32")));
  Cases.push_back(barrier("barrier-of-all", Count, 128,
                          callOf(Count, "i32 1, i32 128"),
                          Declare(Count, "i32, i32")));
  Cases.push_back(barrier("barrier-of-all", AlignedCount, 128,
                          callOf(AlignedCount, "i32 1, i32 128"),
                          Declare(AlignedCount, "i32, i32")));
  // A count that may not be that of all threads only becomes aligned.
  Cases.push_back(
      barrier("barrier-aligned", Count, 128,
              "  %n = add i32 %param, 51\n" + callOf(Count, "i32 1, i32 %n"),
              Declare(Count, "i32, i32")));
  for (const std::string &Name : {All, Aligned})
    Cases.push_back(barrier("barrier-of-one-thread", Name, 1,
                            callOf(Name, "i32 0"), Declare(Name, "i32")));
  Cases.push_back(barrier("barrier-of-one-thread", "llvm.nvvm.bar.warp.sync", 1,
                          callOf("llvm.nvvm.bar.warp.sync", "i32 1"),
                          Declare("llvm.nvvm.bar.warp.sync", "i32")));
  for (std::string Mode : {"0", "1"}) {
    ThreadCase C = barrier(
        "warp-barrier", "llvm.nvvm.internal.syncwarp", 32,
        callOf("llvm.nvvm.internal.syncwarp", "i32 " + Mode + ", i32 -1"),
        Declare("llvm.nvvm.internal.syncwarp", "i32, i32"));
    C.OnlyLowered = true;
    Cases.push_back(std::move(C));
  }
}

/// Reductions over the threads with a number below 40, and over all or none.
void addReductions(std::vector<ThreadCase> &Cases) {
  struct Op {
    const char *Name, *Result;
    uint32_t Below40, None, All, One;
  };
  static const Op Ops[] = {{"and", "i1", 0, 0, 1, 1},
                           {"or", "i1", 1, 0, 1, 1},
                           {"popc", "i32", 40, 0, 64, 1}};
  auto Add = [&](const std::string &Rule, const Op &O, const std::string &Form,
                 const std::string &Count, const std::string &Predicate,
                 unsigned Threads, uint32_t Want) {
    ThreadCase C;
    C.Rule = Rule;
    C.Intrinsic = Cta + "red." + O.Name + "." + Form;
    C.Threads = Threads;
    bool IsBit = C.Intrinsic.find("popc") == std::string::npos;
    bool Counts = Form.find("count") != std::string::npos;
    C.Declarations = std::string("declare ") + O.Result + " @" + C.Intrinsic +
                     "(i32, " + (Counts ? "i32, " : "") + "i1)\n";
    C.Body = std::string("  %c = icmp ult i32 %tid, 40\n  %x = call ") +
             O.Result + " @" + C.Intrinsic + "(i32 2, " +
             (Counts ? "i32 " + Count + ", " : "") + "i1 " + Predicate + ")\n" +
             (IsBit ? "  %r = zext i1 %x to i32\n" : "  %r = add i32 %x, 0\n");
    C.Want = [Want](uint32_t) { return Want; };
    Cases.push_back(std::move(C));
  };
  for (const Op &O : Ops) {
    Add("barrier-aligned", O, "all", "", "%c", 64, O.Below40);
    Add("barrier-of-all", O, "count", "64", "%c", 64, O.Below40);
    Add("barrier-of-all", O, "aligned.count", "64", "%c", 64, O.Below40);
    Add("barrier-of-one-thread", O, "all", "", "%c", 1, O.One);
    Add("barrier-of-one-thread", O, "aligned.all", "", "%c", 1, O.One);
    Add("barrier-decided", O, "aligned.all", "", "true", 64, O.All);
    Add("barrier-decided", O, "aligned.all", "", "false", 64, O.None);
  }
  // The count is in a register, so it may not be that of all threads.
  for (const Op &O : Ops) {
    Add("barrier-aligned", O, "count", "%n", "%c", 64, O.Below40);
    Add("barrier-decided", O, "aligned.count", "%n", "false", 64, O.None);
    for (size_t I = Cases.size() - 2; I < Cases.size(); ++I)
      Cases[I].Body = "  %n = sub i32 %param, 13\n" + Cases[I].Body;
  }
}

/// Producers arrive, consumers wait.
void addArrive(std::vector<ThreadCase> &Cases) {
  std::string Arrive = Cta + "arrive.count", Sync = Cta + "sync.aligned.all";
  // All threads arrive at 3 and meet at 0; the arrivals complete barrier 3.
  Cases.push_back(
      barrier("barrier-aligned", Arrive, 64,
              callOf(Arrive, "i32 3, i32 64") + callOf(Sync, "i32 0"),
              "declare void @" + Arrive + "(i32, i32)\n" + "declare void @" +
                  Sync + "(i32)\n"));
}

/// One of two is removed; the surrounding exchange still works.
void addRepeated(std::vector<ThreadCase> &Cases) {
  std::string Warp = "llvm.nvvm.bar.warp.sync";
  std::string Declared = "declare void @" + Cta + "sync.all(i32)\n" +
                         "declare void @" + Cta + "sync.aligned.all(i32)\n" +
                         "declare void @" + Warp + "(i32)\n";
  auto Add = [&](const std::string &Intrinsic, const std::string &Text,
                 unsigned Threads) {
    ThreadCase C =
        barrier("barrier-repeated", Intrinsic, Threads, Text, Declared);
    C.Fewer = true;
    Cases.push_back(std::move(C));
  };
  std::string Aligned = callOf(Cta + "sync.aligned.all", "i32 0"),
              Plain = callOf(Cta + "sync.all", "i32 0"),
              OfWarp = callOf(Warp, "i32 -1");
  Add(Cta + "sync.aligned.all", Aligned + Aligned + Aligned, 96);
  Add(Cta + "sync.all", Plain + Plain, 96);
  Add(Warp, OfWarp + OfWarp, 32);
  Add(Warp, OfWarp + Aligned, 64);
  Add(Warp, Aligned + OfWarp, 64);
  struct Two {
    const char *First, *Second, *Goes;
  };
  for (const Two &F : {Two{"cta", "cta", "cta"}, Two{"gl", "gl", "gl"},
                       Two{"sys", "sys", "sys"}, Two{"cta", "sys", "cta"},
                       Two{"gl", "cta", "cta"}}) {
    std::string Text;
    for (const char *Scope : {F.First, F.Second})
      Text += callOf(std::string("llvm.nvvm.membar.") + Scope, "");
    ThreadCase C =
        barrier("fence-repeated", std::string("llvm.nvvm.membar.") + F.Goes, 64,
                Text + Aligned,
                "declare void @llvm.nvvm.membar.cta()\n"
                "declare void @llvm.nvvm.membar.gl()\n"
                "declare void @llvm.nvvm.membar.sys()\n" +
                    Declared);
    C.Fewer = true;
    Cases.push_back(std::move(C));
  }
}

} // namespace

std::vector<ThreadCase> warpCases() {
  std::vector<ThreadCase> Cases;
  addShuffles(Cases);
  addVotes(Cases);
  addSpaceTests(Cases);
  return Cases;
}

std::vector<ThreadCase> barrierCases() {
  std::vector<ThreadCase> Cases;
  addForms(Cases);
  addReductions(Cases);
  addArrive(Cases);
  addRepeated(Cases);
  return Cases;
}

} // namespace opennvvm::exec
