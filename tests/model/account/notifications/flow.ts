import { saveNotifications } from '#contract/account-profile.ts';
import { notificationsMachine } from '#application/account/notifications/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { aProfile } from '#tests/support/builders/profile.ts';
import { defineFlow } from '@sundry/statecharts';

const wire = {
  saveNotifications: calling(
    saveNotifications,
    { kept: answered({ message: 'It is kept.' }), ...failures },
    { asks: true },
  ),
};

export const flow = defineFlow({
  name: 'account/notifications',
  machine: notificationsMachine,
  inputs: { 'a customer': undefined },
  events: {
    'profile.change': {
      'one who would be told': { profile: aProfile() },
      'one who would not': { profile: aProfile({ wantsNotifications: false }) },
    },
    'notifications.switch': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(notificationsMachine, wire),
  neverFails: ['watchProfile'],
  project: ({ context }) => ({ wanted: context.wanted }),
  invariants: {
    'nothing is saved before it is known': (it) =>
      !it.matches('saving') || it.context.wanted !== null,
  },
});
