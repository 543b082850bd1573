import { callName } from '#contract/endpoint.ts';
import { listConversations } from '#contract/messaging.ts';
import { paths } from '#application/kernel/path.ts';
import { BEGINS_ANEW, hasBeenHere, isAsha, looksAtPage } from '#tests/model/support/in-the-app.ts';
import { aWireConversationPage } from '#tests/support/builders/messaging-wire.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

/** With an empty list beside it. */
const comesTo = (path: string) => async (visit: Visit) => {
  await hasBeenHere(visit);
  await isAsha(visit);
  await visit.desk.answers(callName(listConversations), aWireConversationPage());
  await visit.opens(path);
};

export const fixture = defineFixture(flow, {
  arrange: {
    'a conversation': comesTo(paths.inbox({ conversation: 7 })),
    'a store that is written to first': comesTo(paths.inbox({ with: 'store:4' })),
  },
  happens: { 'page.show': looksAtPage(true), 'page.hide': looksAtPage(false) },
  unreached: {
    'readThread → signedOut': BEGINS_ANEW,
    'refreshThread → signedOut': BEGINS_ANEW,
    'readOlder → signedOut': BEGINS_ANEW,
  },
});
