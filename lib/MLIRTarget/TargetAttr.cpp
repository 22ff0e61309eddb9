//===- TargetAttr.cpp - #opennvvm.target ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetAttr.h"
#include "Support/Nearest.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

MLIR_DEFINE_EXPLICIT_TYPE_ID(opennvvm::mlir_target::TargetAttr)
MLIR_DEFINE_EXPLICIT_TYPE_ID(opennvvm::mlir_target::TargetDialect)

namespace opennvvm::mlir_target {
struct TargetAttrStorage : AttributeStorage {
  using KeyTy = std::tuple<StringRef, unsigned, StringRef, DictionaryAttr,
                           DictionaryAttr, ArrayAttr>;

  explicit TargetAttrStorage(const KeyTy &Key) : Key(Key) {}

  bool operator==(const KeyTy &Other) const { return Key == Other; }
  static llvm::hash_code hashKey(const KeyTy &Key) {
    return std::apply(
        [](const auto &...Part) { return llvm::hash_combine(Part...); }, Key);
  }
  static TargetAttrStorage *construct(AttributeStorageAllocator &Allocator,
                                      const KeyTy &Key) {
    const auto &[Chip, Level, Features, Flags, Options, Link] = Key;
    return new (Allocator.allocate<TargetAttrStorage>())
        TargetAttrStorage({Allocator.copyInto(Chip), Level,
                           Allocator.copyInto(Features), Flags, Options, Link});
  }

  KeyTy Key;
};

static constexpr unsigned DefaultLevel = 2;

TargetAttr TargetAttr::get(MLIRContext *Context, StringRef Chip, unsigned Level,
                           StringRef Features, DictionaryAttr Flags,
                           DictionaryAttr Options, ArrayAttr Link) {
  return Base::get(Context, TargetAttrStorage::KeyTy(Chip, Level, Features,
                                                     Flags, Options, Link));
}

StringRef TargetAttr::getChip() const { return std::get<0>(getImpl()->Key); }
unsigned TargetAttr::getLevel() const { return std::get<1>(getImpl()->Key); }
StringRef TargetAttr::getFeatures() const {
  return std::get<2>(getImpl()->Key);
}
DictionaryAttr TargetAttr::getFlags() const {
  return std::get<3>(getImpl()->Key);
}
DictionaryAttr TargetAttr::getOptions() const {
  return std::get<4>(getImpl()->Key);
}
ArrayAttr TargetAttr::getLink() const { return std::get<5>(getImpl()->Key); }

Attribute TargetAttr::parse(DialectAsmParser &Parser) {
  std::string Chip = opennvvm::assumedTarget().Name.str(), Features;
  unsigned Level = DefaultLevel;
  DictionaryAttr Flags, Options;
  ArrayAttr Link;
  llvm::StringSet<> Seen;
  auto ReadField = [&]() -> ParseResult {
    StringRef Key;
    llvm::SMLoc Where = Parser.getCurrentLocation();
    if (Parser.parseKeyword(&Key) || Parser.parseEqual())
      return failure();
    if (!Seen.insert(Key).second)
      return Parser.emitError(Where) << "'" << Key << "' is given twice";
    if (Key == "chip")
      return Parser.parseString(&Chip);
    if (Key == "features")
      return Parser.parseString(&Features);
    if (Key == "flags")
      return Parser.parseAttribute(Flags);
    if (Key == "options")
      return Parser.parseAttribute(Options);
    if (Key == "link")
      return Parser.parseAttribute(Link);
    if (Key != "O")
      return Parser.emitError(Where)
             << "unknown key '" << Key
             << "'; known are chip, O, features, flags, options, link"
             << didYouMean(Key,
                           {"chip", "features", "flags", "options", "link"});
    Where = Parser.getCurrentLocation();
    if (Parser.parseInteger(Level))
      return failure();
    return Level <= 3 ? success()
                      : Parser.emitError(Where) << "O is 0, 1, 2 or 3";
  };
  if (succeeded(Parser.parseOptionalLess()) &&
      (Parser.parseCommaSeparatedList(ReadField) || Parser.parseGreater()))
    return {};
  return get(Parser.getContext(), Chip, Level, Features, Flags, Options, Link);
}

void TargetAttr::print(DialectAsmPrinter &Printer) const {
  Printer << "target<chip = \"" << getChip() << "\"";
  if (getLevel() != DefaultLevel)
    Printer << ", O = " << getLevel();
  if (!getFeatures().empty())
    Printer << ", features = \"" << getFeatures() << "\"";
  if (getFlags())
    Printer << ", flags = " << getFlags();
  if (getOptions())
    Printer << ", options = " << getOptions();
  if (getLink())
    Printer << ", link = " << getLink();
  Printer << ">";
}

Attribute TargetAttr::createObject(Operation *Module,
                                   const SmallVector<char, 0> &Object,
                                   const gpu::TargetOptions &Options) const {
  Builder Builder(getContext());
  SmallVector<NamedAttribute, 2> Properties;
  // What the driver's assembler does with PTX.
  if (Options.getCompilationTarget() == gpu::CompilationTarget::Assembly)
    Properties.push_back(
        Builder.getNamedAttr("O", Builder.getI32IntegerAttr(getLevel())));
  if (StringRef Section = Options.getELFSection(); !Section.empty())
    Properties.push_back(Builder.getNamedAttr(gpu::elfSectionName,
                                              Builder.getStringAttr(Section)));
  return Builder.getAttr<gpu::ObjectAttr>(
      *this, Options.getCompilationTarget(),
      Builder.getStringAttr(StringRef(Object.data(), Object.size())),
      Properties.empty() ? DictionaryAttr()
                         : Builder.getDictionaryAttr(Properties),
      /*kernels=*/nullptr);
}

TargetDialect::TargetDialect(MLIRContext *Context)
    : Dialect(getDialectNamespace(), Context, TypeID::get<TargetDialect>()) {
  addAttributes<TargetAttr>();
}

Attribute TargetDialect::parseAttribute(DialectAsmParser &Parser, Type) const {
  llvm::SMLoc Where = Parser.getCurrentLocation();
  StringRef Name;
  if (Parser.parseKeyword(&Name))
    return {};
  if (Name == "target")
    return TargetAttr::parse(Parser);
  Parser.emitError(Where) << "dialect opennvvm has no attribute '" << Name
                          << "'";
  return {};
}

void TargetDialect::printAttribute(Attribute Attr,
                                   DialectAsmPrinter &Printer) const {
  cast<TargetAttr>(Attr).print(Printer);
}

} // namespace opennvvm::mlir_target
