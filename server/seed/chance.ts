/** A pseudorandom generator seeded with a name (FNV-1a into mulberry32). */
export function chanceOf(name: string): Chance {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    oneOf: (things) => things[Math.floor(next() * things.length)] as (typeof things)[number],
    happens: (share) => next() < share,
  };
}

export type Chance = {
  /** From 0 up to but excluding 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly oneOf: <Thing>(things: readonly Thing[]) => Thing;
  readonly happens: (share: number) => boolean;
};
