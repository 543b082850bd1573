import { definePage, passedThrough } from '#tools/model/page.ts';
import { says, type Person } from '#tools/model/person.ts';
import { sessionFlow } from './session.scenario.ts';

const signIn = says('account.signIn.submit');
const account = says('account.menu.title');

/** Exactly one of the two: a guest has a way in, and no account. */
async function isGuest(person: Person): Promise<void> {
  await person.sees('button', signIn);
  await person.doesNotSee('button', /^Account/);
}

/** A customer whose name is not known. */
async function isUnnamed(person: Person): Promise<void> {
  await person.sees('button', account);
}

export const sessionPage = definePage(sessionFlow, {
  states: {
    starting: passedThrough,
    guest: isGuest,
    customer: {
      always: (person) => person.doesNotSee('button', signIn),
      loading: isUnnamed,
      known: async (person, { context }) => {
        const name = context.profile?.firstName ?? '';
        await person.sees('button', says('account.menu.titleOf', { name }));
      },
      unread: isUnnamed,
    },
  },
  events: {
    'token.receive': {
      by: 'the shop',
      because: 'Signing in is a flow of its own; or it was done in another tab.',
    },
    'token.refuse': { by: 'the shop', because: 'A call was answered that nobody knows the token.' },
    'token.remove': {
      by: 'the shop',
      because: 'Signing out is a flow of its own; or it was done in another tab.',
    },
    'guest.continue': { by: 'the shop', because: 'It is said in the dialog that asks who one is.' },
    'profile.refresh': {
      by: 'the shop',
      because: 'Whatever changes the profile has it read anew.',
    },
  },
});
