import { callName } from '#contract/endpoint.ts';
import { listConversations, readThread } from '#contract/messaging.ts';
import { paths } from '#application/kernel/path.ts';
import { BEGINS_ANEW, hasBeenHere, hasProfile, isAsha } from '#tests/model/support/in-the-app.ts';
import { aWireConversationPage, aWireThread } from '#tests/support/builders/messaging-wire.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

const tells =
  (type: string) =>
  ({ reports }: Visit, told: object): Promise<void> =>
    reports({ type, ...told });

export const fixture = defineFixture(flow, {
  arrange: {
    'an inbox': async (visit) => {
      const { desk } = visit;
      await hasBeenHere(visit);
      await isAsha(visit);
      await hasProfile(visit);
      await desk.answers(callName(listConversations), aWireConversationPage());
      await desk.answers(callName(readThread), aWireThread([]));
      await visit.opens(paths.inbox({ with: 'store:4' }));
    },
  },
  happens: {
    // Signing out leaves the page: here the event is sent directly, and the page stays.
    'customer.change': tells('customer.change'),
    'scope.change': tells('scope.change'),
    'letters.arrive': tells('letters.arrive'),
    'network.return': ({ window }) =>
      window.evaluate(() => void dispatchEvent(new Event('online'))),
  },
  heldInPage: ['customer.change', 'scope.change', 'letters.arrive'],
  // The thread stays empty while the walk writes.
  stopped: ['thread'],
  unreached: {
    'sendLetter → signedOut': BEGINS_ANEW,
    'sending · done: sendLetter · 2': BEGINS_ANEW,
    'sending · done: sendLetter · 2 ? answerIsSignedOut = true': BEGINS_ANEW,
  },
});
