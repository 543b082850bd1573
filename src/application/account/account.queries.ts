import { inAnyModule, queriesOf, type Read } from '#application/kernel/query.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';

export interface SessionReader {
  sessions(): Read<readonly DeviceSession[]>;
}

export type AccountQueries = ReturnType<typeof createAccountQueries>;

export const createAccountQueries = ({ sessions }: SessionReader) =>
  queriesOf({ sessions }, 'profile', inAnyModule);
