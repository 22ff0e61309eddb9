// Rules of this layer.
