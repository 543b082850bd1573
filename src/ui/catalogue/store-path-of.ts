import { paths, type Path } from '#application/kernel/path.ts';
import type { Item } from '#domain/catalogue/item.ts';

type Sold = Pick<Item, 'storeId' | 'moduleId' | 'moduleType' | 'zoneId'>;

/** Where an item is sold. An item does not say where that is on the map. */
export const storePathOf = ({ storeId, moduleId, moduleType, zoneId }: Sold): Path =>
  paths.store({ id: storeId, moduleId, moduleType, zoneId, point: null });
