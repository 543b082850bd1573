import { mutate } from 'swr';
import type { ReadModels } from '#application/kernel/read-models.port.ts';

/** Plain reads live in SWR's cache; their keys begin with the topic that makes them stale. */
export function createSwrReadModels(): ReadModels {
  return {
    stale: (topics) =>
      void mutate(
        (key) =>
          Array.isArray(key) && topics.some((topic) => topic === 'everything' || topic === key[0]),
      ),
    // The keys name the person, so what is on the page asks anew by itself, under the next one's keys.
    forget: () => void mutate(() => true, undefined, { revalidate: false }),
  };
}
