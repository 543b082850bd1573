export type Sighting = {
  readonly tops: readonly number[];
  /** Everything above it counts as read. */
  readonly line: number;
  readonly windowHeight: number;
  /** True at the page's end: the last sections never reach the line. */
  readonly isAtEnd: boolean;
  readonly jumpedTo: number | null;
};

/** Index of the section in view; the first one while all are below. */
export function sectionInSight({ tops, line, windowHeight, isAtEnd, jumpedTo }: Sighting): number {
  const begun = Math.max(0, tops.filter((top) => top <= line).length - 1);
  if (!isAtEnd) return begun;
  const top = jumpedTo === null ? undefined : tops[jumpedTo];
  const isJumpedToInSight = top !== undefined && top >= 0 && top < windowHeight;
  return isJumpedToInSight && jumpedTo !== null ? jumpedTo : Math.max(0, tops.length - 1);
}
