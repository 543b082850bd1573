import type { Refused, SignedOut, Unreachable } from '#application/kernel/call-failure.ts';
import { refuse } from '#domain/kernel/result.ts';

/** The shop says no, in these words. */
export const refusedWith = (message: string, facts: Partial<Refused> = {}) =>
  refuse<Refused>({ kind: 'refused', status: 403, code: '', message, ...facts });

export const away = refuse<Unreachable>({ kind: 'unreachable', cause: 'server' });
export const tokenRefused = refuse<SignedOut>({ kind: 'signedOut' });
