/** Fetched on first use, then cached. */
export type Late<Value> = (() => Promise<Value>) & {
  /** The fetched value; null before. */
  readonly here?: () => Value | null;
};
