import { ask } from '../application/ask.ts';
export const cart = ask;
