import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ProfileReport } from './watch-profile.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'data.export' }
  | { readonly type: 'account.delete' }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' };

export type Event = Command | ProfileReport;

export type Context = {
  /** Whose data it is; null until the profile has been read. */
  readonly customer: Profile['id'] | null;
  /** Why the account could not be deleted. */
  readonly failure: CallFailure | null;
};

export type Tag = 'exporting' | 'asking' | 'busy';
export type ReadAnswer = Result<{ readonly text: string }, CallFailure>;
export type RemoveAnswer = Result<{ readonly said: string }, CallFailure>;
