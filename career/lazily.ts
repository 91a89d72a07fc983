import { atOnce, type Steps } from './steps.ts';

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

/** What is worked out once for a thing: at once by calling it, or in steps where others wait. Either finds what the other kept. */
export interface OncePerInSteps<Thing extends object, Built> {
  (thing: Thing): Built;
  readonly inSteps: (thing: Thing) => Steps<Built>;
}

/** `oncePer` for what takes long to build. */
/* @__NO_SIDE_EFFECTS__ */
export function oncePerInSteps<Thing extends object, Built>(
  build: (thing: Thing) => Steps<Built>,
): OncePerInSteps<Thing, Built> {
  const kept = new WeakMap<Thing, { readonly value: Built }>();
  function* inSteps(thing: Thing): Steps<Built> {
    const known = kept.get(thing);
    if (known) return known.value;
    const value = yield* build(thing);
    kept.set(thing, { value });
    return value;
  }
  return Object.assign((thing: Thing) => atOnce(inSteps(thing)), { inSteps });
}
