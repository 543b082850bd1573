/** The most that a customer keeps: the book is read whole. */
export const MOST_ADDRESSES = 50;
