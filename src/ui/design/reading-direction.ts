/**
 * The value of `dir` that says nothing. The library says "left to right" on every part of what opens
 * over a page; these read, and come from the side, as the page itself does.
 */
export const asThePage = '';
