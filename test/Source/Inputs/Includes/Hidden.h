// What a precompiled header would give: not included by Bare.h.
using Hidden = int;
