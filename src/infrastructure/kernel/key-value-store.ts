/** A store of texts: local storage, session storage, or memory when those are forbidden. */
export type KeyValueStore = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * The browser's storage, which may be blocked, full or emptied at any time. Values that cannot be written
 * there stay in memory for the life of the page.
 */
export function browserStore(open: () => Storage): KeyValueStore {
  const memory = memoryStore();
  const storage = opened(open);
  if (!storage) return memory;
  return {
    read: (key) => attempt(() => storage.getItem(key), null) ?? memory.read(key),
    write: (key, value) => {
      const kept = attempt(() => (storage.setItem(key, value), true), false);
      if (kept) memory.remove(key);
      else memory.write(key, value);
    },
    remove: (key) => {
      memory.remove(key);
      attempt(() => storage.removeItem(key), undefined);
    },
  };
}

function opened(open: () => Storage): Storage | null {
  return attempt(() => {
    const storage = open();
    storage.getItem('sundry');
    return storage;
  }, null);
}

function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
