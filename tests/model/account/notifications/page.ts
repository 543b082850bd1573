import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from '#application/account/notifications/machine.ts';
import { definePage, says, saysFirst, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof notificationsMachine>;

const name = saysFirst('account.notifications.title');

async function seesSwitch(person: Person, { context: { wanted } }: Planned): Promise<void> {
  // Until the setting is known, the switch is not shown.
  if (wanted === null) return person.doesNotSee('switch');
  await person.reads(says('account.notifications.text'));
  await person.reads(says(wanted ? 'account.notifications.on' : 'account.notifications.off'));
}

export const page = definePage(flow, {
  states: {
    resting: async (person, planned) => {
      await seesSwitch(person, planned);
      await (planned.context.wanted === null
        ? person.cannotPress('switch', name)
        : person.canPress('switch', name));
    },
    saving: async (person, planned) => {
      await seesSwitch(person, planned);
      await person.cannotPress('switch', name);
    },
  },
  events: {
    'profile.change': { sentBy: 'the app', because: 'The session knows what the account says.' },
    'notifications.switch': {
      does: (person) => person.press('switch', name),
      absent: (person) => person.cannotPress('switch', name),
    },
  },
});
