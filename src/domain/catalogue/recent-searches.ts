const MAX = 6;

/** Newest first; terms that differ only in case are the same search. */
export const withSearch = (recent: readonly string[], term: string): readonly string[] =>
  [term, ...recent.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(0, MAX);
