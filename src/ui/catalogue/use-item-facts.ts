import * as select from '#application/shell/storefront/selectors.ts';
import { waitFor, type Item, type Wait } from '#domain/catalogue/item.ts';
import { marksVegetarian, type ModuleType } from '#domain/catalogue/module.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';

export function useDietMarks(type: ModuleType | undefined): boolean {
  const marks = useStorefront(select.config)?.vegetarianMarks ?? false;
  return marks && type !== undefined && marksVegetarian(type);
}

/** Availability of an item of a closed store; null while open or unknown. */
export function useWait(item: Pick<Item, 'storeClosed' | 'schedulable'>): Wait | null {
  const now = useWallTime();
  const scheduling = useStorefront(select.config)?.scheduling ?? false;
  return now ? waitFor(item, { now, scheduling }) : null;
}
