import { callName } from '#contract/endpoint.ts';
import { listPointTransactions } from '#contract/wallet.ts';
import { paths } from '#application/kernel/path.ts';
import { BEGINS_ANEW, hasBeenHere, isAsha } from '#tests/model/support/in-the-app.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer': async (visit) => {
      await hasBeenHere(visit);
      await isAsha(visit);
      await visit.desk.answers(callName(listPointTransactions), {
        ...{ total_size: 0, limit: 10, offset: 1, data: [] },
      });
      await visit.opens(paths.loyaltyPoints());
    },
  },
  unreached: { 'convertPoints → signedOut': BEGINS_ANEW },
});
