/** The middle one of an odd number of figures. */
export const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
