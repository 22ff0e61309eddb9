# torch's device "cuda" on the CPU.
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors of the device "cuda" have their memory on the CPU, where torch's own
operators compute. Which tensors a program has put on the CPU itself is remembered, so
that .device and .is_cuda answer as they would, and .cuda() and .cpu() copy where they
would copy."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any, Callable, Dict, Optional, Tuple

import torch  # type: ignore[import-not-found,import-untyped,unused-ignore]
from torch.overrides import TorchFunctionMode  # type: ignore[import-not-found,import-untyped,unused-ignore]

from . import _tile as tile
from ._cutile_arrays import on_cuda
from ._cutile_driver import ATTRIBUTES, Device

#: Marks tensors of the CPU. Those without it are on "cuda": the engine of autograd, for
#: example, makes tensors that nothing here sees.
_HOST = "_opennvvm_host"

_CPU = torch.device("cpu")
_CUDA = torch.device("cuda", 0)


def _is_host(tensor: Any) -> bool:
    return _HOST in tensor.__dict__


def _mark(tensor: Any, host: bool) -> Any:
    if host:
        tensor.__dict__[_HOST] = True
    else:
        tensor.__dict__.pop(_HOST, None)
    return tensor


def _device_of(value: Any) -> Optional[Any]:
    """The device that an argument names."""
    if isinstance(value, torch.device):
        return value
    if isinstance(value, str) and value.partition(":")[0] in ("cuda", "cpu"):
        return torch.device(value)
    return None


def _tensors(values: Any) -> Any:
    """The tensors in arguments."""
    for value in values:
        if isinstance(value, torch.Tensor):
            yield value
        elif isinstance(value, (tuple, list)):
            yield from _tensors(value)


def _moved(tensor: Any, host: bool) -> Any:
    """A tensor on a device; on the other one, it is other memory."""
    if _is_host(tensor) != host:
        tensor = tensor.clone()
    return _mark(tensor, host)


class _Mode(TorchFunctionMode):  # type: ignore[misc,unused-ignore]
    """Sees every function of torch's that a program calls."""

    def __torch_function__(
        self,
        function: Any,
        types: Any,
        args: Tuple[Any, ...] = (),
        kwargs: Optional[Dict[str, Any]] = None,
    ) -> Any:
        special = _SPECIAL.get(_key(function))
        if special is not None:
            return special(function, args, kwargs or {})
        return _called(function, args, kwargs or {})


def _key(function: Any) -> Any:
    try:
        hash(function)
    except TypeError:
        return None
    return function


def _called(function: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any]) -> Any:
    """Any other function: with the CPU for "cuda"."""
    named: Optional[Any] = None
    device = kwargs.get("device")
    if device is not None:
        named = _CUDA if isinstance(device, int) else _device_of(device)
        kwargs = {**kwargs, "device": _CPU if named is not None else device}
    if kwargs.get("pin_memory"):
        kwargs = {**kwargs, "pin_memory": False}
    if any(isinstance(value, (str, torch.device)) for value in args):
        places = [_device_of(value) for value in args]
        named = next((one for one in places if one is not None), named)
        args = tuple(
            value if place is None else _CPU for value, place in zip(args, places)
        )
    before = [*_tensors(args), *_tensors(kwargs.values())]
    result = function(*args, **kwargs)
    if named is not None:
        host = named.type == "cpu"
    elif before:
        host = all(map(_is_host, before))
    else:
        host = True
    for tensor in _tensors([result]):
        # What changes a tensor and returns it leaves it where it is.
        if named is not None or all(tensor is not one for one in before):
            _mark(tensor, host)
    return result


def _get_device(function: Any, args: Any, kwargs: Any) -> Any:
    return _CPU if _is_host(args[0]) else _CUDA


def _to(function: Any, args: Any, kwargs: Any) -> Any:
    """Tensor.to(), with a device, a type, both, or those of another tensor."""
    tensor, *rest = args
    device = kwargs.get("device", rest[0] if rest else None)
    if isinstance(device, int) and not isinstance(device, bool):
        target: Any = _CUDA
    elif isinstance(device, torch.Tensor):
        target = _get_device(None, (device,), {})
    else:
        target = _device_of(device)
    if target is None:
        return _called(function, args, kwargs)
    host = target.type == "cpu"
    if "device" in kwargs:
        kwargs = {**kwargs, "device": _CPU}
    elif not isinstance(device, torch.Tensor):
        rest[0] = _CPU
    result = function(tensor, *rest, **kwargs)
    return _moved(result, host) if result is tensor else _mark(result, host)


def _mover(host: bool) -> Callable[..., Any]:
    return lambda function, args, kwargs: _moved(args[0], host)


def _set_data(function: Any, args: Any, kwargs: Any) -> Any:
    result = function(*args, **kwargs)
    _mark(args[0], _is_host(args[1]))
    return result


def _product(function: Any, args: Any, kwargs: Any) -> Any:
    """Products with a type of the result of their own, which the CPU has none of."""
    kind = kwargs.get("out_dtype")
    if kind is None and len(args) > 2 and isinstance(args[2], torch.dtype):
        args, kind = args[:2], args[2]
    if kind is None:
        return _called(function, args, kwargs)
    kwargs = {name: value for name, value in kwargs.items() if name != "out_dtype"}
    return _called(function, tuple(one.to(kind) for one in args), kwargs)


#: The functions that say or change where a tensor is, and those that the CPU lacks.
_SPECIAL: Dict[Any, Callable[..., Any]] = {
    torch.Tensor.device.__get__: _get_device,
    torch.Tensor.is_cuda.__get__: lambda function, args, _: not _is_host(args[0]),
    torch.Tensor.is_cpu.__get__: lambda function, args, _: _is_host(args[0]),
    torch.Tensor.get_device: lambda function, args, _: -1 if _is_host(args[0]) else 0,
    torch.Tensor.to: _to,
    torch.Tensor.cuda: _mover(False),
    torch.Tensor.cpu: _mover(True),
    torch.Tensor.pin_memory: lambda function, args, _: args[0],
    torch.Tensor.data.__set__: _set_data,
    torch.mm: _product,
    torch.bmm: _product,
}


class Stream:
    """A stream: all work is done when a call returns."""

    cuda_stream = 0
    device = _CUDA
    priority = 0

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def __cuda_stream__(self) -> Tuple[int, int]:
        return (0, 0)

    def query(self) -> bool:
        return True

    def record_event(self, event: Any = None) -> Any:
        return event or Event()

    def synchronize(self) -> None:
        pass

    def wait_event(self, event: Any) -> None:
        pass

    def wait_stream(self, stream: Any) -> None:
        pass


class Event:
    """An event of a stream. There are no times."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def record(self, stream: Any = None) -> None:
        pass

    def wait(self, stream: Any = None) -> None:
        pass

    def query(self) -> bool:
        return True

    def synchronize(self) -> None:
        pass

    def elapsed_time(self, other: Any) -> float:
        return 1.0


class _Generator(torch.Generator):  # type: ignore[misc,unused-ignore]
    def __new__(cls, device: Any = "cpu") -> Any:
        return super().__new__(cls, "cpu")


def _functions(device: Device) -> Dict[str, Any]:
    """What replaces functions of torch.cuda."""
    arch = device.settings.arch
    memory = 80 << 30
    properties = SimpleNamespace(
        name="opennvvm.cutile",
        major=arch[0],
        minor=arch[1],
        total_memory=memory,
        multi_processor_count=ATTRIBUTES[16],
        shared_memory_per_block=ATTRIBUTES[8],
        shared_memory_per_block_optin=ATTRIBUTES[97],
        shared_memory_per_multiprocessor=ATTRIBUTES[97] + 1024,
        regs_per_multiprocessor=65536,
        max_threads_per_multi_processor=2048,
        warp_size=ATTRIBUTES[10],
        L2_cache_size=ATTRIBUTES[38],
        is_integrated=0,
    )
    stream = Stream()
    constants = {
        "is_available": True,
        "is_initialized": True,
        "is_bf16_supported": True,
        "is_current_stream_capturing": False,
        "device_count": 1,
        "current_device": 0,
        "current_stream": stream,
        "default_stream": stream,
        "stream": stream,
        "get_device_capability": arch,
        "get_device_properties": properties,
        "get_device_name": properties.name,
        "get_arch_list": ["sm_%d%d" % arch],
        "mem_get_info": (memory, memory),
        "memory_stats": {},
    }
    nothing = (
        "init synchronize empty_cache ipc_collect set_device set_stream seed seed_all "
        "reset_peak_memory_stats reset_max_memory_allocated _lazy_init _sleep"
    ).split()
    zero = (
        "memory_allocated max_memory_allocated memory_reserved max_memory_reserved"
    ).split()
    return {
        **{name: _always(value) for name, value in constants.items()},
        **{name: _always(None) for name in nothing},
        **{name: _always(0) for name in zero},
        "get_rng_state": lambda *_: torch.get_rng_state(),
        "set_rng_state": lambda state, *_: torch.set_rng_state(state),
        # torch.manual_seed() calls them.
        "manual_seed": torch.default_generator.manual_seed,
        "manual_seed_all": torch.default_generator.manual_seed,
        "Stream": Stream,
        "Event": Event,
    }


def _always(value: Any) -> Callable[..., Any]:
    return lambda *_, **__: value


def _export(device: Device, original: Callable[..., Any]) -> Callable[..., Any]:
    """torch._C._to_dlpack, by which cuTile takes tensors: of the device "cuda", and
    with their memory noted."""

    def to_dlpack(tensor: Any, *rest: Any) -> Any:
        with torch._C.DisableTorchFunction():
            if tensor.requires_grad:
                tensor = tensor.detach()
            storage = tensor.untyped_storage()
            name = str(tensor.dtype).rpartition(".")[2]
            said = f"{name}[{','.join(map(str, tensor.shape))}]"
            device.note(
                tile.Range(storage.data_ptr(), storage.nbytes(), name=said), storage
            )
            return on_cuda(original(tensor, *rest))

    return to_dlpack


def _compile(model: Any = None, **_: Any) -> Any:
    """torch.compile() without a compilation, which would be for the CPU."""
    return model if model is not None else (lambda function: function)


def _in_threads() -> None:
    """A mode is one of its thread, and new threads have none."""
    run = threading.Thread.run

    def run_with_mode(thread: threading.Thread) -> None:
        with _Mode():
            run(thread)

    setattr(threading.Thread, "run", run_with_mode)


_enabled = False


def enable(device: Device) -> None:
    """Puts "cuda" on the CPU, once and for the whole process."""
    global _enabled
    if _enabled:
        return
    _enabled = True
    for name, function in _functions(device).items():
        setattr(torch.cuda, name, function)
    torch._C._to_dlpack = _export(device, torch._C._to_dlpack)
    torch.Generator = _Generator
    torch.compile = _compile
    _in_threads()
    _Mode().__enter__()
