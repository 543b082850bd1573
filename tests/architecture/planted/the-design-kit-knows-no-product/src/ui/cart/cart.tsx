export const cart = 1;
