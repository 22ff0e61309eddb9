//===- Parser.h - From text to a program ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_LOADER_PARSER_H
#define OPENNVVM_LIB_MACHINE_LOADER_PARSER_H

#include "Machine/Loader/Lexer.h"
#include "Machine/Program.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include <vector>

namespace opennvvm::ptxmachine {

/// What a visible name refers to.
struct Binding {
  enum KindTy : uint8_t { Register, Frame, Address } Kind;
  uint64_t Value = 0; ///< Register, frame variable, or address in its space.
  uint32_t Count = 0; ///< Of registers: "%r<Count>".
  uint64_t Bytes = 0; ///< Of one register; 0 if it is not a single number.
};

/// A use of a label that may be defined later.
struct LabelUse {
  std::string Name;
  uint32_t Instruction, Operand; ///< Or, for a table, its number and entry.
  bool InTable;
  uint32_t Line;
};

/// The names in a pair of braces.
struct Scope {
  llvm::StringMap<Binding> Names;
  llvm::StringMap<Binding> Families; ///< "%r<Count>", which is not a name.
  llvm::StringMap<uint32_t> Labels, Tables;
  std::vector<LabelUse> Uses;
};

/// One declared variable.
struct Variable {
  std::string Name;
  std::string Type; ///< ".u32"
  uint64_t Align = 1, ElementSize = 1, Count = 1;
  bool Unsized = false;
  bool IsDouble = false, IsSingle = false; ///< Its elements.
  std::string Opaque; ///< ".texref", ".surfref", ".samplerref"; else empty.
  uint64_t size() const { return ElementSize * Count; }
};

class Parser {
public:
  explicit Parser(llvm::StringRef Text) : Lex(Text) {}

  /// \returns the error with its line, or an empty string.
  std::string run(Program &P);

private:
  // Parser.cpp: module scope.
  void topLevel();
  bool headerDirective();
  void moduleVariable(llvm::StringRef SpaceName);
  void defineVariable(const Variable &V, llvm::StringRef SpaceName);
  void textureVariable();
  void initializer(std::vector<uint8_t> &Data, uint64_t At, const Variable &V);
  void opaqueVariable(const Variable &V, uint64_t Address);
  void initialElement(std::vector<uint8_t> &Data, uint64_t At,
                      const Variable &V);
  void dimensions(unsigned (&Sizes)[3]);
  void launchBounds(LaunchBounds &B);
  void function(bool IsKernel);
  void formals(Function &F, llvm::SmallVectorImpl<uint32_t> &List);
  void skipBraces();
  void skipAttribute();
  Variable variable();
  uint64_t typeSize(llvm::StringRef Name);
  uint32_t functionNumber(llvm::StringRef Name);
  void alias();

  // ParseLines.cpp: where the code is from.
  void sourceFile();
  void sourceLocation();
  void endOfLocations();
  void debugStrings();

  // ParseBody.cpp: function bodies.
  void body();
  void statement();
  void registers();
  uint64_t typeOfRegister();
  void frameVariable(bool IsShared);
  void label(llvm::StringRef Name, uint32_t Line);
  void instruction();
  void call(Instruction &I);
  void callList(llvm::SmallVectorImpl<uint32_t> &List);
  void convertReals(Instruction &I);
  void joinReport(Instruction &I);
  uint32_t addFrameVariable(Function &F, const Variable &V);
  void openScope();
  void closeScope();
  const Binding *find(llvm::StringRef Name, uint32_t &Index) const;

  // ParseOperands.cpp: operands.
  Operand operand();
  Operand memory();
  void coordinates(Operand &O);
  Operand placeInImage(const Operand &Image);
  Operand listOf(llvm::ArrayRef<Operand> Elements);
  void secondResult(Operand &O);
  Operand vector();
  Operand name(llvm::StringRef Name);
  bool selected(llvm::StringRef Name, Operand &O);
  int64_t integer();
  uint64_t real(bool IsDouble);
  int64_t expression(unsigned Level = 0);
  int64_t primary();

  void fail(const llvm::Twine &What);
  bool failed() const { return !Error.empty(); }
  void expect(llvm::StringRef S);

  Lexer Lex;
  Program *P = nullptr;
  Function *F = nullptr;
  std::vector<Scope> Scopes;
  std::string Error;
  llvm::StringMap<uint32_t> MnemonicNumber; ///< Of Program::Mnemonics.
  unsigned Version = 0;                     ///< 94 for 9.4; 0 before .version.
  bool IsWeak = false; ///< Whether .weak precedes what comes next.
  /// Initial values that refer to names which may be defined later.
  struct Fixup {
    bool Const;
    uint64_t At, Size, Addend;
    std::string Name;
    bool Generic;
    uint64_t Mask;
    uint32_t Line;
  };
  std::vector<Fixup> Fixups;
  /// Space-relative addresses of module variables, and their windows.
  llvm::StringMap<uint64_t> Windows;
  uint32_t CurrentInstruction = 0, CurrentOperand = 0;
  uint32_t RealOperands = 0; ///< A bit for each operand that is a real number.
  /// Whether the instruction's memory operand is a place in an image.
  bool TakesPlace = false;
  /// How many operands precede the coordinates of a tensor.
  uint8_t MapExtras = 0;
  /// Calls before an alias is known go to the function that it names.
  llvm::SmallVector<std::pair<uint32_t, uint32_t>, 2> Aliases;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_LOADER_PARSER_H
