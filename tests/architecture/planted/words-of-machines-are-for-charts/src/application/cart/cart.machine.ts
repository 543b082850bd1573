import { words } from './cart.words.ts';

export const description = words.events['item.add'];
