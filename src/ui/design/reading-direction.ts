/**
 * An empty `dir`. The library sets "ltr" on every part of an overlay; with this value they inherit
 * the page's direction.
 */
export const asThePage = '';
