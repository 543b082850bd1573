import { endOtherSessions } from '#contract/account-sessions.ts';
import { callName } from '#contract/endpoint.ts';
import { devicesMachine } from '#application/account/devices/machine.ts';
import type { DeviceSession } from '#domain/account/device-session.ts';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

const usedAt = instant(Date.UTC(2026, 0, 7, 17));
export const HERE: DeviceSession = { id: id(1), device: 'Chrome on Windows', usedAt, isHere: true };
export const TABLET: DeviceSession = { id: id(2), device: 'Safari on iPad', usedAt, isHere: false };

const wire = {
  endSessions: {
    ...calling(
      endOtherSessions,
      { ended: answered({ message: 'The device is signed out' }), ...failures },
      { asks: TABLET.id },
    ),
    // One session by its id, or all others.
    call: [`${callName(endOtherSessions)}*`],
  },
};

export const flow = defineFlow({
  name: 'account/devices',
  machine: devicesMachine,
  inputs: { 'a customer with two devices': undefined },
  events: {
    'session.end': { 'of the tablet': { which: TABLET.id }, 'of all others': { which: 'others' } },
  },
  wire,
  outcomes: await outcomesOf(devicesMachine, wire),
  project: ({ context }) => ({ which: context.which }),
  invariants: {
    'something is chosen exactly while it is being ended': (it) =>
      it.matches('ending') === (it.context.which !== null),
  },
});
