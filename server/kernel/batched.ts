import { coalesced } from './coalesced.ts';

/**
 * Joins the reads of concurrent calls into one statement: calls during a read share the next one, so that none gets
 * what was read before it.
 */
export function batched<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting = new Set<Key>();
  const readWaiting = coalesced(() => {
    const keys = [...waiting];
    waiting = new Set();
    return readAll(keys);
  });
  return async (key) => {
    waiting.add(key);
    return (await readWaiting()).get(key);
  };
}
