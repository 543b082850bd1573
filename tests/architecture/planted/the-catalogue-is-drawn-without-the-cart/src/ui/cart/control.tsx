export const control = 1;
