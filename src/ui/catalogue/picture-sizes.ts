export const SIZES = {
  banner: '(max-width: 767px) 86vw, 33vw',
  cover: '(max-width: 767px) 100vw, 416px',
  storeCard: '(max-width: 640px) 90vw, 320px',
} as const;

/**
 * Pictures on a phone's first screen. They load before the scripts; more would compete for
 * bandwidth.
 */
export const FIRST_SEEN = { items: 2, categories: 3 };
