/** The middle one of an odd number of figures. */
export const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The figure that this share of all others are below. */
export const quantile = (figures: readonly number[], share: number): number =>
  figures.toSorted((one, two) => one - two)[Math.floor(figures.length * share)] ?? 0;
