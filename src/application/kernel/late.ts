/** What is fetched when it is first wanted, and then kept. */
export type Late<Value> = (() => Promise<Value>) & {
  /** What has been fetched already; null until it has. */
  readonly here?: () => Value | null;
};
