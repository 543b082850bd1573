import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { unansweredNeed } from '#application/shell/storefront.selectors.ts';
import type * as Storefront from '#application/shell/storefront.types.ts';
import { waitFor, type Item, type Wait } from '#domain/catalogue/item.ts';
import {
  marksVegetarian,
  type Module,
  type ModuleId,
  type ModuleType,
} from '#domain/catalogue/module.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { instant, MINUTE } from '#domain/kernel/instant.ts';
import { wallTime, type WallTime } from '#domain/kernel/wall-clock.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import { useReadScope, useShop } from '#ui/kernel/shop-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';

export const useConfig = () => useSelector(useShop().storefront, ({ context }) => context.config);
export const usePlace = () => useSelector(useShop().storefront, ({ context }) => context.place);
export const useModule = () => useSelector(useShop().storefront, ({ context }) => context.module);

/** What a module is called in this language: the remembered name may be of another. */
export function useModuleName(module: Module | null): string {
  return useNameOfModule(module?.id ?? null) ?? module?.name ?? '';
}

/** What a module is called; null for one that is not offered here, or not known yet. */
export function useNameOfModule(moduleId: ModuleId | null): string | null {
  const { queries } = useShop();
  const scope = useReadScope();
  const { value } = useRead(scope.zones === null ? null : queries.catalogue.modules(scope));
  return value?.find(({ id }) => id === moduleId)?.name ?? null;
}

/** The zones that serve the customer's place; none while no place is set. */
export function useZones() {
  const zones = usePlace()?.zones;
  return useMemo(() => zonesOf(zones), [zones]);
}

/** Whether the mark for vegetarian food is shown in this line of business. */
export function useDietMarks(type: ModuleType | undefined): boolean {
  const marks = useConfig()?.vegetarianMarks ?? false;
  return marks && type !== undefined && marksVegetarian(type);
}

/** The time on the shop's wall, to the minute; null until the shop's time zone is known. */
export function useWallTime(): WallTime | null {
  const { clock } = useShop();
  const zone = useConfig()?.timeZone;
  const minute = useSyncExternalStore(often, () => Math.floor(clock.now() / MINUTE));
  return useMemo(() => (zone ? wallTime(instant(minute * MINUTE), zone) : null), [minute, zone]);
}

function often(changed: () => void): () => void {
  const timer = setInterval(changed, 10_000);
  return () => clearInterval(timer);
}

/** How an item can be had while its store is closed; null while it is open, or not known to be closed. */
export function useWait(item: Pick<Item, 'storeClosed' | 'schedulable'>): Wait | null {
  const now = useWallTime();
  const scheduling = useConfig()?.scheduling ?? false;
  return now ? waitFor(item, { now, scheduling }) : null;
}

/** What the page lacks while no dialog asks for it. */
export const useUnansweredNeed = (needs: Storefront.PageNeeds) =>
  useSelector(useShop().storefront, (snapshot) => unansweredNeed(snapshot, needs));

/** Has the storefront choose the module of this store where none is chosen. */
export function useModuleOfStore({ moduleId }: Pick<Store, 'moduleId'>): void {
  const { storefront } = useShop();
  useLayoutEffect(() => storefront.send({ type: 'store.enter', moduleId }), [storefront, moduleId]);
}

/** Says what this page cannot do without; the storefront asks for what is missing. */
export function usePageNeeds(needs: Storefront.PageNeeds): void {
  const { storefront } = useShop();
  useLayoutEffect(() => storefront.send({ type: 'page.enter', needs }), [storefront, needs]);
}
