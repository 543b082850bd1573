/** How wide pictures are drawn that are fetched before the view that shows them has come. */
export const SIZES = {
  banner: '(max-width: 767px) 86vw, 33vw',
  cover: '(max-width: 767px) 100vw, 416px',
  storeCard: '(max-width: 640px) 90vw, 320px',
} as const;
