//===- FunctionDebug.h - Debug information of a function --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// While a function is printed, labels are inserted where scopes and variables
// change, and their meaning is recorded here. Nothing is shared between
// functions: each has its own labels, $L__tmpF_N.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_FUNCTIONDEBUG_H
#define OPENNVVM_LIB_PTX_DWARF_FUNCTIONDEBUG_H

#include "PTX/Text/Register.h"
#include "PTX/Text/Writer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class BasicBlock;
class Constant;
class DbgVariableRecord;
class DIExpression;
class DILocalScope;
class DILocalVariable;
class DILocation;
class DIScope;
class Function;
class Instruction;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

/// Where the value of a variable is.
struct Home {
  enum KindTy : uint8_t {
    Unknown,
    Depot,    ///< At Offset in the local depot.
    Param,    ///< At Offset in parameter Argument.
    Register, ///< In R.
    Memory,   ///< At Offset from the generic address in R.
    Constant  ///< Its value is C.
  };
  KindTy Kind = Unknown;
  Reg R;
  unsigned Argument = 0;
  int64_t Offset = 0;
  const llvm::Constant *C = nullptr;

  bool operator==(const Home &O) const {
    return Kind == O.Kind && R == O.R && Argument == O.Argument &&
           Offset == O.Offset && C == O.C;
  }
};

/// A scope, and the call that it was inlined at, or null.
using InlinedScope =
    std::pair<const llvm::DILocalScope *, const llvm::DILocation *>;

/// \p S without scopes that only change the file; null if it is not local.
const llvm::DILocalScope *realScope(const llvm::DIScope *S);
/// The scope around \p S; null for the function itself.
InlinedScope parentOf(InlinedScope S);

class FunctionDebug {
public:
  FunctionDebug(const llvm::Function &F, unsigned Index,
                llvm::StringRef LabelStem);

  /// A local variable or parameter of the function, or of an inlined function.
  struct Variable {
    const llvm::DILocalVariable *Node;
    const llvm::DILocation *InlinedAt;
    struct Range {
      unsigned Begin, End; ///< Labels.
      Home At;
    };
    Home Everywhere;                    ///< Its only home, if it has one.
    llvm::SmallVector<Range, 0> Ranges; ///< Otherwise, its homes by range.
  };
  /// From the first to the last label of a scope's code.
  struct Extent {
    unsigned Begin, End;
  };

  const llvm::Function &function() const { return F; }
  unsigned index() const { return Index; }
  /// The name of label \p Number.
  std::string labelName(unsigned Number) const;
  llvm::ArrayRef<Variable> variables() const { return Variables; }
  const llvm::MapVector<InlinedScope, Extent> &scopes() const { return Scopes; }

  //===--- While the body is printed to Out -------------------------------===//

  void enterBlock(const llvm::BasicBlock &BB, Writer &Out);
  /// Records the debug records before \p I.
  void noteRecords(const llvm::Instruction &I, Writer &Out);
  /// Records where \p I's code starts.
  void noteScope(const llvm::Instruction &I, Writer &Out);
  using HomeFn = llvm::function_ref<Home(
      const llvm::Value &, const llvm::DIExpression *, bool IsAddress)>;
  /// To be called after the last instruction. \p Find gives the location of a
  /// value or of the memory at an address, after applying an expression, if
  /// any. \p FindRanges is called if there are variables that have values
  /// rather than an address.
  void finish(Writer &Out, HomeFn Find, llvm::function_ref<void()> FindRanges);

private:
  friend class VariableRanges;
  /// A value or address that a variable has from a label on.
  struct Mention {
    unsigned Variable;
    unsigned Label;
    const llvm::Value *V; ///< Null if it is unknown.
    const llvm::DIExpression *E;
    bool IsAddress;
    Home At;
  };
  struct Block {
    const llvm::BasicBlock *BB;
    unsigned Begin, End; ///< Labels.
    unsigned FirstMention;
  };
  unsigned label(Writer &Out);
  void note(const llvm::DbgVariableRecord &Record, Writer &Out);
  void closeScope(unsigned Label);
  void nestScopes();

  const llvm::Function &F;
  unsigned Index;
  llvm::StringRef LabelStem;
  unsigned NumLabels = 0;
  size_t LastLabelEnd = ~size_t(0);
  bool HasValues; ///< Whether some variable has values rather than an address.
  InlinedScope Current;
  unsigned CurrentBegin = 0;
  llvm::MapVector<InlinedScope, Extent> Scopes;
  llvm::MapVector<
      std::pair<const llvm::DILocalVariable *, const llvm::DILocation *>,
      unsigned>
      Numbers;
  llvm::SmallVector<Variable, 0> Variables;
  llvm::SmallVector<Mention, 0> Mentions;
  llvm::SmallVector<Block, 0> Blocks;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_FUNCTIONDEBUG_H
