# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dump.py FOLDER MACHINE LIBDEVICE [NAME...]: the LLVM IR that TVM's target nvptx makes of
operators and of kernels of our own, with libdevice linked and after its optimizer (NAME.ll),
and the PTX that TVM's LLVM makes of that (NAME.ptx)."""

import pathlib
import sys
import tempfile

import tvm
import tvm.s_tir
from tvm import te, topi
from tvm.s_tir import dlight
from tvm.script import tirx as T

# TVM's own hook does not print what happened.
sys.excepthook = sys.__excepthook__

folder, machine, libdevice = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
names = sys.argv[4:]
target = tvm.target.Target({"kind": "nvptx", "mcpu": f"sm_{machine}"}, host="llvm")

# TVM would look for a toolkit.
tvm.register_global_func("tvm_callback_libdevice_path", lambda _: libdevice, override=True)


def barrier(call):
    """TVM calls LLVM's intrinsic without its operand, which LLVM 22 refuses."""
    if call.args[0].value == "warp":
        return call
    return tvm.tirx.call_llvm_intrin("", "llvm.nvvm.barrier.cta.sync.aligned.all",
                                     tvm.tirx.const(0, "int32"))


def through_float(lower):
    """TVM refuses functions of half, since libdevice has none."""
    def rule(call):
        if str(call.ty) != "float16":
            return lower(call)
        arguments = [argument.astype("float32") for argument in call.args]
        return tvm.ir.Call(call.op, arguments, ret_ty="float32").astype("float16")
    return rule


def lower_differently(name, rule):
    tvm.tirx.op.register_intrin_lowering(name, target="nvptx", f=rule, level=99)


lower_differently("tirx.tvm_storage_sync", barrier)
for name in ("tirx.fma", "tirx.exp"):
    lower_differently(name, through_float(
        tvm.ir.Op.get(name).get_attr("nvptx.FLowerIntrinsic")
        or tvm.ir.Op.get(name).get_attr("default.FLowerIntrinsic")))


def tensor(*shape, dtype="float32", name="a"):
    return te.placeholder(shape, dtype=dtype, name=name)


def elementwise():
    """One module for each type, since types differ in their instructions."""
    for dtype in ("float32", "float64", "float16", "int8", "uint8", "int16", "int32", "int64"):
        x, y = tensor(1000, 130, dtype=dtype), tensor(1000, 130, dtype=dtype, name="b")
        yield f"squares-{dtype}", [x, y], topi.add(topi.multiply(x, x), y)
        yield f"clip-{dtype}", [x], topi.clip(x, 0, 100)
    for dtype in ("float32", "float64"):
        x = tensor(4096, dtype=dtype)
        yield f"mathematics-{dtype}", [x], te.compute(
            x.shape, lambda i: te.exp(te.sin(x[i])) + te.log(x[i]) * te.tanh(x[i])
            + te.erf(x[i]) + te.power(x[i], x[i] + 1) + te.atan(x[i]) * te.floor(x[i])
            + te.round(x[i]) + te.rsqrt(x[i]), name="b")
    for dtype in ("int32", "int64"):
        x, y = tensor(4096, dtype=dtype), tensor(4096, dtype=dtype, name="b")
        yield f"division-{dtype}", [x, y], topi.add(
            topi.floor_divide(x, y), topi.floor_mod(x, topi.right_shift(y, 3)))
    x, y = tensor(64, 1, 33), tensor(65, 33, name="b")
    yield "broadcast", [x, y], topi.maximum(topi.subtract(x, y), topi.divide(x, y))
    for source, to in (("float32", "float16"), ("float16", "float32"), ("float32", "int8"),
                       ("uint8", "float32"), ("int64", "float64"), ("float64", "int32")):
        yield f"cast-{source}-{to}", [x := tensor(8192, dtype=source)], topi.cast(x, to)
    yield "sigmoid", [x := tensor(512, 512)], topi.sigmoid(x)
    yield "leaky-relu", [x := tensor(512, 512, dtype="float16")], topi.nn.leaky_relu(x, 0.1)
    x, y = tensor(300, 7), tensor(300, 7, name="b")
    yield "where", [c := tensor(300, 7, dtype="bool", name="c"), x, y], topi.where(c, x, y)
    yield "quantize", [x := tensor(4096)], topi.cast(
        topi.clip(topi.round(topi.multiply(x, 13.5)), -128, 127), "int8")
    yield "fixed-point", [x := tensor(4096, dtype="int32")], topi.fixed_point_multiply(
        x, 1234567890, -3)


def reductions():
    for dtype in ("float32", "float64", "float16", "int32", "int64"):
        yield f"sum-{dtype}", [x := tensor(256, 1000, dtype=dtype)], topi.sum(x, axis=1)
    yield "sum-rows", [x := tensor(1000, 256)], topi.sum(x, axis=0)
    yield "sum-all", [x := tensor(100, 100)], topi.sum(x)
    yield "max", [x := tensor(64, 777)], topi.max(x, axis=1)
    yield "product", [x := tensor(64, 777)], topi.prod(x, axis=1)
    yield "arg-max", [x := tensor(64, 777)], topi.argmax(x, axis=1)
    yield "all", [x := tensor(64, 777, dtype="bool")], topi.all(x, axis=1)
    for dtype in ("float32", "float16"):
        x = tensor(128, 1024, dtype=dtype)
        scale, shift = tensor(1024, dtype=dtype, name="s"), tensor(1024, dtype=dtype, name="t")
        yield f"softmax-{dtype}", [x], topi.nn.softmax(x, axis=1)
        yield f"layer-norm-{dtype}", [x, scale, shift], topi.nn.layer_norm(
            x, scale, shift, [1])
        yield f"rms-norm-{dtype}", [x, scale], topi.nn.rms_norm(x, scale, [1])
    yield "log-softmax", [x := tensor(128, 1000)], topi.nn.log_softmax(x)


def products():
    for dtype in ("float32", "float16", "float64", "int32"):
        x, y = tensor(256, 512, dtype=dtype), tensor(512, 384, dtype=dtype, name="b")
        yield f"matmul-{dtype}", [x, y], topi.matmul(x, y)
    x, y = tensor(1, 1024, dtype="float16"), tensor(4096, 1024, dtype="float16", name="b")
    yield "matrix-vector", [x, y], topi.nn.dense(x, y)
    x, y = tensor(8, 64, 128), tensor(8, 32, 128, name="b")
    yield "batch-matmul", [x, y], topi.nn.batch_matmul(x, y)
    x, y = tensor(128, 256, dtype="int8"), tensor(64, 256, dtype="int8", name="b")
    k = te.reduce_axis((0, 256), name="k")
    yield "matmul-int8", [x, y], te.compute((128, 64), lambda i, j: te.sum(
        x[i, k].astype("int32") * y[j, k].astype("int32"), axis=k), name="c")
    x, w = tensor(1, 16, 30, 30), tensor(32, 16, 3, 3, name="w")
    yield "convolution", [x, w], topi.nn.conv2d_nchw(x, w, 1, 1, 1)
    x, w = tensor(1, 28, 28, 16, dtype="float16"), tensor(3, 3, 16, 32, dtype="float16")
    yield "convolution-nhwc", [x, w], topi.nn.conv2d_nhwc(x, w, 2, 1, 1, "float32")
    x, w = tensor(1, 32, 28, 28), tensor(32, 1, 3, 3, name="w")
    yield "depthwise", [x, w], topi.nn.depthwise_conv2d_nchw(x, w, 1, 1, 1)
    x, w = tensor(1, 8, 14, 14), tensor(8, 4, 3, 3, name="w")
    yield "convolution-transposed", [x, w], topi.nn.conv2d_transpose_nchw(
        x, w, (2, 2), (1, 1), "float32", (0, 0))
    x = tensor(1, 16, 32, 32)
    yield "max-pool", [x], topi.nn.pool2d(x, (3, 3), (2, 2), (1, 1), (1, 1, 1, 1), "max")
    yield "average-pool", [x], topi.nn.adaptive_pool(x, (1, 1), "avg")


def movement():
    for dtype in ("float32", "float16", "int8"):
        yield f"transpose-{dtype}", [x := tensor(512, 384, dtype=dtype)], topi.transpose(x)
    yield "permute", [x := tensor(8, 9, 10, 11)], topi.transpose(x, (2, 0, 3, 1))
    x, i = tensor(1000, 64), tensor(77, dtype="int32", name="i")
    yield "take", [x, i], topi.take(x, i, axis=0, mode="clip")
    yield "gather", [x, i := tensor(1000, 8, dtype="int64", name="i")], topi.gather(x, 1, i)
    x, y = tensor(30, 20), tensor(30, 12, name="b")
    yield "concatenate", [x, y], topi.concatenate((x, y), 1)
    yield "pad", [x], topi.nn.pad(x, (1, 2), (3, 4), 1.5)
    yield "mirror-pad", [x], topi.nn.mirror_pad(x, (1, 2), (3, 4))
    yield "flip", [x], topi.flip(x, 1)
    yield "strided-slice", [x], topi.strided_slice(x, [1, 2], [29, 19], [3, 2])
    yield "repeat", [x], topi.repeat(x, 3, 1)
    yield "one-hot", [i := tensor(64, dtype="int32")], topi.one_hot(
        i, T.float32(1), T.float32(0), 100, -1, "float32")
    yield "triangle", [x], topi.trilu(x, tvm.tirx.const(1, "int64"), True)
    yield "depth-to-space", [x := tensor(1, 16, 8, 8)], topi.nn.depth_to_space(x, 2)


def operators_of_many_kernels():
    """These bind their threads themselves."""
    for dtype in ("float32", "int32"):
        yield f"cumsum-{dtype}", [x := tensor(10, 500, dtype=dtype)], topi.gpu.cumsum(
            x, 1, dtype)
    yield "cumprod", [x := tensor(10, 500)], topi.gpu.cumprod(x, 1, "float32")
    yield "sort", [x := tensor(4, 1000)], topi.gpu.sort(x, 1)
    yield "arg-sort", [x := tensor(4, 1000)], topi.gpu.argsort(x, axis=1)
    yield "top-k", [x := tensor(4, 1000)], topi.gpu.topk(x, 5, 1, "both")


@T.prim_func(s_tir=True)
def warp_sum(a: T.Buffer((4096,), "float32"), b: T.Buffer((128,), "float32")):
    """With a shuffle of LLVM's, since TVM's own is one that no machine of today has."""
    for block in T.thread_binding(16, thread="blockIdx.x"):
        for thread in T.thread_binding(256, thread="threadIdx.x"):
            with T.sblock("sum"):
                i = T.axis.spatial(4096, block * 256 + thread)
                x = T.sblock_alloc_buffer((1,), scope="local")
                x[0] = a[i]
                for k in T.unroll(5):
                    x[0] = x[0] + T.call_llvm_pure_intrin(
                        "float32", "llvm.nvvm.shfl.sync.down.f32", T.int32(-1), x[0],
                        T.int32(16) >> k, T.int32(31))
                if i % 32 == 0:
                    b[i // 32] = x[0]


@T.prim_func(s_tir=True)
def dot_int8(a: T.Buffer((256, 64), "int32"), b: T.Buffer((64,), "int32"),
             c: T.Buffer((256,), "int32")):
    """Four products of bytes in each instruction."""
    for block in T.thread_binding(2, thread="blockIdx.x"):
        for thread in T.thread_binding(128, thread="threadIdx.x"):
            with T.sblock("dot"):
                i = T.axis.spatial(256, block * 128 + thread)
                x = T.sblock_alloc_buffer((1,), "int32", scope="local")
                x[0] = 0
                for k in T.serial(64):
                    x[0] = T.call_llvm_pure_intrin(
                        "int32", "llvm.nvvm.idp4a.s.s", a[i, k], b[k], x[0])
                c[i] = x[0]


@T.prim_func(s_tir=True)
def recurrence(a: T.Buffer((100, 512), "float32"), b: T.Buffer((100, 512), "float32")):
    for block in T.thread_binding(4, thread="blockIdx.x"):
        for thread in T.thread_binding(128, thread="threadIdx.x"):
            for t in T.serial(100):
                with T.sblock("step"):
                    i = T.axis.spatial(512, block * 128 + thread)
                    s = T.axis.opaque(100, t)
                    b[s, i] = T.if_then_else(s == 0, T.float32(0), b[s - 1, i]) \
                        * T.float32(0.9) + a[s, i]


schedule = dlight.ApplyDefaultSchedule(
    dlight.gpu.Matmul(), dlight.gpu.GEMV(), dlight.gpu.Reduction(),
    dlight.gpu.GeneralReduction(), dlight.gpu.Transpose(), dlight.gpu.Fallback())


def modules():
    for source in (elementwise, reductions, products, movement, operators_of_many_kernels):
        for name, inputs, result in source():
            if names and name not in names:
                continue
            results = [result] if isinstance(result, te.Tensor) else list(result)
            yield name, schedule(tvm.IRModule({
                "main": te.create_prim_func([*inputs, *results])}))
    for function in (warp_sum, dot_int8, recurrence):
        name = function.attrs["global_symbol"].replace("_", "-")
        if not names or name in names:
            yield name, tvm.IRModule({"main": function})


def own_ptx(text):
    """TVM marks its kernels in a way that LLVM 22 only reads in text, so that what
    TVM's target makes has no kernels. Its LLVM reads the text here, for the machine."""
    flag = f'{{"kind": "llvm", "mtriple": "nvptx64-nvidia-cuda", "mcpu": "sm_{machine}"}}'
    with tempfile.NamedTemporaryFile("w", suffix=".ll") as file:
        file.write(text + "\n!llvm.module.flags = !{!9999}\n!9999 = !{i32 4, "
                   f'!"tvm_target", !"{flag.replace(chr(34), chr(92) + "22")}"}}\n')
        file.flush()
        return tvm.runtime.load_module(file.name).inspect_source("asm")


def main():
    folder.mkdir(parents=True, exist_ok=True)
    for name, module in modules():
        built = tvm.compile(module, target=target)
        text = getattr(built, "mod", built).imports[0].inspect_source("ll")
        (folder / f"{name}.ll").write_text(text)
        (folder / f"{name}.ptx").write_text(own_ptx(text))


with target:
    main()
