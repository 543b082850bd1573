export const journey = 1;
