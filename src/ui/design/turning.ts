/** Rows that are shown until those of the next page have come: they are said to be busy, and look it. */
export const turningRows = (turning: boolean) =>
  turning ? ({ 'aria-busy': true, opacity: 0.6 } as const) : {};
