import { id } from '#domain/kernel/id.ts';
import type { Reorder, ReorderLine } from '#domain/ordering/reorder.ts';
import { dollars } from './money.ts';

export const aReorderLine = (facts: Partial<ReorderLine> = {}): ReorderLine => ({
  id: 1,
  itemId: id(1),
  name: 'Masala Dosa',
  image: '/pictures/dosa-320.webp',
  ordered: 2,
  available: 2,
  was: dollars(20),
  is: dollars(20),
  shortfall: null,
  ...facts,
});

export const aReorder = (...lines: readonly ReorderLine[]): Reorder => ({
  claim: { id: id(100_042), phone: null },
  moduleId: id(1),
  storeName: 'Dosa Corner',
  storeIsOpen: true,
  seen: 'as-shown',
  lines,
});
