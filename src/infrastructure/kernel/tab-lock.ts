export type TabLock = {
  /** Takes it, unless another tab holds it. */
  readonly take: () => Promise<boolean>;
  /** Settles once no other tab holds it. */
  readonly whenFree: () => Promise<void>;
  readonly release: () => void;
  readonly isHeld: () => boolean;
};

/**
 * Uses the browser's Web Locks, which releases the locks of a closed, crashed or reloaded tab. They exist on
 * secure origins and on localhost; elsewhere a tab behaves as the only one.
 */
export function tabLock(locks: LockManager | null, name: string): TabLock {
  let isWanted = false;
  let free: (() => void) | null = null;
  const isHeld = () => isWanted && (free !== null || locks === null);

  const taken = (manager: LockManager): Promise<boolean> =>
    new Promise((answer) => {
      const hold = (lock: Lock | null): Promise<void> | void => {
        answer(lock !== null && isWanted);
        if (lock && isWanted) return new Promise<void>((done) => void (free = done));
      };
      manager.request(name, { ifAvailable: true }, hold).catch(() => answer(true));
    });

  return {
    take: async () => {
      if (isHeld()) return true;
      isWanted = true;
      return locks === null || taken(locks);
    },
    whenFree: async () => {
      await locks?.request(name, { mode: 'shared' }, () => {}).catch(() => {});
    },
    release: () => {
      isWanted = false;
      free?.();
      free = null;
    },
    isHeld,
  };
}
