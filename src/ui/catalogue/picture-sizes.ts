/** How wide pictures are rendered that are fetched before the view that shows them has come. */
export const SIZES = {
  banner: '(max-width: 767px) 86vw, 33vw',
  cover: '(max-width: 767px) 100vw, 416px',
  storeCard: '(max-width: 640px) 90vw, 320px',
} as const;

/** How many pictures of a list a phone sees first: those come before the scripts, and any more would take the line from them. */
export const FIRST_SEEN = { items: 2, categories: 3 };
