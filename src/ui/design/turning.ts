/** Marks the old rows as busy until the next page has loaded. */
export const turningRows = (turning: boolean) =>
  turning ? ({ 'aria-busy': true, opacity: 0.6 } as const) : {};
