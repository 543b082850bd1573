import { definePage, says, type Person } from '@sundry/statecharts';
import { flow, HERE, TABLET } from './flow.ts';

const others = says('account.devices.signOutOthers');
const tablet = says('account.devices.signOutOf', { device: TABLET.device });
const LIST = [
  says('account.devices.text'),
  HERE.device,
  says('account.devices.here'),
  TABLET.device,
];

/** The current device has no sign-out button in this list; it has its own elsewhere. */
async function seesList(person: Person): Promise<void> {
  await person.readsInOrder(...LIST);
  await person.doesNotSee('button', says('account.devices.signOutOf', { device: HERE.device }));
}

export const page = definePage(flow, {
  states: {
    listing: async (person) => {
      await seesList(person);
      await person.canPress('button', tablet);
      await person.canPress('button', others);
    },
    ending: async (person) => {
      await seesList(person);
      await person.cannotPress('button', tablet);
      await person.cannotPress('button', others);
    },
  },
  events: {
    'session.end': {
      does: (person, { which }) => person.press('button', which === 'others' ? others : tablet),
      absent: async (person) => {
        await person.cannotPress('button', tablet);
        await person.cannotPress('button', others);
      },
    },
  },
});
