//===- AsmMnemonics.cpp - What inline assembly needs ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The version of an instruction is that of its rows in the catalog, provided
// that every one of its words is known: one that all versions have, one of a
// row, or one that decides nothing by itself.
//
//===----------------------------------------------------------------------===//

#include "AsmMnemonics.h"
#include "opennvvm/Catalog/Mnemonic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

// PTX ISA 3.2, chapter 8. Sorted.
static constexpr StringLiteral Words[] = {
    "abs", "add", "addc", "and", "approx", "arrive", "atom", "b16", "b32",
    "b64", "b8", "bar", "bfe", "bfi", "bfind", "bra", "brev", "brkpt", "call",
    "cc", "ceil", "clz", "cnot", "const", "copysign", "cos", "cvt", "cvta",
    "div", "eq", "equ", "ex2", "exch", "exit", "f16", "f32", "f64", "fma",
    "ftz", "full", "ge", "geu", "gl", "global", "gt", "gtu", "hi", "inc", "ld",
    "ldu", "le", "leu", "lg2", "lo", "local", "lt", "ltu", "mad", "madc", "max",
    "membar", "min", "mov", "mul", "mul24", "nan", "ne", "neg", "neu", "not",
    "num", "or", "param", "popc", "pred", "prefetch", "prmt", "rcp", "red",
    "reg", "rem", "ret", "rm", "rmi", "rn", "rni", "rp", "rpi", "rsqrt", "rz",
    "rzi", "s16", "s32", "s64", "s8", "sad", "sat", "selp", "set", "setp",
    "shared", "shl", "shr", "sin", "slct", "sqrt", "st", "sub", "subc", "sync",
    "sys", "testp", "to", "trap", "u16", "u32", "u64", "u8", "uni", "v2", "v4",
    "volatile", "wide", "x", "xor"};

/// Further words of the instructions that begin with one, none of which asks
/// for more than its instruction does.
struct Modifiers {
  StringLiteral Root;
  StringLiteral List; ///< With dots between them.
};

static constexpr Modifiers Further[] = {
    {"activemask", ""},
    {"applypriority", "L2::evict_normal"},
    {"atom", "cas.dec.gpu.noftz"},
    {"bar", "aligned.popc.warp"},
    {"barrier", "aligned.popc.wait"},
    {"bmsk", "clamp.wrap"},
    {"brx", "idx"},
    {"cp", "1d.2d.3d.4d.5d.L2::128B.L2::256B.L2::64B.async.bulk_group.ca.cg."
           "commit_group.dec.im2col.mbarrier.mbarrier::complete_tx::bytes."
           "multicast::cluster.noftz.noinc.read.shared::cluster.shared::cta."
           "tensor.tile.wait_all.wait_group"},
    {"createpolicy", "L2.fractional.range.L2::evict_first.L2::evict_last."
                     "L2::evict_normal.L2::evict_unchanged"},
    {"cvt", "rna.pack"},
    {"discard", "L2"},
    {"elect", ""},
    {"fence", "acq_rel.acquire.alias.gpu.proxy.release.sc.shared::cluster."
              "shared::cta"},
    {"griddepcontrol", "launch_dependents.wait"},
    {"isspacep", "const"},
    {"ld", "ca.cg.cs.cv.gpu.lu.nc"},
    {"ldmatrix", "aligned.m8n8.trans.x1.x2.x4"},
    {"match", "all.any"},
    {"mbarrier", "arrive_drop.init.inval.noComplete.pending_count.test_wait."
                 "try_wait"},
    {"mma", "aligned.b1.col.m8n8k4.popc.row.s4.satfinite.u4"},
    {"movmatrix", "aligned.m8n8.trans"},
    {"nanosleep", ""},
    {"pmevent", ""},
    {"prefetch", "L1.L2"},
    {"prefetchu", "L1"},
    {"red", "dec.gpu.noftz"},
    {"redux", ""},
    {"setmaxnreg", "aligned.dec"},
    {"shf", "clamp.l.r.wrap"},
    {"shfl", "bfly.down.idx.up"},
    {"st", "cg.cs.gpu.wb.wt"},
    {"stmatrix", "aligned.m8n8.trans.x1.x2.x4"},
    {"szext", "clamp.wrap"},
    {"vote", "all.any.ballot"},
    {"wgmma", "aligned.commit_group.fence.mma_async.wait_group"},
    {"wmma", "a.aligned.b.c.col.d.load.m16n16k16.m16n16k8.m32n8k16.m8n32k16."
             "m8n8k128.m8n8k32.m8n8k4.mma.popc.row.satfinite.store"},
};

/// Whether \p Word is one of \p List, which has dots between its words.
static bool isIn(StringRef Word, StringRef List) {
  return !Word.empty() && hasPart(List, Word);
}

static bool isKnown(StringRef Word, StringRef Root) {
  auto It = llvm::lower_bound(Words, Word);
  if (It != std::end(Words) && *It == Word)
    return true;
  for (const Modifiers &M : Further)
    if (M.Root == Root && (Word == Root || isIn(Word, M.List)))
      return true;
  for (const MnemonicGate &G : mnemonicGates())
    if (beginsWith(G.Start, Root) &&
        (isIn(Word, G.Start) || isIn(Word, G.Parts)))
      return true;
  // All shapes of a matrix product are as old as the instruction.
  return Root == "wgmma" && Word.starts_with("m64n");
}

struct SpecialRegister {
  StringLiteral Name;
  PTXVersion PTX;
};

static constexpr SpecialRegister SpecialRegisters[] = {
    {"aggr_smem_size", 81},
    {"clock", 0},
    {"clock64", 0},
    {"clock_hi", 50},
    {"cluster_ctaid", 78},
    {"cluster_ctarank", 78},
    {"cluster_nctaid", 78},
    {"cluster_nctarank", 78},
    {"clusterid", 78},
    {"ctaid", 0},
    {"current_graph_exec", 80},
    {"dynamic_smem_size", 41},
    {"globaltimer", 31},
    {"globaltimer_hi", 31},
    {"globaltimer_lo", 31},
    {"gridid", 0},
    {"is_explicit_cluster", 78},
    {"laneid", 0},
    {"lanemask_eq", 0},
    {"lanemask_ge", 0},
    {"lanemask_gt", 0},
    {"lanemask_le", 0},
    {"lanemask_lt", 0},
    {"nclusterid", 78},
    {"nctaid", 0},
    {"nsmid", 0},
    {"ntid", 0},
    {"nwarpid", 0},
    {"smid", 0},
    {"tid", 0},
    {"total_smem_size", 41},
    {"warpid", 0},
};

namespace {

/// Gathers what one text needs.
class Reader {
public:
  void readRegisters(StringRef Text) {
    while (true) {
      Text = Text.drop_until([](char C) { return C == '%'; });
      if (Text.empty())
        return;
      Text = Text.drop_front();
      StringRef Name =
          Text.take_while([](char C) { return isAlnum(C) || C == '_'; });
      auto It = llvm::find_if(SpecialRegisters, [&](const SpecialRegister &R) {
        return R.Name == Name;
      });
      if (It == std::end(SpecialRegisters))
        Needs.IsKnown = false;
      else
        raise(It->PTX, ("%" + Name).str());
    }
  }

  /// \param Line one statement, perhaps under a guard.
  void readStatement(StringRef Line) {
    StringRef Mnemonic = mnemonic(Line);
    if (Mnemonic.empty())
      return;
    SmallVector<StringRef, 8> Pieces;
    Mnemonic.split(Pieces, '.', -1, /*KeepEmpty=*/false);
    for (StringRef Piece : Pieces)
      Needs.IsKnown &= isKnown(Piece, Pieces.front());
    raise(gateOfMnemonic(Mnemonic).PTX, Mnemonic.str());
  }

  AsmNeeds Needs;

private:
  /// The dotted words that begin an instruction.
  static StringRef mnemonic(StringRef Line) {
    Line = Line.ltrim(" \t{}");
    if (Line.starts_with("@"))
      Line = Line.drop_until([](char C) { return C == ' ' || C == '\t'; })
                 .ltrim();
    return Line.take_until([](char C) {
      return C == ' ' || C == '\t' || C == ';' || C == '}';
    });
  }

  void raise(PTXVersion V, std::string What) {
    if (V <= Needs.PTX)
      return;
    Needs.PTX = V;
    Needs.What = std::move(What);
  }
};

} // namespace

AsmNeeds needsOfAssembly(StringRef Text) {
  Reader R;
  SmallVector<StringRef, 8> Lines;
  SplitString(Text, Lines, ";\n");
  for (StringRef Line : Lines) {
    Line = Line.split("//").first.ltrim(" \t{}");
    R.readRegisters(Line);
    // A label, perhaps with an instruction after it.
    StringRef Label = Line.take_until([](char C) { return C == ' '; }).rtrim();
    if (Label.ends_with(":"))
      Line = Line.drop_front(Label.size());
    R.readStatement(Line);
  }
  return std::move(R.Needs);
}

} // namespace opennvvm::ptx
