/** True unless reduced motion is requested or animations are unsupported. */
export const isAnimated = (): boolean =>
  'getAnimations' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;
