//===- DataLayout.cpp - The data layout, property by property -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/DataLayout.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/Error.h"

using namespace llvm;

namespace opennvvm::verifier {

namespace {
/// What a profile asks of a layout.
struct Demands {
  explicit Demands(const RuleContext &Ctx);

  /// Pointers to higher address spaces are not checked.
  unsigned CheckedSpaces = 7;
  /// Pointers to higher address spaces may be non-integral.
  unsigned IntegralSpaces = ~0u;
  /// A space in which the pointer is not checked, and one in which its index is
  /// not; ~0 for none.
  unsigned FreeSpace = ~0u, FreeIndex = ~0u;
  /// Whether a pointer whose index has another width is non-integral.
  bool IndexIsIntegral = false;
  /// Whether i128 may be aligned to 64 bits, as in layouts of older front ends.
  bool LooseI128 = false;
};
} // namespace

Demands::Demands(const RuleContext &Ctx) : LooseI128(Ctx.is(Profile::NVPTX)) {
  if (!Ctx.is(Profile::LibNVVM))
    return;
  if (Ctx.reads(ReaderTrait::ChecksLayoutOfClusterMemory))
    CheckedSpaces = AddressSpace::SharedCluster + 1;
  if (!Ctx.reads(ReaderTrait::ChecksAllSpacesAreIntegral))
    IntegralSpaces = Ctx.reads(ReaderTrait::ChecksClusterMemoryIsIntegral)
                         ? AddressSpace::SharedCluster + 1
                         : CheckedSpaces;
  if (Ctx.reads(ReaderTrait::TakesAnyTensorPointer))
    FreeSpace = AddressSpace::Tensor;
  if (Ctx.reads(ReaderTrait::TakesAnyIndexOfSpace2))
    FreeIndex = 2;
  IndexIsIntegral = Ctx.reads(ReaderTrait::CallsNarrowIndexNonIntegral);
}

static bool indexIsLegal(const DataLayout &DL, unsigned AS) {
  return DL.getIndexSizeInBits(AS) == DL.getPointerSizeInBits(AS);
}

static bool pointerIsLegal(const DataLayout &DL, unsigned AS,
                           const Demands &Wanted) {
  uint64_t Align = DL.getPointerABIAlignment(AS).value() * 8;
  if (DL.getPointerPrefAlignment(AS).value() * 8 != Align ||
      (AS != Wanted.FreeIndex && !indexIsLegal(DL, AS)))
    return false;
  uint64_t Generic = DL.getPointerABIAlignment(0).value() * 8;
  // If generic pointers have 64 bits, those of a specific space may be short.
  // Space 2 has no memory and must match the generic one.
  bool MayBeShort = AS != 0 && AS != 2 && Generic == 64;
  return Align == Generic ? Align == 32 || Align == 64
                          : MayBeShort && Align == 32;
}

static bool pointersAreLegal(const DataLayout &DL, const Demands &Wanted) {
  for (unsigned AS = 0; AS < Wanted.CheckedSpaces; ++AS)
    if (AS != Wanted.FreeSpace && !pointerIsLegal(DL, AS, Wanted))
      return false;
  return true;
}

/// The spaces of which \p Text says something, and the generic one.
static SmallVector<unsigned, 4> spacesIn(StringRef Text) {
  SmallVector<unsigned, 4> Spaces = {0};
  SmallVector<StringRef, 16> Components;
  Text.split(Components, '-');
  for (StringRef C : Components) {
    unsigned AS;
    if (C.consume_front("p") && !C.consumeInteger(10, AS))
      Spaces.push_back(AS);
  }
  return Spaces;
}

static bool isIntegral(const DataLayout &DL, unsigned AS) {
  return !DL.hasUnstableRepresentation(AS) && !DL.hasExternalState(AS);
}

static bool pointersAreIntegral(const DataLayout &DL, const Demands &Wanted) {
  // The rule about pointers says more of an index of another width.
  if (Wanted.IndexIsIntegral &&
      any_of(spacesIn(DL.getStringRepresentation()),
             [&](unsigned AS) { return !indexIsLegal(DL, AS); }))
    return false;
  return all_of(DL.getNonStandardAddressSpaces(), [&](unsigned AS) {
    return AS >= Wanted.IntegralSpaces || isIntegral(DL, AS);
  });
}

static bool integersAreLegal(const DataLayout &DL, LLVMContext &Context,
                             bool LooseI128) {
  struct {
    unsigned Width, Align;
  } static constexpr Wanted[] = {{1, 8},   {8, 8},   {16, 16},
                                 {32, 32}, {64, 64}, {128, 128}};
  for (auto [Width, Align] : Wanted) {
    Type *T = IntegerType::get(Context, Width);
    uint64_t ABI = DL.getABITypeAlign(T).value() * 8;
    uint64_t Preferred = DL.getPrefTypeAlign(T).value() * 8;
    if (Width == 128 && LooseI128 && ABI == 64)
      continue;
    if (ABI != Align || Preferred != Align)
      return false;
  }
  return true;
}

static bool floatsAreLegal(const DataLayout &DL, LLVMContext &Context) {
  for (Type *T : {Type::getFloatTy(Context), Type::getDoubleTy(Context),
                  Type::getFP128Ty(Context)}) {
    uint64_t Width = T->getPrimitiveSizeInBits();
    if (DL.getABITypeAlign(T).value() * 8 != Width ||
        DL.getPrefTypeAlign(T).value() * 8 != Width)
      return false;
  }
  return true;
}

/// Violated properties, in the order in which they are reported.
static SmallVector<Rule, 4> brokenProperties(const DataLayout &DL,
                                             LLVMContext &Context,
                                             const Demands &Wanted) {
  SmallVector<Rule, 4> Broken;
  auto Require = [&](bool Holds, Rule R) {
    if (!Holds)
      Broken.push_back(R);
  };
  Require(DL.isLittleEndian(), Rule::LayoutEndianness);
  Require(DL.getProgramAddressSpace() == 0, Rule::LayoutProgramSpace);
  Require(DL.getDefaultGlobalsAddressSpace() == 0, Rule::LayoutGlobalSpace);
  Require(DL.getAllocaAddrSpace() == 0, Rule::LayoutAllocaSpace);
  // Every mangling mode has a prefix for private symbols.
  Require(DL.getPrivateGlobalPrefix().empty() && !DL.getGlobalPrefix(),
          Rule::LayoutMangling);
  Require(DL.isLegalInteger(16) && DL.isLegalInteger(64),
          Rule::LayoutNative1664);
  Require(DL.isLegalInteger(32), Rule::LayoutNative32);
  Require(pointersAreIntegral(DL, Wanted), Rule::LayoutNonIntegral);
  Require(pointersAreLegal(DL, Wanted), Rule::LayoutPointerAlignment);
  Require(integersAreLegal(DL, Context, Wanted.LooseI128),
          Rule::LayoutIntegerAlignment);
  Require(floatsAreLegal(DL, Context), Rule::LayoutFloatAlignment);
  return Broken;
}

/// The component of layout \p Text that violates \p R, i.e. that does so in an
/// otherwise valid layout. Empty if a component is missing.
static StringRef brokenComponent(StringRef Text, Rule R, LLVMContext &Context,
                                 const Demands &Wanted) {
  SmallVector<StringRef, 16> Components;
  Text.split(Components, '-');
  // Native widths are cumulative, so no single component violates them.
  if (R == Rule::LayoutNative1664 || R == Rule::LayoutNative32) {
    auto *It = find_if(Components, [](StringRef C) {
      return C.size() > 1 && C[0] == 'n' && isDigit(C[1]);
    });
    return It == Components.end() ? StringRef() : *It;
  }
  for (StringRef C : Components) {
    Expected<DataLayout> DL =
        DataLayout::parse(("e-i64:64-i128:128-n16:32:64-" + C).str());
    if (!DL)
      consumeError(DL.takeError());
    else if (is_contained(brokenProperties(*DL, Context, Wanted), R))
      return C;
  }
  return {};
}

/// The first component of layout \p Text that LLVM cannot parse; empty if it is
/// their combination that it rejects.
static StringRef unparsableComponent(StringRef Text) {
  SmallVector<StringRef, 16> Components;
  Text.split(Components, '-');
  for (StringRef C : Components) {
    Expected<DataLayout> DL = DataLayout::parse(C);
    if (!DL) {
      consumeError(DL.takeError());
      return C;
    }
  }
  return {};
}

/// What to do about the broken properties that \p Notes describe.
static std::string remedyFor(ArrayRef<DiagnosticNote> Notes) {
  std::string Text;
  for (const DiagnosticNote &N : Notes)
    if (!StringRef(Text).contains(N.Help))
      Text += (Text.empty() ? "" : "; ") + N.Help;
  return Text + "; or write one of these layouts";
}

/// The layouts printed below an invalid one.
static SmallVector<std::string, 4> examples(Profile P) {
  SmallVector<std::string, 4> Lines;
  for (StringRef Layout : exampleLayouts()) {
    StringRef Width = Layout.contains("-p:32:") ? "32-bit: " : "64-bit: ";
    bool Mixed = Layout.contains("-p3:");
    // libNVVM shows the first two, with an aggregate alignment added.
    if (P == Profile::LibNVVM) {
      if (!Mixed)
        Lines.push_back(("Error: " + Width + Layout + "-a:8:8").str());
      continue;
    }
    Lines.push_back((Width + Layout).str());
  }
  return Lines;
}

void checkDataLayout(RuleContext &Ctx) {
  bool Empty = Ctx.Options.HasOriginals ? Ctx.Options.DataLayout.empty()
                                        : Ctx.M.getDataLayoutStr().empty();
  if (Empty) {
    SmallVector<std::string, 1> Assumed;
    if (Ctx.is(Profile::NVPTX))
      Assumed.push_back("the data layout of LLVM's NVPTX target is assumed");
    Ctx.report(Rule::LayoutEmpty, Place::layout(), {}, Assumed);
    return;
  }
  SmallVector<std::string, 4> Lines = examples(Ctx.Diags.profile());
  std::vector<DiagnosticNote> Notes;
  if (Ctx.Options.HasOriginals && !Ctx.Options.LayoutError.empty()) {
    Lines.insert(Lines.begin(), "DataLayoutError: " + Ctx.Options.LayoutError);
    // libNVVM points at the whole.
    StringRef Component = Ctx.is(Profile::LibNVVM)
                              ? StringRef()
                              : unparsableComponent(Ctx.Options.DataLayout);
    Ctx.report(Rule::LayoutUnparsable, Place::layout(Component), {}, Lines,
               Component.empty()
                   ? std::string()
                   : ("mend or remove the component \"" + Component +
                      "\", or write one of these layouts")
                         .str());
    return;
  }
  StringRef Text = Ctx.Options.HasOriginals
                       ? StringRef(Ctx.Options.DataLayout)
                       : StringRef(Ctx.M.getDataLayoutStr());
  Demands Wanted(Ctx);
  for (Rule R :
       brokenProperties(Ctx.M.getDataLayout(), Ctx.M.getContext(), Wanted))
    Ctx.Diags.note(
        R, Place::layout(brokenComponent(Text, R, Ctx.M.getContext(), Wanted)),
        {}, Notes);
  if (Notes.empty())
    return;
  std::string Help = remedyFor(Notes);
  Ctx.Diags.reportWithNotes(Rule::LayoutInvalid, Place::layout(), {}, Lines,
                            std::move(Notes), Help);
}

} // namespace opennvvm::verifier
