/** The edges of something in the window, in pixels from its top and left. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How closely places are tried, and the room a toast leaves to what can be pressed, in pixels. */
const STEP_PX = 8;
const AROUND_PX = 4;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * How far up a toast has to go from where it stands at the bottom of the window so that it covers nothing that can be
 * pressed: the lowest such place, and where there is none, the one that covers least.
 */
export function clearanceOf(toast: Box, controls: readonly Box[]): number {
  const coveredAt = (up: number) => {
    const there = {
      left: toast.left - AROUND_PX,
      right: toast.right + AROUND_PX,
      top: toast.top - up - AROUND_PX,
      bottom: toast.bottom - up + AROUND_PX,
    };
    return controls.reduce((sum, control) => sum + overlap(there, control), 0);
  };
  let best = { up: 0, covered: coveredAt(0) };
  for (let up = STEP_PX; best.covered > 0 && up < toast.top; up += STEP_PX) {
    const covered = coveredAt(up);
    if (covered < best.covered) best = { up, covered };
  }
  return best.up;
}
