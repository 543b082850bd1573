import * as select from '#application/shell/storefront/selectors.ts';
import { waitFor, type Item, type Wait } from '#domain/catalogue/item.ts';
import { marksVegetarian, type ModuleType } from '#domain/catalogue/module.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';

/** Whether the mark for vegetarian food is shown in this line of business. */
export function useDietMarks(type: ModuleType | undefined): boolean {
  const marks = useStorefront(select.config)?.vegetarianMarks ?? false;
  return marks && type !== undefined && marksVegetarian(type);
}

/** How an item can be had while its store is closed; null while it is open, or not known to be closed. */
export function useWait(item: Pick<Item, 'storeClosed' | 'schedulable'>): Wait | null {
  const now = useWallTime();
  const scheduling = useStorefront(select.config)?.scheduling ?? false;
  return now ? waitFor(item, { now, scheduling }) : null;
}
