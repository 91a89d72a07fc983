/** More than there are texts, and little enough that a 32-bit hash times it is a whole number still. */
const MOST_PLACES = 2 ** 21;

/**
 * Where texts are, by their hash: sorted numbers, 8 bytes a text, where a Map holds the text itself and 40 bytes beside
 * it. It keeps no text, so whoever asks compares what is at a place with what they look for.
 */
export class HashedTexts {
  /** Hash times MOST_PLACES plus place, ascending. */
  readonly #sorted: Float64Array;

  /** Places are whole numbers from 0 to 2,097,151. */
  constructor(texts: Iterable<readonly [text: string, place: number]>) {
    this.#sorted = Float64Array.from(texts, ([text, place]) => hashOf(text) * MOST_PLACES + place).sort();
  }

  /** The places of a text, ascending, and those of any other that has its hash. */
  placesOf(text: string): number[] {
    const first = hashOf(text) * MOST_PLACES;
    const places: number[] = [];
    for (let at = this.#lowerBound(first); at < this.#sorted.length; at++) {
      const place = (this.#sorted[at] as number) - first;
      if (place >= MOST_PLACES) break;
      places.push(place);
    }
    return places;
  }

  #lowerBound(wanted: number): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
