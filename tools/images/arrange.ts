import type { Chance } from '#server/seed/chance.ts';

/** The foot of a thing (shares of width and height), its size, and its tilt. */
export type Spot = {
  readonly x: number;
  readonly foot: number;
  /** Share of the height. */
  readonly size: number;
  readonly lean: number;
};

/** Spots for that many things, the main one last so that it stands in front. */
export function arranged(count: number, foot: number, chance: Chance): readonly Spot[] {
  const mirrored = chance.happens(0.5);
  const lean = () => chance.between(-9, 9);
  const spots = (SPOTS[Math.min(count, SPOTS.length - 1)] ?? []).map(([x, drop, size]) => ({
    ...{ x: mirrored ? 1 - x : x, foot: foot + drop, size },
    lean: size > 0.45 ? 0 : lean(),
  }));
  return spots;
}

type Line = readonly [x: number, drop: number, size: number];

/** By number of things; the first line is the main thing's. */
const SPOTS: readonly (readonly Line[])[] = [
  [],
  [[0.5, 0, 0.68]],
  [
    [0.44, -0.01, 0.64],
    [0.715, 0.045, 0.31],
  ],
  [
    [0.5, -0.01, 0.62],
    [0.24, 0.05, 0.28],
    [0.765, 0.04, 0.3],
  ],
  [
    [0.5, -0.01, 0.58],
    [0.24, 0.05, 0.28],
    [0.77, 0.05, 0.27],
    [0.795, -0.22, 0.23],
  ],
  [
    [0.5, -0.01, 0.56],
    [0.235, 0.06, 0.27],
    [0.77, 0.06, 0.27],
    [0.215, -0.22, 0.22],
    [0.79, -0.23, 0.22],
  ],
];

/** The same thing several times: a loose group. */
export const grouped = (count: number, foot: number): readonly Spot[] =>
  (GROUPS[Math.min(count, 4)] ?? []).map(([x, drop, size]) => ({
    x,
    foot: foot + drop,
    size,
    lean: 0,
  }));

const GROUPS: Readonly<Record<number, readonly Line[]>> = {
  1: [[0.5, 0, 0.66]],
  2: [
    [0.38, -0.03, 0.5],
    [0.62, 0.02, 0.5],
  ],
  3: [
    [0.5, -0.14, 0.4],
    [0.335, 0.01, 0.43],
    [0.665, 0.01, 0.43],
  ],
  4: [
    [0.4, -0.16, 0.36],
    [0.6, -0.16, 0.36],
    [0.3, 0.01, 0.4],
    [0.7, 0.01, 0.4],
  ],
};
