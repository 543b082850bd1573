import type * as Session from '#application/account/session/machine.ts';

type Refusal = Extract<Session.Report, { type: 'token.refuse' | 'guest.refuse' }>;

/**
 * What the server refused of who asks. Calls report it, the session hears of it; a call that was refused
 * for its guest id waits for the new one, together with those that were refused at the same time.
 */
export type Refusals = {
  readonly report: (refusal: Refusal) => void;
  /** Returns how to stop. */
  readonly onReport: (listener: (refusal: Refusal) => void) => () => void;
  /** The session has asked for a guest id: the answer, or null where none could be had. */
  readonly settleGuest: (issued: string | null) => void;
  /** Has a guest id replaced; null where none could be had in time. */
  readonly renewGuest: (refused: string) => Promise<string | null>;
};

/** No call waits longer for its guest's new number. */
const PATIENCE = 10_000;

export function createRefusals(): Refusals {
  const listeners = new Set<(refusal: Refusal) => void>();
  const waiting = new Set<(issued: string | null) => void>();
  const report = (refusal: Refusal) => {
    for (const listener of listeners) listener(refusal);
  };
  return {
    report,
    onReport(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settleGuest(issued) {
      for (const settle of [...waiting]) settle(issued);
    },
    renewGuest(guestId) {
      const renewed = new Promise<string | null>((resolve) => {
        const settle = (issued: string | null) => {
          clearTimeout(patience);
          waiting.delete(settle);
          resolve(issued);
        };
        const patience = setTimeout(() => settle(null), PATIENCE);
        waiting.add(settle);
      });
      report({ type: 'guest.refuse', guestId });
      return renewed;
    },
  };
}
