/**
 * How long a test waits for what must come to be seen: long enough for a machine that is busy with
 * something else. What comes sooner is seen sooner, so only a failure takes this long.
 */
export const PATIENCE_MILLISECONDS = 20_000;
