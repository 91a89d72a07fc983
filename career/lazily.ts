/**
 * Builds at first use and keeps what it built. The mark tells the bundler that calling this does nothing by itself, so
 * a page that imports a neighbor of the caller does not carry what would be built.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazily<Built>(build: () => Built): () => Built {
  let built: { readonly value: Built } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}

/** Answers of `build`, each worked out once for the thing it is about and forgotten with that thing. */
/* @__NO_SIDE_EFFECTS__ */
export function oncePer<Thing extends object, Built>(
  build: (thing: Thing) => Built,
): (thing: Thing) => Built {
  const kept = new WeakMap<Thing, { readonly value: Built }>();
  return (thing) => {
    const known = kept.get(thing);
    if (known) return known.value;
    const value = build(thing);
    kept.set(thing, { value });
    return value;
  };
}
