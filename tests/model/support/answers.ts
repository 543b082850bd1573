import { refuse } from '#domain/kernel/result.ts';

/** What any call may come back with besides what was asked for. */
export const unreachable = refuse({ kind: 'unreachable', cause: 'server' } as const);
export const signedOut = refuse({ kind: 'signedOut' } as const);
export const refused = refuse({
  kind: 'refused',
  status: 403,
  code: 'refused',
  message: 'The server says no.',
} as const);

/** Every way in which a call to the server may fail. */
export const failures = { refused, signedOut, unreachable };
