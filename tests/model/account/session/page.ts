import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#application/account/session/machine.ts';
import { definePage, passedThrough, says, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof sessionMachine>;

const signIn = says('account.signIn.submit');
const account = says('account.menu.title');

/** Exactly one of the two holds: a guest has a sign-in button, and no account. */
async function isGuest(person: Person): Promise<void> {
  await person.canPress('button', signIn);
  await person.doesNotSee('button', /^Account/);
}

/** By name, once it is known. The last name stays during a reload. */
async function isCustomer(person: Person, { context: { profile } }: Planned): Promise<void> {
  const name = profile?.firstName;
  await person.canPress('button', name ? says('account.menu.titleOf', { name }) : account);
}

export const page = definePage(flow, {
  states: {
    starting: passedThrough,
    guest: isGuest,
    customer: async (person, planned) => {
      await person.doesNotSee('button', signIn);
      await isCustomer(person, planned);
    },
  },
  events: {
    'token.receive': {
      sentBy: 'the app',
      because: 'Signing in is a flow of its own; or it was done in another tab.',
    },
    'token.refuse': {
      sentBy: 'the app',
      because: 'A call was answered that the token is not known.',
    },
    'token.remove': {
      sentBy: 'the app',
      because: 'Signing out is a flow of its own; or it was done in another tab.',
    },
    'guest.refuse': {
      sentBy: 'the app',
      because: 'A call was answered that the server has given out no such number.',
    },
    'guest.continue': {
      sentBy: 'the app',
      because: 'It is said in the dialog that asks who one is.',
    },
    'profile.refresh': {
      sentBy: 'the app',
      because: 'Whatever changes the profile has it read anew.',
    },
  },
});
