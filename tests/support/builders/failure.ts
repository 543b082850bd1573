import type { Refused, SignedOut, Unreachable } from '#application/kernel/call-failure.ts';

const failed = <const Failure>(failure: Failure) => ({ ok: false, failure }) as const;

export const refusedWith = (message: string, facts: Partial<Refused> = {}) =>
  failed<Refused>({ kind: 'refused', status: 403, code: '', message, ...facts });

export const away = failed<Unreachable>({ kind: 'unreachable', cause: 'server' });
export const tokenRefused = failed<SignedOut>({ kind: 'signedOut' });
