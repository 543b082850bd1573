import { preload, unstable_serialize as serialized, type Cache } from 'swr';
import { initCache, SWRGlobalState } from 'swr/_internal';
import { isForAnyone, type Query } from '#application/kernel/query.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { clearPrefetched } from './prefetched-reads.ts';

type Answer<Value> = Awaited<ReturnType<Query<Value>['read']>>;

/** Answered prefetches of SWR, which it stores for the life of the page. */
const answered = new WeakSet<Promise<unknown>>();

/** A cache of plain reads for one app: two apps in one process share nothing. */
export const createReadCache = (): Cache => new Map();

/** Keys begin with the topic that invalidates the read. */
export function createReadModels(cache: Cache): ReadModels {
  const mutate = scopedMutate(cache);
  return {
    stale: (topics) => {
      clearPrefetched(cache);
      void mutate(
        (key) =>
          Array.isArray(key) && topics.some((topic) => topic === 'everything' || topic === key[0]),
      );
    },
    ask: <Value>({ key, read }: Query<Value>) => {
      const kept = cache.get(serialized(key));
      const last = kept?.data as Answer<Value> | undefined;
      if (last?.ok) return Promise.resolve(last);
      // The page is already requesting this.
      const [underWay] = (kept?.isValidating && requestsOf(cache)[serialized(key)]) || [];
      if (underWay) return underWay as Promise<Answer<Value>>;
      const ahead = preload(key, read) as Promise<Answer<Value>> | undefined;
      // SWR prefetches nothing on a server.
      const asked = ahead ?? read();
      // An unused prefetch stays in SWR: a retry would get the old failure.
      if (answered.has(asked)) return mutate(key, read(), false) as Promise<Answer<Value>>;
      void asked.then(() => answered.add(asked));
      return asked;
    },
    forget: () => {
      // SWR does not repeat a request within its deduplication interval, and drops answers older than it: a
      // returning customer would see nothing.
      const requests = requestsOf(cache);
      const kept = keptForAnyone(cache);
      for (const key of Object.keys(requests)) if (!kept.has(key)) delete requests[key];
      // Keys name the principal, so mounted reads fetch again under the next principal's keys. Public reads
      // would not, so they stay.
      void mutate((key) => !isForAnyone(key), undefined, { revalidate: false });
    },
  };
}

/** SWR stores the key beside its answer. */
const keptForAnyone = (cache: Cache): ReadonlySet<string> =>
  new Set([...cache.keys()].filter((key) => isForAnyone(keyBeside(cache.get(key)))));

const keyBeside = (state: object | undefined): unknown =>
  state && '_k' in state ? state._k : undefined;

/** SWR's requests with their times, by key, within the deduplication interval. */
function requestsOf(cache: Cache) {
  const [, , requests = {}] = SWRGlobalState.get(cache) ?? [];
  return requests;
}

function scopedMutate(cache: Cache) {
  const [, mutate] = initCache(cache) ?? [];
  if (!mutate) throw new Defect('SWR did not take the cache of the app');
  return mutate;
}
