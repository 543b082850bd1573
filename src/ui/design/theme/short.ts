/** A window in which bars would leave little of the page: magnified, or on a phone that lies on its side. */
const LOW = '(height < 30rem)';

export const SHORT = `@media ${LOW}`;

/** Of a bar: in such a window it goes along with the page. */
export const staysWhereHigh = { [SHORT]: { position: 'static' } } as const;

/** Where bars stay, in windows of a width: the room that a page leaves them. */
export const whereBarsStay = (width?: string) =>
  `@media ${[...(width ? [width] : []), '(height >= 30rem)'].join(' and ')}` as const;
