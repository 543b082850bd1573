import { MINUTE } from '#domain/kernel/instant.ts';
import { catalogueVersion } from './catalogue-version.ts';
import type { Db } from './database.ts';
import { sharedReading } from './shared-reading.ts';

/** How much of a kind is kept in a process, in characters; what is longer than `longest` is not. */
export type Room<Value> = {
  readonly most: number;
  readonly longest: number;
  readonly lengthOf: (value: Value) => number;
};

/** What was made under this key, or what is made now; null, which is not kept, where nothing can be. */
export type Kept<Value> = (key: string, make: () => Promise<Value | null>) => Promise<Value | null>;

export type Keep = <Value>(room: Room<Value>) => Kept<Value>;

/**
 * Keeps what is made of public data while nothing of it has changed, and while the minute lasts: by it stores
 * open and close. The version is asked for before the data is read, so that what is kept may be newer than
 * its version says, and is never older. Of those who ask at once for what is not kept, one alone has it made.
 */
export function createKeep(db: Db, now: () => Date): Keep {
  const versionNow = sharedReading(() => catalogueVersion(db));
  const minuteNow = () => Math.floor(now().getTime() / MINUTE);

  return <Value>(room: Room<Value>): Kept<Value> => {
    const store = storeOf(room);
    const underWay = new Map<string, Promise<Value | null>>();
    return async (key, make) => {
      const minute = minuteNow();
      const version = await versionNow();
      const known = store.get(key);
      if (known?.version === version && known.minute === minute) return known.value;
      const flight = `${version} ${minute} ${key}`;
      const making = underWay.get(flight);
      // Nothing is waited for in between: of those who come at once, one alone begins.
      const ready = making ? await making : null;
      if (ready !== null) return ready;
      const made = make();
      underWay.set(flight, made);
      const value = await made.finally(() => underWay.delete(flight));
      if (value !== null && minuteNow() === minute) store.set(key, { value, version, minute });
      return value;
    };
  };
}

type Entry<Value> = { readonly value: Value; readonly version: number; readonly minute: number };

/** What was asked for longest ago goes first. */
function storeOf<Value>({ most, longest, lengthOf }: Room<Value>) {
  const entries = new Map<string, Entry<Value>>();
  let length = 0;
  const lengthWith = (key: string, { value }: Entry<Value>) => key.length + lengthOf(value);
  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry) length -= lengthWith(key, entry);
    entries.delete(key);
  };
  const add = (key: string, entry: Entry<Value>) => {
    length += lengthWith(key, entry);
    entries.set(key, entry);
  };
  return {
    get: (key: string): Entry<Value> | undefined => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set: (key: string, entry: Entry<Value>): void => {
      drop(key);
      if (lengthWith(key, entry) > longest) return;
      add(key, entry);
      for (const oldest of entries.keys()) {
        if (length <= most) return;
        drop(oldest);
      }
    },
  };
}
