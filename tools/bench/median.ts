/** The median of an odd number of figures. */
export const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The least figure that is not below this share of all. */
export const quantile = (figures: readonly number[], share: number): number =>
  figures.toSorted((one, two) => one - two)[Math.ceil(figures.length * share) - 1] ?? 0;
