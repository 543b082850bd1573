const MAX = 6;

/** What was searched for last, newest first; the same words in other letters are the same search. */
export const withSearch = (recent: readonly string[], term: string): readonly string[] =>
  [term, ...recent.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(0, MAX);
