import type * as Session from '#application/account/session/machine.ts';

type Refusal = Extract<Session.Report, { type: 'token.refuse' | 'guest.refuse' }>;

/**
 * Refusals of a token or a guest id, for the session. A call refused for its guest id waits for the new one,
 * together with others refused at the same time.
 */
export type Refusals = {
  readonly report: (refusal: Refusal) => void;
  readonly onReport: (listener: (refusal: Refusal) => void) => () => void;
  /** Passes on the guest id that the session has requested; null when that failed. */
  readonly settleGuest: (issued: string | null) => void;
  /** Requests a new guest id; null when none arrives in time. */
  readonly renewGuest: (refused: string) => Promise<string | null>;
};

/** Maximum wait of a call for a new guest id. */
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
