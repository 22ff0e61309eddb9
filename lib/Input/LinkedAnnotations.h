//===- LinkedAnnotations.h - Annotations of a linked program ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An annotation of a function holds for the whole program, whichever module
// defines the function. But LLVM's readers turn annotations into attributes and
// a calling convention, and its linker keeps only those of the definition. So
// while a function may still be defined in some other module, the nodes about
// it stay in the module.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_LINKEDANNOTATIONS_H
#define OPENNVVM_LIB_INPUT_LINKEDANNOTATIONS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class FunctionType;
class GlobalValue;
class MDNode;
class Module;
} // namespace llvm

namespace opennvvm {

/// Whether LLVM's readers turn annotations under \p Key into attributes.
bool isUpgradedAnnotation(llvm::StringRef Key);

/// The annotations that LLVM's readers drop, of functions in \p M that other
/// modules may define. \p M has not been upgraded yet, and its nodes are well
/// formed; see mendAnnotations().
llvm::SmallVector<llvm::MDNode *, 4>
annotationsForLinking(const llvm::Module &M);

/// Adds \p Nodes to the annotations of \p M, which has been upgraded.
void keepAnnotations(llvm::Module &M, llvm::ArrayRef<llvm::MDNode *> Nodes);

/// Functions by name, with their types in a module that says something of them.
using AnnotatedTypes = llvm::StringMap<const llvm::FunctionType *>;

/// Adds the functions about which \p M has kept annotations.
void addAnnotated(const llvm::Module &M, AnnotatedTypes &Types);

/// Applies what was kept to the functions that \p M, which has been linked,
/// now defines. The annotations of the defining module have precedence; those
/// of other modules are applied in the order in which they were linked.
void applyKeptAnnotations(llvm::Module &M);

/// The functions and variables that \p M declares and annotates, for modules
/// that are linked later: optimizers drop those that nothing uses.
llvm::SmallVector<llvm::GlobalValue *, 4>
annotatedDeclarations(const llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_LINKEDANNOTATIONS_H
