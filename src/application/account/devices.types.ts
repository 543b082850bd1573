import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import type { Result } from '#domain/kernel/result.ts';

/** Which sessions end: one, or all but this one. */
export type Which = DeviceSession['id'] | 'others';

/** What a view may send. */
export type Command = { readonly type: 'session.end'; readonly which: Which };

export type Context = {
  /** What is being ended. */
  readonly which: Which | null;
};

export type Tag = 'busy';
export type EndAnswer = Result<{ readonly said: string }, CallFailure>;
