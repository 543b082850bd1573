/** Rendered widths of vehicle pictures. */
export const SIZES = {
  card: '(max-width: 640px) 92vw, (max-width: 1023px) 46vw, 320px',
  row: '(max-width: 640px) 40vw, 240px',
  slides: '(max-width: 1023px) 100vw, 640px',
  provider: '(max-width: 640px) 90vw, 320px',
  cover: '(max-width: 767px) 100vw, 416px',
  category: '96px',
} as const;
