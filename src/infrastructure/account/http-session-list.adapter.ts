import type * as v from 'valibot';
import * as contract from '#contract/account-sessions.ts';
import type { SessionReader } from '#application/account/account.queries.ts';
import type { SessionList } from '#application/account/session-list.port.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';

export const createHttpSessionList = (http: HttpClient): SessionList & SessionReader => ({
  async sessions() {
    const answer = await call(http, contract.listSessions, {});
    return answer.ok ? ok(answer.value.sessions.map(toSession)) : answer;
  },
  async end(which, signal) {
    const answer =
      which === 'others'
        ? await call(http, contract.endOtherSessions, { signal })
        : await call(http, contract.endSession, { params: { id: which }, signal });
    return answer.ok ? ok({ said: answer.value.message }) : answer;
  },
});

const toSession = (wire: v.InferOutput<typeof contract.session>): DeviceSession => ({
  id: id(wire.id),
  device: wire.device,
  usedAt: toInstant(wire.used_at),
  isHere: wire.current,
});
