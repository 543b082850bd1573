import { isDiet } from '#application/catalogue/catalogue.queries.ts';
import type { DietMemory } from '#application/catalogue/diet-memory.port.ts';
import type { InterestMemory } from '#application/catalogue/interest-memory.port.ts';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import type { RecentlyViewed, VisitorId } from '#application/catalogue/recently-viewed.port.ts';
import { MODULE_TYPES } from '#domain/catalogue/module.ts';
import {
  isSame,
  VIEWED_KINDS,
  withViewed,
  type Viewed,
} from '#domain/catalogue/recently-viewed.ts';
import { parseId } from '#domain/kernel/id.ts';
import { writePlaceCookie } from '#infrastructure/kernel/place-cookie.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { objectIn, moduleIdIn, listIn } from '#infrastructure/kernel/stored-json.ts';

export function createDietMemory({ localStore }: Pick<Platform, 'localStore'>): DietMemory {
  return {
    recall() {
      const stored = localStore.read(KEYS.diet);
      return isDiet(stored) ? stored : 'all';
    },
    keep: (diet) => localStore.write(KEYS.diet, diet),
  };
}

export function createInterestMemory({ localStore }: Pick<Platform, 'localStore'>): InterestMemory {
  const stored = () => objectIn(localStore.read(KEYS.interests)) ?? {};
  return {
    recall(module) {
      const kept = stored()[module];
      if (!Array.isArray(kept)) return null;
      return kept.slice(0, 100).flatMap((raw) => parseId<'Category'>(raw) ?? []);
    },
    keep: (module, chosen) =>
      localStore.write(KEYS.interests, JSON.stringify({ ...stored(), [module]: chosen })),
  };
}

export function createModuleStore(
  platform: Pick<Platform, 'localStore' | 'writeCookie'>,
): ModuleStore {
  return {
    recall() {
      const text = platform.localStore.read(KEYS.module);
      const stored = objectIn(text);
      const id = parseId<'Module'>(moduleIdIn(text));
      const type = MODULE_TYPES.find((known) => known === stored?.['module_type']);
      const { module_name: name, icon } = stored ?? {};
      if (!id || !type || typeof name !== 'string') return null;
      return {
        id,
        type,
        name,
        icon: typeof icon === 'string' ? icon : '',
        storeCount: 0,
        zones: [],
      };
    },
    save({ id, type, name, icon }) {
      const stored = { id, module_type: type, module_name: name, icon };
      platform.localStore.write(KEYS.module, JSON.stringify(stored));
      writePlaceCookie(platform);
    },
  };
}

type Note = { readonly who: VisitorId; readonly viewed: readonly Viewed[] };

/** Customers of one browser, and its guests. */
const MAX_VIEWERS = 5;
/** Above the total of all modules: a longer list was not written by this app. */
const MAX_ROWS = 300;
const NOTHING: readonly Viewed[] = [];

/** Format: [{ who, viewed: [[kind, id, module], …] }, …]. Invalid rows are left out. */
export function createRecentlyViewed({
  localStore,
  onStorage,
}: Pick<Platform, 'localStore' | 'onStorage'>): RecentlyViewed {
  const listeners = new Set<() => void>();
  let read: { readonly text: string | null; readonly notes: readonly Note[] } = {
    text: null,
    notes: [],
  };
  const notes = () => {
    const text = localStore.read(KEYS.recentlyViewed);
    if (text !== read.text) read = { text, notes: listIn(text).flatMap(noteIn) };
    return read.notes;
  };
  const recall = (visitor: VisitorId) =>
    notes().find(({ who }) => who === visitor)?.viewed ?? NOTHING;
  const keep = (visitor: VisitorId, viewed: readonly Viewed[]) => {
    const others = notes().filter(({ who }) => who !== visitor);
    write(viewed.length > 0 ? [{ who: visitor, viewed }, ...others] : others);
  };
  const write = (kept: readonly Note[]) => {
    if (kept.length > 0) localStore.write(KEYS.recentlyViewed, textOf(kept.slice(0, MAX_VIEWERS)));
    else localStore.remove(KEYS.recentlyViewed);
    for (const listener of listeners) listener();
  };
  return {
    recall,
    note: (visitor, viewed) => {
      const list = recall(visitor);
      const [newest] = list;
      const isNewest = newest && isSame(newest, viewed) && newest.moduleId === viewed.moduleId;
      if (!isNewest) keep(visitor, withViewed(list, viewed));
    },
    forget: (visitor, kind) =>
      keep(
        visitor,
        recall(visitor).filter((one) => one.kind !== kind),
      ),
    forgetCustomer: (customer) =>
      write(notes().filter(({ who }) => (customer === null ? who === 'guest' : who !== customer))),
    onChange: (listener) => {
      listeners.add(listener);
      const stop = onStorage((key) => {
        if (key === KEYS.recentlyViewed || key === null) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

const textOf = (notes: readonly Note[]): string =>
  JSON.stringify(
    notes.map(({ who, viewed }) => ({
      who,
      viewed: viewed.map(({ kind, id, moduleId }) => [kind, id, moduleId]),
    })),
  );

function noteIn(raw: unknown): readonly Note[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const { who: named, viewed } = raw as Record<string, unknown>;
  const who = named === 'guest' ? named : parseId<'Customer'>(named);
  if (who === null || !Array.isArray(viewed)) return [];
  const rows = viewed.slice(0, MAX_ROWS).flatMap(viewedOf);
  return [{ who, viewed: rows.toReversed().reduce(withViewed, []) }];
}

function viewedOf(row: unknown): readonly Viewed[] {
  if (!Array.isArray(row)) return [];
  const [named, numbered, inModule] = row as readonly unknown[];
  const kind = VIEWED_KINDS.find((one) => one === named);
  const id = parseId<'Viewed'>(numbered);
  const moduleId = parseId<'Module'>(inModule);
  return kind && id !== null && moduleId !== null ? [{ kind, id, moduleId }] : [];
}
