import { paths, type Path } from '#application/kernel/path.ts';
import type { Item } from '#domain/catalogue/item.ts';

type Sold = Pick<Item, 'storeId' | 'moduleId' | 'moduleType' | 'zoneId'>;

/** Items carry no coordinates of their store. */
export const storePathOf = ({ storeId, moduleId, moduleType, zoneId }: Sold): Path =>
  paths.store({ id: storeId, moduleId, moduleType, zoneId, point: null });
