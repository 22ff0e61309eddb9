//===- Mnemonics.cpp - Decode the parts of a mnemonic ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Mnemonics.h"
#include "Machine/Instructions/Handlers.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
struct MnemonicWord {
  StringLiteral Text;
  uint64_t Kind;
  unsigned Value = 0;         ///< An enumerator, if Kind has an enum.
  bool Mods::*Flag = nullptr; ///< The flag that the word sets, if it has one.
};
} // namespace

#define T(text, type) {text, TYPE, unsigned(Ty::type)}
static constexpr MnemonicWord Words[] = {
    T("pred", Pred),
    T("b8", B8),
    T("u8", U8),
    T("s8", S8),
    T("b16", B16),
    T("u16", U16),
    T("s16", S16),
    T("f16", F16),
    T("bf16", BF16),
    T("b32", B32),
    T("u32", U32),
    T("s32", S32),
    T("f32", F32),
    T("f16x2", F16x2),
    T("bf16x2", BF16x2),
    T("tf32", TF32),
    T("u16x2", U16x2),
    T("s16x2", S16x2),
    T("u8x4", U8x4),
    T("s8x4", S8x4),
    T("b64", B64),
    T("u64", U64),
    T("s64", S64),
    T("f64", F64),
    T("b128", B128),
    T("e4m3x2", E4M3x2),
    T("e5m2x2", E5M2x2),
    T("e2m3x2", E2M3x2),
    T("e3m2x2", E3M2x2),
    T("e2m1x2", E2M1x2),
    T("ue8m0x2", UE8M0x2),
    T("ue5m3x2", UE5M3x2),
    T("s2f6x2", S2F6x2),
    T("f32x2", F32x2),
    T("b1", B1),
    T("e4m3x4", E4M3x4),
    T("e5m2x4", E5M2x4),
    T("e2m3x4", E2M3x4),
    T("e3m2x4", E3M2x4),
    T("e2m1x4", E2M1x4),
    T("u2", U2),
    T("s2", S2),
    T("u4", U4),
    T("s4", S4),
    T("e4m3", E4M3),
    T("e5m2", E5M2),
    T("e2m3", E2M3),
    T("e3m2", E3M2),
    T("e2m1", E2M1),
    T("ue8m0", UE8M0),
    T("ue4m3", UE4M3),
    {"rn", ROUND, unsigned(Round::RN)},
    {"rz", ROUND, unsigned(Round::RZ)},
    {"rm", ROUND, unsigned(Round::RM)},
    {"rp", ROUND, unsigned(Round::RP)},
    {"rna", ROUND, unsigned(Round::RNA)},
    {"rni", ROUND, unsigned(Round::RNI)},
    {"rzi", ROUND, unsigned(Round::RZI)},
    {"rmi", ROUND, unsigned(Round::RMI)},
    {"rpi", ROUND, unsigned(Round::RPI)},
    {"rs", ROUND, unsigned(Round::RS)},
    {"ftz", FTZ, 0, &Mods::Ftz},
    {"sat", SAT, 0, &Mods::Sat},
    {"satfinite", SAT, 0, &Mods::SatFinite},
    {"relu", SAT, 0, &Mods::Relu},
    {"scaled::n2::ue8m0", CONVERSION, 0, &Mods::Scaled},
    {"scaled::n1::ue8m0", CONVERSION, 0, &Mods::ScaledOnce},
    {"pzo", CONVERSION, 0, &Mods::PositiveZero},
    {"cc", CARRY, 0, &Mods::CC},
    {"approx", APPROX, 0, &Mods::Approx},
    {"full", APPROX, 0, &Mods::Full},
    {"2pi", TURNS, 0, &Mods::OfTurns},
    {"oob", OOB, 0, &Mods::OutOfBounds},
    {"po", VIDEO, 0, &Mods::PlusOne},
    {"shr7", VIDEO, unsigned(Mode::Shift7)},
    {"shr15", VIDEO, unsigned(Mode::Shift15)},
    {"lo", PART, 0, &Mods::Lo},
    {"hi", PART, 0, &Mods::Hi},
    {"wide", PART, 0, &Mods::Wide},
    {"NaN", NAN_, 0, &Mods::NaN},
    {"xorsign", NAN_, 0, &Mods::XorSign},
    {"abs", NAN_, 0, &Mods::Abs},
    {"eq", CMP, unsigned(Cmp::EQ)},
    {"ne", CMP, unsigned(Cmp::NE)},
    {"lt", CMP, unsigned(Cmp::LT)},
    {"le", CMP, unsigned(Cmp::LE)},
    {"gt", CMP, unsigned(Cmp::GT)},
    {"ge", CMP, unsigned(Cmp::GE)},
    {"lo", CMP, unsigned(Cmp::LO)},
    {"ls", CMP, unsigned(Cmp::LS)},
    {"hi", CMP, unsigned(Cmp::HI)},
    {"hs", CMP, unsigned(Cmp::HS)},
    {"equ", CMP, unsigned(Cmp::EQU)},
    {"neu", CMP, unsigned(Cmp::NEU)},
    {"ltu", CMP, unsigned(Cmp::LTU)},
    {"leu", CMP, unsigned(Cmp::LEU)},
    {"gtu", CMP, unsigned(Cmp::GTU)},
    {"geu", CMP, unsigned(Cmp::GEU)},
    {"num", CMP, unsigned(Cmp::NUM)},
    {"nan", CMP, unsigned(Cmp::NAN_)},
    {"and", LOGIC, unsigned(Logic::And)},
    {"or", LOGIC, unsigned(Logic::Or)},
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
    {"v2", VEC, 2},
    {"v4", VEC, 4},
    {"v8", VEC, 8},
    {"weak", ORDER, unsigned(MemoryOrder::Weak)},
    {"relaxed", ORDER, unsigned(MemoryOrder::Relaxed)},
    {"acquire", ORDER, unsigned(MemoryOrder::Acquire)},
    {"release", ORDER, unsigned(MemoryOrder::Release)},
    {"acq_rel", ORDER, unsigned(MemoryOrder::AcqRel)},
    {"sc", ORDER, unsigned(MemoryOrder::SC)},
    {"volatile", ORDER, unsigned(MemoryOrder::Volatile)},
    {"mmio", ORDER, unsigned(MemoryOrder::MMIO)},
    {"cta", SCOPE, unsigned(ThreadScope::Cta)},
    {"cluster", SCOPE, unsigned(ThreadScope::Cluster)},
    {"gpu", SCOPE, unsigned(ThreadScope::Gpu)},
    {"sys", SCOPE, unsigned(ThreadScope::Sys)},
    {"ca", CACHE, 0},
    {"cg", CACHE, 0},
    {"cs", CACHE, 0},
    {"lu", CACHE, 0},
    {"cv", CACHE, 0},
    {"wb", CACHE, 0},
    {"wt", CACHE, 0},
    {"nc", CACHE, 0},
    {"L1::evict_normal", CACHE, 0},
    {"L1::evict_unchanged", CACHE, 0},
    {"L1::evict_first", CACHE, 0},
    {"L1::evict_last", CACHE, 0},
    {"L1::no_allocate", CACHE, 0},
    {"L2::evict_first", CACHE, 0},
    {"L2::evict_last", CACHE, 0},
    {"L2::evict_normal", CACHE, 0},
    {"L2::evict_unchanged", CACHE, 0},
    {"L2::cache_hint", CACHE, 0, &Mods::CacheHint},
    {"L2::64B", CACHE, 0},
    {"L2::128B", CACHE, 0},
    {"L2::256B", CACHE, 0},
    {"proxy::readonly", READONLY, 0},
    {"tensormap", CACHE, 0},
    {"L1", CACHE, 0},
    {"L2", CACHE, 0},
    {"exch", ATOM, unsigned(AtomOp::Exch)},
    {"cas", ATOM, unsigned(AtomOp::Cas)},
    {"add", ATOM, unsigned(AtomOp::Add)},
    {"inc", ATOM, unsigned(AtomOp::Inc)},
    {"dec", ATOM, unsigned(AtomOp::Dec)},
    {"min", ATOM, unsigned(AtomOp::Min)},
    {"max", ATOM, unsigned(AtomOp::Max)},
    {"and", ATOM, unsigned(AtomOp::And)},
    {"or", ATOM, unsigned(AtomOp::Or)},
    {"xor", ATOM, unsigned(AtomOp::Xor)},
    {"up", SHUFFLE, unsigned(Mode::Up)},
    {"down", SHUFFLE, unsigned(Mode::Down)},
    {"bfly", SHUFFLE, unsigned(Mode::Bfly)},
    {"idx", SHUFFLE, unsigned(Mode::Idx)},
    {"all", VOTE, unsigned(Mode::All)},
    {"any", VOTE, unsigned(Mode::Any)},
    {"uni", VOTE, unsigned(Mode::Uni)},
    {"ballot", VOTE, unsigned(Mode::Ballot)},
    {"sync", SYNC, 0},
    {"aligned", SYNC, 0},
    {"warp", SYNC, 0, &Mods::OfWarp},
    {"cta", SYNC, 0},
    {"cluster", SYNC, 0, &Mods::OfCluster},
    {"to", TO, 0, &Mods::ToSpace},
    {"uni", UNI, 0},
    {"idx", UNI, 0},
    {"noftz", NOFTZ, 0, &Mods::KeepsSubnormals},
    {"wrap", SHIFT, unsigned(Mode::Wrap)},
    {"clamp", SHIFT, unsigned(Mode::Clamp)},
    {"l", SHIFT, 0, &Mods::Left},
    {"r", SHIFT, 0},
    {"shiftamt", SHIFT, unsigned(Mode::ShiftAmount)},
    {"f4e", PRMT, unsigned(Mode::F4E)},
    {"b4e", PRMT, unsigned(Mode::B4E)},
    {"rc8", PRMT, unsigned(Mode::RC8)},
    {"ecl", PRMT, unsigned(Mode::ECL)},
    {"ecr", PRMT, unsigned(Mode::ECR)},
    {"rc16", PRMT, unsigned(Mode::RC16)},
    {"arrive", BAR, unsigned(Mode::Arrive)},
    {"wait", BAR, unsigned(Mode::Wait)},
    {"red", BAR, 0, &Mods::Red},
    {"popc", BAR, 0, &Mods::Popc},
    {"finite", TESTP, unsigned(Mode::Finite)},
    {"infinite", TESTP, unsigned(Mode::Infinite)},
    {"number", TESTP, unsigned(Mode::Number)},
    {"notanumber", TESTP, unsigned(Mode::NotANumber)},
    {"normal", TESTP, unsigned(Mode::Normal)},
    {"subnormal", TESTP, unsigned(Mode::Subnormal)},
    {"gl", MEMBAR, unsigned(ThreadScope::Gpu)},
    {"cta", MEMBAR, unsigned(ThreadScope::Cta)},
    {"sys", MEMBAR, unsigned(ThreadScope::Sys)},
    {"proxy", PROXY, 0},
    {"alias", PROXY, unsigned(MemoryProxy::Alias)},
    {"async", PROXY, unsigned(MemoryProxy::Async)},
    {"async::generic", PROXY, unsigned(MemoryProxy::Async)},
    {"tensormap::generic", PROXY, unsigned(MemoryProxy::TensorMap)},
    {"generic::fabric", PROXY, unsigned(MemoryProxy::Alias)},
    {"fabric::generic", PROXY, unsigned(MemoryProxy::Alias)},
    {"fabric::fabric", PROXY, unsigned(MemoryProxy::Alias)},
    {"async::global", PROXY, unsigned(MemoryProxy::Async)},
    {"async::shared::cta", PROXY, unsigned(MemoryProxy::Async)},
    {"async::shared::cluster", PROXY, unsigned(MemoryProxy::Async)},
    {"mbarrier_init", PROXY, 0, &Mods::OfMbarrierInit},
    {"sync_restrict::shared::cta", PROXY, 0},
    {"sync_restrict::shared::cluster", PROXY, 0},
    {"sync_restrict::shared::cluster::read", PROXY, 0},
    {"sync_restrict::read", PROXY, 0},
    {"mbarrier::complete_tx::bytes", CANCEL, 0},
    {"multicast::cluster::all", CANCEL, 0, &Mods::Multicast},
    {"acc::f16", ACCUMULATOR, 0},
    {"acc::f32", ACCUMULATOR, 0},
    {"layout::v0", LAYOUT, unsigned(BarrierLayout::V0)},
    {"layout::v1", LAYOUT, unsigned(BarrierLayout::V1)},
    {"phase_type::primary", PHASE, unsigned(BarrierPhase::Primary)},
    {"phase_type::conditional", PHASE, unsigned(BarrierPhase::Conditional)},
    {"multicast::cluster::32b", MULTICAST, 0, &Mods::Multicast},
};
#undef T

static void apply(const MnemonicWord &W, Mods &M) {
  if (W.Flag) {
    M.*W.Flag = true;
    return;
  }
  constexpr uint64_t Modes =
      SHUFFLE | VOTE | PRMT | TESTP | BAR | VIDEO | SHIFT;
  if (W.Kind & Modes) {
    if (Mode(W.Value) != Mode::None) // "r" has no meaning: not left.
      M.M = Mode(W.Value);
    return;
  }
  switch (W.Kind) {
  case TYPE:
    if (M.NumTypes < std::size(M.T))
      M.T[M.NumTypes++] = Ty(W.Value);
    return;
  case ROUND:
    M.R = Round(W.Value);
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
  case ORDER:
    M.Order = MemoryOrder(W.Value);
    return;
  case SCOPE:
  case MEMBAR:
    M.Scope = ThreadScope(W.Value);
    return;
  case PROXY:
    if (W.Value)
      M.Proxy = MemoryProxy(W.Value);
    return;
  case VEC:
    M.Vec = uint8_t(W.Value);
    return;
  case ATOM:
    M.A = AtomOp(W.Value);
    return;
  case LAYOUT:
    M.Layout = BarrierLayout(W.Value);
    return;
  case PHASE:
    M.Phase = BarrierPhase(W.Value);
    return;
  default: // No effect in a single machine without caches.
    return;
  }
}

/// The instruction with the longest name that \p Mnemonic begins with.
static const Op *findOperation(StringRef Mnemonic) {
  const Op *Found = nullptr;
  for (const Op &O : operations()) {
    StringRef Rest = Mnemonic;
    if (Rest.consume_front(O.Name) && (Rest.empty() || Rest.front() == '.') &&
        (!Found || Found->Name.size() < O.Name.size()))
      Found = &O;
  }
  return Found;
}

/// What goes together in the modifiers of an mbarrier instruction.
static bool isBarrierForm(const Instruction &I) {
  const Mods &M = I.M;
  if (I.Run == runCheckLayout)
    return M.Layout != BarrierLayout::None;
  if (I.Run == runPendingCount)
    return M.Layout != BarrierLayout::V1;
  return M.Phase != BarrierPhase::Conditional || I.Run == runTestWaitParity;
}

std::string decodeMnemonic(StringRef Mnemonic, Instruction &I) {
  const Op *Found = findOperation(Mnemonic);
  if (!Found)
    return ("unknown instruction " + Mnemonic).str();
  I.Run = Found->Run;
  I.Least = Found->Least;
  I.Most = Found->Most;
  I.M.Lanes = Found->Lanes;
  StringRef Rest = Mnemonic.drop_front(Found->Name.size());
  Rest.consume_front(".");
  while (!Rest.empty()) {
    auto [Part, After] = Rest.split('.');
    const MnemonicWord *W = nullptr;
    for (const MnemonicWord &Candidate : Words)
      if ((Candidate.Kind & Found->Takes) && Candidate.Text == Part) {
        W = &Candidate;
        break;
      }
    if (W)
      apply(*W, I.M);
    else if (!(Found->Takes & IMAGE && decodeImageWord(Part, I.M.Image)) &&
             !(Found->Takes & MATRIX && decodeMatrixWord(Part, I.M)) &&
             !(Found->Takes & TENSOR && decodeTensorWord(Part, I.M)) &&
             !(Found->Takes & SPARSE && decodeSparseWord(Part, I.M)) &&
             !(Found->Takes & BULK && decodeBulkWord(Part, I.M)))
      return ("unknown modifier ." + Part + " in " + Mnemonic).str();
    Rest = After;
  }
  if (I.M.NumTypes < Found->Types)
    return ("no type in " + Mnemonic).str();
  if ((Found->Takes & ONLY64) && (I.M.NumTypes != 1 || I.M.T[0] != Ty::B64))
    return ("a type other than .b64 in " + Mnemonic).str();
  if (((Found->Takes & MATRIX) && !isMatrixForm(I)) ||
      ((Found->Takes & BULK) && !completeBulkForm(I)) ||
      ((Found->Takes & SPARSE) && !isSparseForm(I)) || !isBarrierForm(I))
    return ("unknown form " + Mnemonic).str();
  if (Found->Takes & MULTICAST && I.M.Multicast) {
    if (I.M.Space != Space::SharedCluster)
      return ("unknown form " + Mnemonic).str();
    ++I.Least;
    ++I.Most;
  }
  // The validity of the phase may be asked for.
  I.Most += I.M.Phase == BarrierPhase::Primary;
  I.Least += I.M.CacheHint;
  I.Most += I.M.CacheHint;
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
  case Ty::E2M1x2:
    return 8;
  case Ty::U4:
  case Ty::S4:
    return 4;
  case Ty::U2:
  case Ty::S2:
    return 2;
  case Ty::B16:
  case Ty::U16:
  case Ty::S16:
  case Ty::F16:
  case Ty::BF16:
  case Ty::S1Z4M11:
  case Ty::E4M3x2:
  case Ty::E5M2x2:
  case Ty::E2M3x2:
  case Ty::E3M2x2:
  case Ty::UE8M0x2:
  case Ty::UE5M3x2:
  case Ty::S2F6x2:
  case Ty::E2M1x4:
    return 16;
  case Ty::B64:
  case Ty::U64:
  case Ty::S64:
  case Ty::F64:
  case Ty::F32x2:
    return 64;
  case Ty::B128:
    return 128;
  default:
    return 32;
  }
}

} // namespace opennvvm::ptxmachine
