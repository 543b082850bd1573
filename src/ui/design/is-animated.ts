/** Whether the browser moves things by itself, and the customer has not asked for less of it. */
export const isAnimated = (): boolean =>
  'getAnimations' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;
