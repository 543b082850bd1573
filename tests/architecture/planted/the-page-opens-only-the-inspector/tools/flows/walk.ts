export const walk = 1;
