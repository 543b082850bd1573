import { preload, unstable_serialize as serialized, type Cache } from 'swr';
import { initCache, SWRGlobalState } from 'swr/_internal';
import { isForAnyone, type Query } from '#application/kernel/query.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { clearPrefetched } from './prefetched-reads.ts';

type Answer<Value> = Awaited<ReturnType<Query<Value>['read']>>;

/** What SWR has been asked for ahead, and has an answer to. It keeps those for all of the page. */
const answered = new WeakSet<Promise<unknown>>();

/** A cache of plain reads for one app: two of them in one process share nothing. */
export const createReadCache = (): Cache => new Map();

/** Plain reads live in SWR's cache; their keys begin with the topic that makes them stale. */
export function createSwrReadModels(cache: Cache): ReadModels {
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
      // The page asks this already.
      const [underWay] = (kept?.isValidating && requestsOf(cache)[serialized(key)]) || [];
      if (underWay) return underWay as Promise<Answer<Value>>;
      const ahead = preload(key, read) as Promise<Answer<Value>> | undefined;
      // SWR reads nothing ahead on a server.
      const asked = ahead ?? read();
      // What nothing on the page has taken stays there: who asks again would get the old failure.
      if (answered.has(asked)) return mutate(key, read(), false) as Promise<Answer<Value>>;
      void asked.then(() => answered.add(asked));
      return asked;
    },
    forget: () => {
      // SWR asks nothing again that it asked a moment ago, and drops answers older than this: a person who
      // comes back would be shown nothing.
      const requests = requestsOf(cache);
      const kept = keptForAnyone(cache);
      for (const key of Object.keys(requests)) if (!kept.has(key)) delete requests[key];
      // The keys name the person, so what is on the page asks anew by itself, under the next one's keys. Of
      // those that name none it would not, so they stay.
      void mutate((key) => !isForAnyone(key), undefined, { revalidate: false });
    },
  };
}

/** SWR keeps the key beside what was answered to it. */
const keptForAnyone = (cache: Cache): ReadonlySet<string> =>
  new Set([...cache.keys()].filter((key) => isForAnyone(keyBeside(cache.get(key)))));

const keyBeside = (state: object | undefined): unknown =>
  state && '_k' in state ? state._k : undefined;

/** What SWR has asked, and when, by key: for as long as it asks the same not again. */
function requestsOf(cache: Cache) {
  const [, , requests = {}] = SWRGlobalState.get(cache) ?? [];
  return requests;
}

function scopedMutate(cache: Cache) {
  const [, mutate] = initCache(cache) ?? [];
  if (!mutate) throw new Defect('SWR did not take the cache of the app');
  return mutate;
}
