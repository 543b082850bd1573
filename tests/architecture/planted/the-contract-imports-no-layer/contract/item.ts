import { item } from '../src/domain/item.ts';
export const wire = item;
