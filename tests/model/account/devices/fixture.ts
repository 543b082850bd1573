import { listSessions } from '#contract/account-sessions.ts';
import { callName } from '#contract/endpoint.ts';
import { paths } from '#application/kernel/path.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import { BEGINS_ANEW, hasBeenHere, isAsha } from '#tests/model/support/in-the-app.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow, HERE, TABLET } from './flow.ts';

const toWire = ({ id, device, usedAt, isHere }: DeviceSession) => {
  const used_at = new Date(usedAt).toISOString();
  return { id, device, signed_in_at: used_at, used_at, current: isHere };
};

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer with two devices': async (visit) => {
      await hasBeenHere(visit);
      await isAsha(visit);
      await visit.desk.answers(callName(listSessions), { sessions: [HERE, TABLET].map(toWire) });
      await visit.opens(paths.settings());
    },
  },
  unreached: { 'endSessions → signedOut': BEGINS_ANEW },
});
