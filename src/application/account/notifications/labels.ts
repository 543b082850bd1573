import { labelsOf } from '#application/kernel/labels-of.ts';
import type { notificationsMachine } from './machine.ts';

export const labels = labelsOf<typeof notificationsMachine>({
  events: {
    'profile.change': 'it is known anew what the account says',
    'notifications.switch': 'the customer turns the switch',
  },
  guards: { choiceIsKnown: 'it is known what the account says' },
  actions: {
    setWanted: 'show what the account says',
    turn: 'turn the switch over',
    refreshSession: 'have the profile read anew, for the header and everything else',
    notifyOtherTabs: 'tell other tabs that the profile has changed',
  },
  actors: {
    watchProfile: 'listen to who the customer is',
    saveNotifications: {
      does: 'ask the server to keep the choice',
      accepted: 'the choice is kept',
      failed: 'the server says no, or no answer came',
    },
  },
});
