import { labelsOf } from '#application/kernel/labels-of.ts';
import type { notificationsMachine } from './machine.ts';

export const labels = labelsOf<typeof notificationsMachine>({
  events: { 'notifications.switch': 'the customer turns the switch' },
  guards: { choiceIsKnown: 'it is known what the account says' },
  actions: { setWanted: 'show what the account says', turn: 'turn the switch over' },
  actors: {
    saveNotifications: {
      does: 'ask the server to keep the choice',
      accepted: 'the choice is kept',
    },
  },
});
