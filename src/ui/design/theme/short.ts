/** Magnified windows and phones in landscape. */
const LOW = '(height < 30rem)';

export const SHORT = `@media ${LOW}`;

/** In a low window, the bar scrolls with the page. */
export const staysWhereHigh = { [SHORT]: { position: 'static' } } as const;

/** Room for bars, where they are sticky, by window width. */
export const whereBarsStay = (width?: string) =>
  `@media ${[...(width ? [width] : []), '(height >= 30rem)'].join(' and ')}` as const;
