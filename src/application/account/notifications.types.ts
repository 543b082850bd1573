import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ProfileReport } from './watch-profile.ts';

/** What a view may send. */
export type Command = { readonly type: 'notifications.switch' };
export type Event = Command | ProfileReport;

export type Context = {
  /** Whether the customer would be told; null until it is known. */
  readonly wanted: boolean | null;
};

export type Tag = 'busy';
export type SaveAnswer = Result<{ readonly said: string }, CallFailure>;
