// As much of LLVM's Intrinsics.td as the backend reads, without the thousands
// of intrinsics in the real one.
include "llvm/CodeGen/ValueTypes.td"

class IntrinsicProperty;
class AttrIndex<int idx> {
  int Value = idx;
}
class ArgIndex<int arg> : AttrIndex<!add(arg, 1)>;
class ImmArg<ArgIndex idx> : IntrinsicProperty {
  int ArgNo = idx.Value;
}
class Range<AttrIndex idx, int lower, int upper> : IntrinsicProperty {
  int ArgNo = idx.Value;
  int Lower = lower;
  int Upper = upper;
}

class LLVMType<ValueType vt> {
  ValueType VT = vt;
  int isAny = vt.isOverloaded;
}
class LLVMQualPointerType<int space> : LLVMType<iPTR> {
  list<int> Sig = !if(space, [0, space], [0]);
}
class LLVMAnyPointerType : LLVMType<pAny>;
class LLVMMatchType<int number> : LLVMType<OtherVT> {
  int Number = number;
}
def llvm_i1_ty : LLVMType<i1>;
def llvm_i32_ty : LLVMType<i32>;
def llvm_anyint_ty : LLVMType<iAny>;
def llvm_ptr_ty : LLVMQualPointerType<0>;

class Intrinsic<list<LLVMType> results, list<LLVMType> params,
                list<IntrinsicProperty> properties = []> {
  string LLVMName = "";
  string TargetPrefix = "";
  list<LLVMType> RetTypes = results;
  list<LLVMType> ParamTypes = params;
  list<IntrinsicProperty> IntrProperties = properties;
}
