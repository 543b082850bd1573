import type { ScopeChange } from '#application/account/scope.ts';
import type { ConversationId } from '#domain/messaging/conversation.ts';
import {
  hasBeenHere,
  signsOutInAnotherTab,
  isAsha,
  looksAtPage,
  memoryOf,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

/** Another tab signs in or out, or shops elsewhere. */
async function changesScope(visit: Visit, { before, scope }: ScopeChange): Promise<void> {
  const { desk, window } = visit;
  if (scope.principal.kind === 'guest') return signsOutInAnotherTab(visit);
  if (scope.principal.key === before.principal.key)
    return writesInAnotherTab(visit, memoryOf(aPlace()));
  const asha = await desk.tokenOf('asha');
  const isAshas = asha === (await window.evaluate(() => localStorage.getItem('token')));
  await writesInAnotherTab(visit, { token: isAshas ? await desk.tokenOf('ben') : asha });
}

type Read = { readonly conversation: ConversationId };

const tellsOfReading = ({ reports }: Visit, { conversation }: Read): Promise<void> => {
  const read = { type: 'conversation.read', conversation };
  return reports(read);
};

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer': async (visit) => {
      await hasBeenHere(visit);
      await isAsha(visit);
      await visit.opens('/home');
    },
  },
  happens: {
    'page.show': looksAtPage(true),
    'page.hide': looksAtPage(false),
    'conversation.read': tellsOfReading,
    'message.sent': ({ reports }) => reports({ type: 'message.sent' }),
    'scope.change': changesScope,
  },
  heldInPage: ['scope.change'],
  unreached: {
    'readConversations → signedOut':
      'With the session the badge goes from the header, whatever it said.',
    'a guest': 'The app begins it with the first customer: a guest has no conversations.',
  },
});
