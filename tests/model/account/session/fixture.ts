import { callName } from '#contract/endpoint.ts';
import { listCart } from '#contract/cart.ts';
import { listConversations } from '#contract/messaging.ts';
import { listRentalWishes, listWishes } from '#contract/wishlist.ts';
import { GROCER } from '#tests/e2e/arrange.ts';
import {
  asksForAnotherPlace,
  goesOnAsGuest,
  hasBeenHere,
  signsOutInAnotherTab,
  takesApples,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import type { Report } from '#application/account/session/machine.ts';
import { flow } from './flow.ts';

type Refused = Extract<Report, { readonly type: 'token.refuse' }>;

/** At the grocer's, with the given identity entries in this browser's storage. */
const withSaved = (entries: Readonly<Record<string, string>>) => async (visit: Visit) => {
  await hasBeenHere(visit);
  await visit.hasStored(entries);
  // No server has issued the tokens of this flow, and these calls must not reveal it.
  await visit.desk.answers(callName(listCart), []);
  await visit.desk.answers(callName(listWishes), { item: [], store: [] });
  await visit.desk.answers(callName(listRentalWishes), { vehicles: [], providers: [] });
  const noneYet = { total_size: 0, limit: 10, offset: 1, conversations: [] };
  await visit.desk.answers(callName(listConversations), noneYet);
  await visit.opens(GROCER.path);
};

export const fixture = defineFixture(flow, {
  arrange: {
    'a first visit': withSaved({}),
    'a known guest': withSaved({ guest_id: '42' }),
    'a saved customer': withSaved({ token: 't1', guest_id: '42' }),
  },
  happens: {
    'token.receive': (visit, { token }: { readonly token: string }) =>
      writesInAnotherTab(visit, { token }),
    'token.remove': signsOutInAnotherTab,
    'token.refuse': async (visit, said: Refused) => {
      const token = await visit.window.evaluate(() => localStorage.getItem('token'));
      if (token !== said.token) return visit.reports(said);
      // Her addresses load where she could pick one.
      await asksForAnotherPlace(visit);
      await visit.person.press('button', says('kernel.dialog.close'));
    },
    // The server draws the guest id at random, so no call can be made to refuse it.
    'guest.refuse': ({ reports }, said: Report) => reports(said),
    'profile.refresh': ({ reports }) => reports({ type: 'profile.refresh' }),
    'guest.continue': async (visit) => {
      await takesApples(visit);
      await goesOnAsGuest(visit);
    },
  },
  within: ({ context }, step) => {
    if (step.kind !== 'user') return true;
    // A guest by choice is not asked again, and an id that the server has not issued would be refused.
    if (step.event === 'guest.continue') return !context.guestByChoice && context.guestId === null;
    const tokenIsKept = context.token === flow.events['token.receive'].saved?.token;
    return !(step.event === 'token.receive' && tokenIsKept);
  },
  unreached: {
    '(machine) · token.receive ? tokenIsNews = false':
      'A browser tells other tabs only of what has changed.',
  },
});
