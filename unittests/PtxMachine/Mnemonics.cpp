//===- Mnemonics.cpp - What the dots of a mnemonic say --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handlers.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// Kinds of modifiers; an instruction takes some of them.
enum Kind : uint64_t {
  TYPE = 1 << 0, ROUND = 1 << 1, FTZ = 1 << 2, SAT = 1 << 3, CARRY = 1 << 4,
  APPROX = 1 << 5, PART = 1 << 6, NAN_ = 1 << 7, CMP = 1 << 8, LOGIC = 1 << 9,
  SPACE = 1 << 10, VEC = 1 << 11, ORDER = 1 << 12, SCOPE = 1 << 13,
  CACHE = 1 << 14, ATOM = 1 << 15, SHUFFLE = 1 << 16, VOTE = 1 << 17,
  SYNC = 1 << 18, TO = 1 << 19, UNI = 1 << 20, NOFTZ = 1 << 21, SHIFT = 1 << 22,
  PRMT = 1 << 23, BAR = 1 << 24, TESTP = 1 << 25, MEMBAR = 1 << 26,
  PROXY = 1 << 27
};

struct Word_ {
  StringLiteral Text;
  uint64_t Kind;
  unsigned Value;
};

struct Op {
  StringLiteral Name;
  uint64_t Takes;
  unsigned Types; ///< How many type modifiers it has at least.
  Handler Run;
};
} // namespace

#define T(text, type) {text, TYPE, unsigned(Ty::type)}
static constexpr Word_ Words[] = {
    T("pred", Pred), T("b8", B8), T("u8", U8), T("s8", S8), T("b16", B16),
    T("u16", U16), T("s16", S16), T("f16", F16), T("bf16", BF16), T("b32", B32),
    T("u32", U32), T("s32", S32), T("f32", F32), T("f16x2", F16x2),
    T("bf16x2", BF16x2), T("tf32", TF32), T("u16x2", U16x2), T("s16x2", S16x2),
    T("b64", B64), T("u64", U64), T("s64", S64), T("f64", F64), T("b128", B128),
    T("e4m3x2", E4M3x2), T("e5m2x2", E5M2x2),
    {"rn", ROUND, unsigned(Round::RN)}, {"rz", ROUND, unsigned(Round::RZ)},
    {"rm", ROUND, unsigned(Round::RM)}, {"rp", ROUND, unsigned(Round::RP)},
    {"rna", ROUND, unsigned(Round::RNA)}, {"rni", ROUND, unsigned(Round::RNI)},
    {"rzi", ROUND, unsigned(Round::RZI)}, {"rmi", ROUND, unsigned(Round::RMI)},
    {"rpi", ROUND, unsigned(Round::RPI)},
    {"ftz", FTZ, 0}, {"sat", SAT, 0}, {"satfinite", SAT, 1}, {"relu", SAT, 2},
    {"cc", CARRY, 0}, {"approx", APPROX, 0}, {"full", APPROX, 1},
    {"lo", PART, 0}, {"hi", PART, 1}, {"wide", PART, 2},
    {"NaN", NAN_, 0}, {"xorsign", NAN_, 1}, {"abs", NAN_, 2},
    {"eq", CMP, unsigned(Cmp::EQ)}, {"ne", CMP, unsigned(Cmp::NE)},
    {"lt", CMP, unsigned(Cmp::LT)}, {"le", CMP, unsigned(Cmp::LE)},
    {"gt", CMP, unsigned(Cmp::GT)}, {"ge", CMP, unsigned(Cmp::GE)},
    {"lo", CMP, unsigned(Cmp::LO)}, {"ls", CMP, unsigned(Cmp::LS)},
    {"hi", CMP, unsigned(Cmp::HI)}, {"hs", CMP, unsigned(Cmp::HS)},
    {"equ", CMP, unsigned(Cmp::EQU)}, {"neu", CMP, unsigned(Cmp::NEU)},
    {"ltu", CMP, unsigned(Cmp::LTU)}, {"leu", CMP, unsigned(Cmp::LEU)},
    {"gtu", CMP, unsigned(Cmp::GTU)}, {"geu", CMP, unsigned(Cmp::GEU)},
    {"num", CMP, unsigned(Cmp::NUM)}, {"nan", CMP, unsigned(Cmp::NAN_)},
    {"and", LOGIC, unsigned(Logic::And)}, {"or", LOGIC, unsigned(Logic::Or)},
    {"xor", LOGIC, unsigned(Logic::Xor)},
    {"global", SPACE, unsigned(Space::Global)},
    {"shared", SPACE, unsigned(Space::Shared)},
    {"shared::cta", SPACE, unsigned(Space::Shared)},
    {"shared::cluster", SPACE, unsigned(Space::SharedCluster)},
    {"const", SPACE, unsigned(Space::Const)},
    {"local", SPACE, unsigned(Space::Local)},
    {"param", SPACE, unsigned(Space::Param)},
    {"param::entry", SPACE, unsigned(Space::Param)},
    {"param::func", SPACE, unsigned(Space::Param)},
    {"v2", VEC, 2}, {"v4", VEC, 4}, {"v8", VEC, 8},
    {"weak", ORDER, 0}, {"relaxed", ORDER, 0}, {"acquire", ORDER, 0},
    {"release", ORDER, 0}, {"acq_rel", ORDER, 0}, {"sc", ORDER, 0},
    {"volatile", ORDER, 0}, {"mmio", ORDER, 0},
    {"cta", SCOPE, 0}, {"cluster", SCOPE, 0}, {"gpu", SCOPE, 0},
    {"sys", SCOPE, 0},
    {"ca", CACHE, 0}, {"cg", CACHE, 0}, {"cs", CACHE, 0}, {"lu", CACHE, 0},
    {"cv", CACHE, 0}, {"wb", CACHE, 0}, {"wt", CACHE, 0}, {"nc", CACHE, 0},
    {"L1::evict_normal", CACHE, 0}, {"L1::evict_unchanged", CACHE, 0},
    {"L1::evict_first", CACHE, 0}, {"L1::evict_last", CACHE, 0},
    {"L1::no_allocate", CACHE, 0}, {"L2::evict_first", CACHE, 0},
    {"L2::evict_last", CACHE, 0}, {"L2::evict_normal", CACHE, 0},
    {"L2::evict_unchanged", CACHE, 0}, {"L2::cache_hint", CACHE, 0},
    {"fractional", CACHE, 0},
    {"L2::64B", CACHE, 0}, {"L2::128B", CACHE, 0}, {"L2::256B", CACHE, 0}, {"L1", CACHE, 0}, {"L2", CACHE, 0},
    {"exch", ATOM, unsigned(AtomOp::Exch)}, {"cas", ATOM, unsigned(AtomOp::Cas)},
    {"add", ATOM, unsigned(AtomOp::Add)}, {"inc", ATOM, unsigned(AtomOp::Inc)},
    {"dec", ATOM, unsigned(AtomOp::Dec)}, {"min", ATOM, unsigned(AtomOp::Min)},
    {"max", ATOM, unsigned(AtomOp::Max)}, {"and", ATOM, unsigned(AtomOp::And)},
    {"or", ATOM, unsigned(AtomOp::Or)}, {"xor", ATOM, unsigned(AtomOp::Xor)},
    {"up", SHUFFLE, unsigned(Mode::Up)}, {"down", SHUFFLE, unsigned(Mode::Down)},
    {"bfly", SHUFFLE, unsigned(Mode::Bfly)},
    {"idx", SHUFFLE, unsigned(Mode::Idx)},
    {"all", VOTE, unsigned(Mode::All)}, {"any", VOTE, unsigned(Mode::Any)},
    {"uni", VOTE, unsigned(Mode::Uni)}, {"ballot", VOTE, unsigned(Mode::Ballot)},
    {"sync", SYNC, 0}, {"aligned", SYNC, 1}, {"warp", SYNC, 2}, {"cta", SYNC, 3},
    {"cluster", SYNC, 4},
    {"to", TO, 0}, {"uni", UNI, 0}, {"idx", UNI, 0}, {"noftz", NOFTZ, 0},
    {"wrap", SHIFT, unsigned(Mode::Wrap)}, {"clamp", SHIFT, unsigned(Mode::Clamp)},
    {"l", SHIFT, unsigned(Mode::Up)}, {"r", SHIFT, unsigned(Mode::Down)},
    {"shiftamt", SHIFT, unsigned(Mode::Idx)},
    {"f4e", PRMT, unsigned(Mode::F4E)}, {"b4e", PRMT, unsigned(Mode::B4E)},
    {"rc8", PRMT, unsigned(Mode::RC8)}, {"ecl", PRMT, unsigned(Mode::ECL)},
    {"ecr", PRMT, unsigned(Mode::ECR)}, {"rc16", PRMT, unsigned(Mode::RC16)},
    {"arrive", BAR, unsigned(Mode::Arrive)}, {"wait", BAR, unsigned(Mode::Wait)},
    {"red", BAR, 0}, {"popc", BAR, 1},
    {"finite", TESTP, unsigned(Mode::Finite)},
    {"infinite", TESTP, unsigned(Mode::Infinite)},
    {"number", TESTP, unsigned(Mode::Number)},
    {"notanumber", TESTP, unsigned(Mode::NotANumber)},
    {"normal", TESTP, unsigned(Mode::Normal)},
    {"subnormal", TESTP, unsigned(Mode::Subnormal)},
    {"gl", MEMBAR, 0}, {"cta", MEMBAR, 0}, {"sys", MEMBAR, 0},
    {"proxy", PROXY, 0}, {"alias", PROXY, 0}, {"async", PROXY, 0},
    {"mbarrier_init", PROXY, 0}, {"sync_restrict", PROXY, 0},
};
#undef T

static constexpr Op Ops[] = {
    {"abs", TYPE | FTZ, 1, runAbs},
    {"activemask", TYPE, 1, runActiveMask},
    {"add", TYPE | ROUND | FTZ | SAT | CARRY, 1, runAdd},
    {"addc", TYPE | CARRY, 1, runAddCarry},
    {"alloca", TYPE, 1, runAlloca},
    {"and", TYPE, 1, runAnd},
    {"atom", TYPE | ATOM | SPACE | ORDER | SCOPE | CACHE | NOFTZ, 1, runAtom},
    {"bar", TYPE | SYNC | BAR | LOGIC, 0, runBarrier},
    {"barrier", TYPE | SYNC | BAR | LOGIC | ORDER, 0, runBarrier},
    {"bfe", TYPE, 1, runExtractField},
    {"bfi", TYPE, 1, runInsertField},
    {"bfind", TYPE | SHIFT, 1, runFindBit},
    {"bmsk", TYPE | SHIFT, 1, runBitMask},
    {"bra", UNI, 0, runBranch},
    {"brev", TYPE, 1, runReverse},
    {"brkpt", 0, 0, runTrap},
    {"brx", UNI, 0, runBranchTable},
    {"call", UNI, 0, runCall},
    {"clz", TYPE, 1, runLeadingZeros},
    {"cnot", TYPE, 1, runCNot},
    {"copysign", TYPE, 1, runCopySign},
    {"cos", TYPE | APPROX | FTZ, 1, runCos},
    {"createpolicy", TYPE | CACHE, 1, runCreatePolicy},
    {"cvt", TYPE | ROUND | FTZ | SAT, 2, runConvert},
    {"cvta", TYPE | TO | SPACE, 1, runConvertAddress},
    {"div", TYPE | ROUND | FTZ | APPROX, 1, runDivide},
    {"dp2a", TYPE | PART, 2, runDot2},
    {"dp4a", TYPE, 2, runDot4},
    {"elect", SYNC, 0, runElect},
    {"ex2", TYPE | APPROX | FTZ, 1, runExp2},
    {"exit", 0, 0, runExit},
    {"fence", ORDER | SCOPE | PROXY | SPACE, 0, runNothing},
    {"fma", TYPE | ROUND | FTZ | SAT, 1, runFma},
    {"fns", TYPE, 1, runFindNth},
    {"getctarank", TYPE | SPACE, 1, runCtaRank},
    {"isspacep", SPACE, 0, runIsSpace},
    {"ld", TYPE | SPACE | VEC | ORDER | SCOPE | CACHE, 1, runLoad},
    {"ldu", TYPE | SPACE | VEC, 1, runLoad},
    {"lg2", TYPE | APPROX | FTZ, 1, runLog2},
    {"lop3", TYPE, 1, runLogic3},
    {"mad", TYPE | PART | ROUND | FTZ | SAT | CARRY, 1, runMad},
    {"mad24", TYPE | PART | SAT, 1, runMad24},
    {"madc", TYPE | PART | CARRY, 1, runMadCarry},
    {"mapa", TYPE | SPACE, 1, runMapAddress},
    {"match", TYPE | VOTE | SYNC, 1, runMatch},
    {"max", TYPE | FTZ | NAN_ | SAT, 1, runMax},
    {"membar", MEMBAR, 0, runNothing},
    {"min", TYPE | FTZ | NAN_ | SAT, 1, runMin},
    {"mov", TYPE, 1, runMove},
    {"mul", TYPE | PART | ROUND | FTZ | SAT, 1, runMultiply},
    {"mul24", TYPE | PART, 1, runMul24},
    {"nanosleep", TYPE, 1, runNothing},
    {"neg", TYPE | FTZ, 1, runNegate},
    {"not", TYPE, 1, runNot},
    {"or", TYPE, 1, runOr},
    {"popc", TYPE, 1, runPopCount},
    {"prefetch", SPACE | CACHE, 0, runNothing},
    {"prmt", TYPE | PRMT, 1, runPermute},
    {"rcp", TYPE | ROUND | APPROX | FTZ, 1, runReciprocal},
    {"red", TYPE | ATOM | SPACE | ORDER | SCOPE | CACHE | NOFTZ, 1, runReduce},
    {"redux", TYPE | SYNC | ATOM, 1, runRedux},
    {"rem", TYPE, 1, runRemainder},
    {"ret", UNI, 0, runReturn},
    {"rsqrt", TYPE | APPROX | FTZ, 1, runReciprocalRoot},
    {"sad", TYPE, 1, runAbsDifference},
    {"selp", TYPE, 1, runSelect},
    {"set", TYPE | CMP | LOGIC | FTZ, 2, runSet},
    {"setp", TYPE | CMP | LOGIC | FTZ, 1, runSetPredicate},
    {"shf", TYPE | SHIFT, 1, runFunnelShift},
    {"shfl", TYPE | SYNC | SHUFFLE, 1, runShuffle},
    {"shl", TYPE, 1, runShiftLeft},
    {"shr", TYPE, 1, runShiftRight},
    {"sin", TYPE | APPROX | FTZ, 1, runSin},
    {"slct", TYPE | FTZ, 2, runSelectSign},
    {"sqrt", TYPE | ROUND | APPROX | FTZ, 1, runSqrt},
    {"st", TYPE | SPACE | VEC | ORDER | SCOPE | CACHE, 1, runStore},
    {"stackrestore", TYPE, 1, runStackRestore},
    {"stacksave", TYPE, 1, runStackSave},
    {"sub", TYPE | ROUND | FTZ | SAT | CARRY, 1, runSubtract},
    {"subc", TYPE | CARRY, 1, runSubtractCarry},
    {"szext", TYPE | SHIFT, 1, runExtend},
    {"tanh", TYPE | APPROX, 1, runTanh},
    {"testp", TYPE | TESTP, 1, runTestFloat},
    {"trap", 0, 0, runTrap},
    {"vabsdiff4", TYPE | SAT | ATOM, 3, runVideoAbsDiff},
    {"vadd4", TYPE | SAT | ATOM, 3, runVideoAdd},
    {"vote", TYPE | SYNC | VOTE, 1, runVote},
    {"xor", TYPE, 1, runXor},
};

static void apply(const Word_ &W, Mods &M) {
  switch (W.Kind) {
  case TYPE:
    if (M.NumTypes < 4)
      M.T[M.NumTypes++] = Ty(W.Value);
    return;
  case ROUND:
    M.R = Round(W.Value);
    return;
  case FTZ:
    M.Ftz = true;
    return;
  case SAT:
    (W.Value == 0 ? M.Sat : W.Value == 1 ? M.SatFinite : M.Relu) = true;
    return;
  case CARRY:
    M.CC = true;
    return;
  case APPROX:
    (W.Value ? M.Full : M.Approx) = true;
    return;
  case PART:
    (W.Value == 0 ? M.Lo : W.Value == 1 ? M.Hi : M.Wide) = true;
    return;
  case NAN_:
    (W.Value == 0 ? M.NaN : M.XorSign) = true;
    return;
  case CMP:
    M.C = Cmp(W.Value);
    return;
  case LOGIC:
    M.B = Logic(W.Value);
    return;
  case SPACE:
    M.Space = Space(W.Value);
    return;
  case VEC:
    M.Vec = uint8_t(W.Value);
    return;
  case ATOM:
    M.A = AtomOp(W.Value);
    return;
  case SHUFFLE:
  case VOTE:
  case PRMT:
  case TESTP:
    M.M = Mode(W.Value);
    return;
  case SHIFT:
    // "l" and "r" of shf stand before "wrap" and "clamp".
    if (W.Value == unsigned(Mode::Up) || W.Value == unsigned(Mode::Down))
      M.To = W.Value == unsigned(Mode::Up);
    else
      M.M = Mode(W.Value);
    return;
  case SYNC:
    M.Sync |= W.Value == 2; // A barrier of one warp.
    M.Cta |= W.Value == 4;  // A barrier of the cluster.
    return;
  case BAR:
    if (W.Value > 1)
      M.M = Mode(W.Value);
    else
      (W.Value ? M.Popc : M.Red) = true;
    return;
  case TO:
    M.To = true;
    return;
  default:
    return;
  }
}

std::string decodeMnemonic(StringRef Mnemonic, Instruction &I) {
  auto [Name, Rest] = Mnemonic.split('.');
  const Op *Found = nullptr;
  for (const Op &O : Ops)
    if (O.Name == Name)
      Found = &O;
  if (!Found)
    return ("unknown instruction " + Mnemonic).str();
  I.Run = Found->Run;
  while (!Rest.empty()) {
    auto [Part, After] = Rest.split('.');
    const Word_ *W = nullptr;
    for (const Word_ &Candidate : Words)
      if ((Candidate.Kind & Found->Takes) && Candidate.Text == Part) {
        W = &Candidate;
        break;
      }
    if (!W)
      return ("unknown modifier ." + Part + " in " + Mnemonic).str();
    apply(*W, I.M);
    Rest = After;
  }
  if (I.M.NumTypes < Found->Types)
    return ("no type in " + Mnemonic).str();
  return "";
}

std::string checkMnemonic(StringRef Mnemonic) {
  Instruction I;
  return decodeMnemonic(Mnemonic, I);
}

unsigned bitsOf(Ty T) {
  switch (T) {
  case Ty::None:
  case Ty::Pred:
    return 1;
  case Ty::B8:
  case Ty::U8:
  case Ty::S8:
    return 8;
  case Ty::B16:
  case Ty::U16:
  case Ty::S16:
  case Ty::F16:
  case Ty::BF16:
  case Ty::E4M3x2:
  case Ty::E5M2x2:
    return 16;
  case Ty::B64:
  case Ty::U64:
  case Ty::S64:
  case Ty::F64:
    return 64;
  case Ty::B128:
    return 128;
  default:
    return 32;
  }
}

} // namespace opennvvm::ptxmachine
