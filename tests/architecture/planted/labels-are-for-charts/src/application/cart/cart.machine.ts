import { words } from './cart.labels.ts';

export const description = words.events['item.add'];
