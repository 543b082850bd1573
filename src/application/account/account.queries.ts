import { inAnyModule, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import type { SessionList } from './session-list.port.ts';

export type AccountQueries = ReturnType<typeof createAccountQueries>;

export const createAccountQueries = (sessions: SessionList) => ({
  sessions: (scope: ReadScope): Query<readonly DeviceSession[]> => ({
    key: ['profile', inAnyModule(scope), 'sessions'],
    read: () => sessions.read(),
  }),
});
