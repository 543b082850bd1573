/** Where the parts of a page are in the window, and where a reader looks for the one that is being read. */
export type Sighting = {
  /** The tops of the sections, from the top of the window, in their order. */
  readonly tops: readonly number[];
  /** What lies above it has been read. */
  readonly line: number;
  readonly windowHeight: number;
  /** The page cannot be scrolled further: the last sections never get to the line. */
  readonly isAtEnd: boolean;
  /** The section that was jumped to last, if any. */
  readonly jumpedTo: number | null;
};

/** Which of the sections is in sight, by its place among them; the first one where all are still to come. */
export function sectionInSight({ tops, line, windowHeight, isAtEnd, jumpedTo }: Sighting): number {
  const begun = Math.max(0, tops.filter((top) => top <= line).length - 1);
  if (!isAtEnd) return begun;
  const top = jumpedTo === null ? undefined : tops[jumpedTo];
  const isJumpedToInSight = top !== undefined && top >= 0 && top < windowHeight;
  return isJumpedToInSight && jumpedTo !== null ? jumpedTo : Math.max(0, tops.length - 1);
}
