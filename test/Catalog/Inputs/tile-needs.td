// The rows of the catalog, and what an invented operation needs.
include "TileLints.td"

def Invented : TileNeed<"an invention", ["barrier.cluster"]>;
