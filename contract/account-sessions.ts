import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { message, wireId } from './kernel.ts';

export const session = v.object({
  id: wireId,
  /** Such as "Chrome on Windows"; empty if unknown. */
  device: v.string(),
  signed_in_at: v.string(),
  /** Precise to a few minutes. */
  used_at: v.string(),
  /** True for the session of this request. */
  current: v.boolean(),
});

const SESSIONS = '/api/v1/customer/sessions';

export const listSessions = endpoint({
  method: 'GET',
  path: SESSIONS,
  answer: v.object({ sessions: v.array(session) }),
  refusals: [401],
  ours: true,
});
export const endSession = endpoint({
  method: 'DELETE',
  path: `${SESSIONS}/:id`,
  params: v.object({ id: wireId }),
  answer: message,
  refusals: [401, 404],
  ours: true,
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: SESSIONS,
  answer: message,
  refusals: [401],
  ours: true,
});
