//===- FunctionEmitter.h - One function as PTX ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the body of one function: one walk over its blocks, one dispatch per
// instruction (Insts/Dispatch.cpp). Registers are allocated when a value is
// first used, so a value that is folded into its users costs nothing.
//
// The files in Insts/ print the instructions; they only use this class.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_FUNCTIONEMITTER_H
#define OPENNVVM_LIB_PTX_FUNCTIONEMITTER_H

#include "Coalescing.h"
#include "EdgeLiveness.h"
#include "LoopHints.h"
#include "Names.h"
#include "Requirements.h"
#include "SharedValues.h"
#include "Target/Kernel.h"
#include "TypeParts.h"
#include "Writer.h"
#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/Allocator.h"
#include <array>
#include <optional>
#include <string>

namespace llvm {
class AllocaInst;
class Argument;
class BasicBlock;
class BranchInst;
class CallBase;
class Constant;
class ConstantExpr;
class ConstantInt;
class DIExpression;
class DILocation;
class DataLayout;
class Function;
class GlobalVariable;
class ICmpInst;
class Instruction;
class PHINode;
class Use;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class ContextLock;
class DwarfInfo;
class FunctionDebug;
class GlobalTable;
class LineTable;
struct Home;

/// What all functions of a module share. Nothing here changes while functions
/// are printed, except Requirements and the diagnostics; each thread has its
/// own copy of these two and of the data layout, which caches struct layouts.
struct ModuleContext {
  const llvm::Module &M;
  const Target &T;
  const EmitterOptions &Options;
  const llvm::DataLayout &DL;
  const NameTable &Names;
  const GlobalTable &Globals;
  const Annotations &Notes;
  const LineTable &Lines;
  const DwarfInfo &Dwarf;
  ContextLock &Constants;
  DiagnosticEngine &Diags;
  Requirements &Needs;

  unsigned sm() const { return T.SM->Number; }
};

/// How the undefined upper register bits of a narrow integer are filled.
enum class Extend : uint8_t { None, Zero, Sign };

/// A memory operand: state space and [base + offset].
struct Address {
  unsigned Space = 0; ///< NVPTX address space.
  Op Base;            ///< Register, symbol or text.
  int64_t Offset = 0;

  Op at(int64_t More = 0) const {
    Op O = Base;
    O.BaseKind = Base.Kind;
    O.Kind = Op::Memory;
    O.Imm = Offset + More;
    return O;
  }
};

class FunctionEmitter {
public:
  FunctionEmitter(const ModuleContext &Ctx, TypeTable &Types);

  /// Prints the body of \p F, from "{" to "}". \p Index numbers the function in
  /// labels and in the name of its local depot. Members are cleared, not freed:
  /// one emitter is used for all functions of a thread.
  void emitBody(const llvm::Function &F, unsigned Index, Writer &Out);

  //===--- For the instruction printers ----------------------------------===//

  const ModuleContext &Ctx;
  TypeTable &Types;
  const llvm::DataLayout &DL;

  const llvm::Function &function() const { return *F; }
  /// Whether generic addresses have 64 bits.
  bool is64Bit() const { return PointerBits == 64; }
  /// Bits of a pointer to \p Space, according to the data layout: pointers to
  /// shared, constant and local memory may be shorter than generic ones.
  unsigned pointerBits(unsigned Space = AddressSpace::Generic) const {
    return Space == AddressSpace::Generic ? PointerBits
                                          : DL.getPointerSizeInBits(Space);
  }
  /// The class of registers that hold pointers to \p Space.
  RegClass pointerClass(unsigned Space = AddressSpace::Generic) const;
  unsigned sm() const { return Ctx.sm(); }

  const TypeParts &parts(llvm::Type *Ty) { return Types.get(Ty); }

  /// Part \p P of \p V as an operand: a register, or an immediate if \p V is a
  /// constant that fits one. Upper bits of narrow integers are undefined in a
  /// register and zero in an immediate.
  Op use(const llvm::Value *V, unsigned P = 0);
  /// The same, always in a register.
  Reg useReg(const llvm::Value *V, unsigned P = 0);
  /// Part \p P of integer \p V with its upper register bits filled.
  Op useExt(const llvm::Value *V, Extend E, unsigned P = 0);
  /// Lane \p Lane of \p V as an operand; a scalar has one lane. For elements
  /// wider than 64 bits, use their parts instead.
  Op useLane(const llvm::Value *V, unsigned Lane, Extend E = Extend::None);
  /// Lanes of a type: 1 for scalars.
  static unsigned lanes(const llvm::Type *Ty);
  /// The register that holds part \p P of \p V, which is being defined.
  Reg def(const llvm::Value *V, unsigned P = 0);
  /// All registers of \p V, which is not a constant.
  llvm::ArrayRef<Reg> regs(const llvm::Value *V);
  /// Makes \p V an alias for the registers of \p Same, which is not a constant.
  void alias(const llvm::Value *V, const llvm::Value *Same);
  /// Makes \p Rs the registers of \p V, one per part.
  void setRegs(const llvm::Value *V, llvm::ArrayRef<Reg> Rs);

  /// A new register.
  Reg temp(RegClass C) { return Reg(C, ++Counts[unsigned(C)]); }
  /// A new label, valid until the next function.
  llvm::StringRef label();

  /// Prints one instruction: "\tmnemonic \tops…;". Operands whose evaluation
  /// allocates registers or prints must be in a braced list, which is evaluated
  /// in order.
  template <typename... Ops> void emit(llvm::StringRef Mnemonic, Ops... O) {
    const Op List[] = {Op(O)...};
    emitList(Mnemonic, {}, List);
  }
  void emit(llvm::StringRef Mnemonic, std::initializer_list<Op> Ops) {
    emitList(Mnemonic, {}, Ops);
  }
  /// The same with a type suffix appended to the mnemonic.
  template <typename... Ops>
  void emitT(llvm::StringRef Mnemonic, llvm::StringRef Suffix, Ops... O) {
    const Op List[] = {Op(O)...};
    emitList(Mnemonic, Suffix, List);
  }
  void emitT(llvm::StringRef Mnemonic, llvm::StringRef Suffix,
             std::initializer_list<Op> Ops) {
    emitList(Mnemonic, Suffix, Ops);
  }
  void emitNone(llvm::StringRef Mnemonic) { emitList(Mnemonic, {}, {}); }
  void emitList(llvm::StringRef Mnemonic, llvm::StringRef Suffix,
                llvm::ArrayRef<Op> Ops);
  /// The result of "Mnemonic+Suffix A, B" in a register of class \p C: that of
  /// an earlier such instruction if it can be used here, otherwise of a new
  /// one. The strings must be literals; nothing may write to the register.
  Reg shared(llvm::StringRef Mnemonic, llvm::StringRef Suffix, RegClass C,
             Op A, Op B = Op::sink());
  /// Prints one instruction predicated with "@P" or "@!P".
  void emitIf(Op Predicate, llvm::StringRef Mnemonic, llvm::ArrayRef<Op> Ops);
  void emitLabel(const Op &Label);
  /// Prints a whole line unchanged, after a tab.
  void emitLine(llvm::StringRef Line);
  /// Copies \p From to \p To with the mov of To's class; prints nothing if they
  /// are the same.
  void copy(Reg To, Op From);
  /// One of several copies that are made simultaneously.
  struct Copy {
    Reg To;
    Op From;
    bool Done = false;
  };
  /// Prints simultaneous copies to distinct registers.
  void copyAtOnce(llvm::SmallVectorImpl<Copy> &Copies);
  /// Whether several values are held in \p R one after the other, so that
  /// anything computed from it becomes invalid.
  bool isCoalesced(Reg R) const {
    return R.index() <= CoalescedCounts[unsigned(R.regClass())];
  }
  /// The body text, for printers that assemble a line from pieces.
  Writer &out() { return *W; }
  void printOp(const Op &O);

  /// The memory operand for \p Ptr: folds constant offsets and looks through
  /// casts of globals and local variables to generic.
  Address address(const llvm::Value *Ptr);
  /// \p A as a plain address of its own space in a register of the width that
  /// an access requires.
  Reg addressRegister(const Address &A);
  /// The width of the address register in an access to \p Space: global
  /// addresses are full-width and those of tensor memory have 32 bits, whatever
  /// the width of the pointers.
  unsigned accessBits(unsigned Space) const {
    return Space == AddressSpace::Global   ? PointerBits
           : Space == AddressSpace::Tensor ? 32
                                           : pointerBits(Space);
  }
  /// ".global", ".shared" …; empty for generic; reports spaces that PTX cannot
  /// access.
  llvm::StringRef spaceName(unsigned Space);
  /// The '1' or '2' of .cta_group in the function's first tensor memory
  /// instruction; 0 before it.
  char TensorGroup = 0;

  /// Whether \p A can be written to; otherwise reports it.
  bool mayStore(const Address &A);
  /// "cvta" or "cvta.to" with the name of \p Space: the instruction that makes
  /// an address of \p Space generic, or the reverse. The result is a literal,
  /// as shared() requires.
  llvm::StringRef castName(unsigned Space, bool ToGeneric);
  /// Casts address \p O from space \p From to \p To, through generic. A short
  /// pointer is the offset of a generic one in its window: it is zero-extended
  /// on the way there and truncated on the way back.
  Reg castAddress(Op O, unsigned From, unsigned To);
  /// Address \p O in \p Bits bits, zero-extended or truncated.
  Op resizeAddress(Op O, unsigned Bits);

  /// Loads or stores all parts of \p Ty at \p A, split and combined as
  /// alignment allows. \p Modifier follows "ld" or "st" (".volatile"), and \p
  /// AfterSpace follows the state space (".nc", ".cs").
  void loadParts(llvm::ArrayRef<Reg> To, llvm::Type *Ty, Address A,
                 llvm::Align Align, llvm::StringRef Modifier = {},
                 llvm::StringRef AfterSpace = {});
  void storeParts(llvm::ArrayRef<Op> From, llvm::Type *Ty, Address A,
                  llvm::Align Align, llvm::StringRef Modifier = {},
                  llvm::StringRef AfterSpace = {});

  /// Lane \p Index of packed or plain vector \p V, in a register of the
  /// element's class (a %rs for packed bytes). For wide elements, \p Limb
  /// selects the part.
  Reg extractLane(const llvm::Value *V, unsigned Index, unsigned Limb = 0);
  /// Builds the registers of vector value \p V from its lanes.
  /// \p Lanes holds the parts of lane 0, then of lane 1 ….
  void defineFromLanes(const llvm::Value *V, llvm::ArrayRef<Op> Lanes);

  /// \p O in a register of class \p C, which has the same width.
  Reg inRegister(Op O, RegClass C);

  /// A predicate register for i1 \p V, or its complement if that is free.
  Op predicate(const llvm::Value *V);

  /// Whether \p I is folded into its user and not printed separately.
  bool isFolded(const llvm::Instruction &I) const;

  /// ".ftz" if this function flushes f32 denormals, otherwise empty.
  llvm::StringRef ftz() const { return FlushF32 ? ".ftz" : ""; }
  bool flushesF32() const { return FlushF32; }

  /// Raises the PTX version; if --ptx is lower, reports it with the name \p
  /// What.
  void needPTX(PTXVersion V, llvm::StringRef What, const llvm::Instruction &I);
  /// \returns false, after reporting it, if the target is not in \p G.
  bool require(const Gate &G, llvm::StringRef What,
               const llvm::Instruction &I);
  /// Reports that \p I cannot be printed; its registers stay undefined.
  void fail(Rule R, const llvm::Instruction &I,
            llvm::ArrayRef<std::string> Args = {});

  //===--- Frame ----------------------------------------------------------===//

  /// The byte offset of a static alloca in the depot; none for others.
  std::optional<uint64_t> frameOffset(const llvm::AllocaInst &AI) const;
  /// Reserves \p Size bytes in the depot.
  uint64_t allocateFrame(uint64_t Size, llvm::Align Align);
  /// [%SPL + Offset].
  Address frameAddress(uint64_t Offset);
  /// Generic address of a frame slot in a fresh register.
  Reg genericFrameAddress(uint64_t Offset);
  /// The variable whose address, in any space, is \p V, if it is computed in
  /// each block that uses it: from the start of the frame that is one addition,
  /// whereas a register for the whole function costs more.
  const llvm::AllocaInst *nameOfVariable(const llvm::Value *V) const;

  //===--- Control flow ----------------------------------------------------===//

  /// Sets the phis of \p To and jumps there. If \p Written is not null, its
  /// phis were set just before.
  void emitBranchTo(const llvm::BasicBlock *From, const llvm::BasicBlock *To,
                    const llvm::BasicBlock *Written = nullptr);
  /// Jumps to \p To, whose phis are already set.
  void jumpTo(const llvm::BasicBlock *To);
  /// Whether an edge from \p From to \p To copies phi values.
  bool edgeHasCopies(const llvm::BasicBlock *From,
                     const llvm::BasicBlock *To) const;
  void emitPhiCopies(const llvm::BasicBlock *From, const llvm::BasicBlock *To,
                     const llvm::BasicBlock *Written = nullptr);
  /// Whether the copies of the edge to \p To may be placed before the
  /// conditional branch \p Br, whose other target is \p Other. \p IsSecond:
  /// those of the other edge are already there.
  bool canCopyEarly(const llvm::BranchInst &Br, const llvm::BasicBlock *To,
                    const llvm::BasicBlock *Other, bool IsSecond);
  bool isNextBlock(const llvm::BasicBlock *BB) const { return BB == Next; }
  Op blockLabel(const llvm::BasicBlock *BB);
  /// Whether \p To is printed before \p From, or is \p From itself.
  bool isBackward(const llvm::BasicBlock *From,
                  const llvm::BasicBlock *To) const {
    return BlockNumber.lookup(To) <= BlockNumber.lookup(From);
  }

  /// Forgets constants and addresses of variables in registers: the code that
  /// computed them may not have been executed on the way to what follows.
  void forgetConstants() { BlockConstants.clear(); }
  /// Copies the bits of \p From, in parts \p FromParts, to \p To: the slow path
  /// for lists that do not line up.
  void castBits(llvm::ArrayRef<Reg> To, const TypeParts &ToParts,
                llvm::ArrayRef<Reg> From, const TypeParts &FromParts,
                const llvm::Instruction &I);

  /// The number of the next call sequence.
  unsigned nextCall() { return CallCount++; }
  /// Number of the next ${:uid} of inline assembly.
  unsigned nextAsm() { return AsmCount++; }
  /// Whether byval argument \p A is accessed directly in parameter space rather
  /// than in local memory.
  bool isDirectByVal(const llvm::Argument &A) const;

private:
  friend class Frame;
  void reset(const llvm::Function &Fn, unsigned Index);
  void assignGroups();
  bool isCopied(const llvm::PHINode &Phi, const llvm::Value *V) const;
  bool canShareEarly(const llvm::PHINode &Phi, const llvm::BranchInst &Br,
                     const llvm::BasicBlock *Written);
  void layoutFrame();
  void emitParameters();
  void copyByVal(const llvm::Argument &A, llvm::StringRef Param);
  void nameByVal(const llvm::Argument &A, llvm::StringRef Param);
  void emitBlock(const llvm::BasicBlock &BB);
  void printPrologue(Writer &Out);
  void annotate(const llvm::Instruction &I);
  void locate(const llvm::Instruction &I);

  // Debug/Homes.cpp
  Home homeOf(const llvm::Value &V, const llvm::DIExpression *E,
              bool IsAddress);
  Home homeOfAddress(const llvm::Value &V, int64_t Offset);
  Home homeOfValue(const llvm::Value &V);

  // Constants.cpp
  Op constant(const llvm::Constant *C, unsigned P);
  Reg materialise(const llvm::Constant *C, unsigned P);
  Reg materialisePointer(const llvm::Constant *C);
  Reg variableAddress(const llvm::Value *V, const llvm::AllocaInst &AI);
  Op packedConstant(const llvm::Constant *C, const Part &Pt, unsigned P);
  Address constantAddress(const llvm::Constant *C);
  Op constantExpr(const llvm::ConstantExpr *CE, unsigned P);

  void packHalves(Reg To, Op Low, Op High);
  void packBytes(Reg To, llvm::ArrayRef<Op> Bytes);
  Op extended(Op O, unsigned Bits, Extend E, bool IsFilled, unsigned Width);
  void loadPiece(Reg To, const Part &P, Address A, llvm::Align Align,
                 llvm::StringRef Modifier);
  void storePiece(Op From, const Part &P, Address A, llvm::Align Align,
                  llvm::StringRef Modifier);
  void loadBitPacked(llvm::ArrayRef<Reg> To, llvm::Type *Ty, Address A,
                     llvm::Align Align, llvm::StringRef Modifier);
  void storeBitPacked(llvm::ArrayRef<Op> From, llvm::Type *Ty, Address A,
                      llvm::Align Align, llvm::StringRef Modifier);

  const llvm::Function *F = nullptr;
  const llvm::Instruction *Current = nullptr;
  bool HasLines = false;
  const llvm::DILocation *LastLocation = nullptr;
  FunctionDebug *Debug = nullptr; ///< Null unless DWARF sections are printed.
  unsigned FunctionIndex = 0;
  unsigned PointerBits = 64;
  bool FlushF32 = false;

  Writer *W = nullptr;
  llvm::SmallVector<char, 0> Body;
  std::array<unsigned, NumRegClasses> Counts;
  /// Numbered before all others.
  std::array<unsigned, NumRegClasses> CoalescedCounts;
  /// The registers of a value: a range of Regs.
  struct Held {
    unsigned First, Count;
  };
  llvm::ArrayRef<Reg> at(Held H) const {
    return llvm::ArrayRef<Reg>(Regs).slice(H.First, H.Count);
  }
  llvm::ArrayRef<Reg> allocate(const llvm::Value *V);
  llvm::DenseMap<const llvm::Value *, Held> Values;
  llvm::SmallVector<Reg, 0> Regs;
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> BlockNumber;
  llvm::DenseMap<const llvm::AllocaInst *, uint64_t> FrameOffset;
  llvm::DenseMap<const llvm::Argument *, uint64_t> ByValFrame;
  llvm::DenseMap<const llvm::Argument *, Reg> LocalByVal;
  llvm::DenseMap<const llvm::Argument *, std::string> DirectByVal;
  llvm::DenseMap<const llvm::Value *, Reg> BlockConstants;
  uint64_t FrameSize = 0;
  llvm::Align FrameAlign;
  bool UsesSP = false, UsesSPL = false;
  const llvm::BasicBlock *Next = nullptr;
  EdgeLiveness Edges;
  Coalescing Groups;
  SharedValues Shared;
  LoopHints Loops;
  unsigned CallCount = 0, LabelCount = 0, AsmCount = 0;
  llvm::BumpPtrAllocator LabelText;
};

/// Whether \p U, a use of an address, is in the operand of a load or store.
bool isAddressUse(const llvm::Use &U);
/// Whether \p V is an address that is only used by loads and stores that can
/// fold it into their operand.
bool isAddressOnly(const llvm::Value *V);

/// Whether \p I is unused and can be omitted.
bool isUnused(const llvm::Instruction &I);

/// Whether \p V is the address, in its own state space, of a static stack
/// variable or a by-value parameter.
bool isHomeName(const llvm::Value *V);

/// Whether \p V, a stack variable or a by-value parameter, has uses that need
/// its address in a register; uses by its name in local memory do not.
bool needsAddress(const llvm::Value &V);

/// The address space of by-value parameter \p A if nothing can be at such an
/// address; 0 if it is valid, or if \p A is not a by-value parameter.
unsigned badByValSpace(const llvm::Argument &A);

/// Whether \p V casts an address to generic only for by-value arguments, which
/// are read from the original address.
bool isByValSource(const llvm::Value *V);

/// "Is any bit of Value & (Mask << Amount) set?"
struct BitTest {
  const llvm::Value *Value = nullptr, *Amount = nullptr;
  llvm::ConstantInt *Mask = nullptr;
  const llvm::Value *And = nullptr, *Shl = nullptr;
};
/// The bit test that \p Cmp performs, if it is the only use of the operations.
std::optional<BitTest> matchBitTest(const llvm::ICmpInst &Cmp);
/// Whether \p I is printed as part of the comparison that is its only user.
bool isInBitTest(const llvm::Instruction &I);

/// Whether insertion \p I into packed lanes is printed by the next one, so that
/// the lanes are packed once.
bool isFoldedInsert(const llvm::Instruction &I, TypeTable &Types);

/// Prints one instruction, by its opcode (Insts/Dispatch.cpp).
void emitInstruction(FunctionEmitter &E, const llvm::Instruction &I);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_FUNCTIONEMITTER_H
