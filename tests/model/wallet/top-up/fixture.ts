import { callName } from '#contract/endpoint.ts';
import { listWalletTransactions } from '#contract/wallet.ts';
import { paths } from '#application/kernel/path.ts';
import { BEGINS_ANEW, hasBeenHere, isAsha } from '#tests/model/support/in-the-app.ts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow, PAYMENT } from './flow.ts';

const comesToWallet = (path: string) => async (visit: Visit) => {
  await hasBeenHere(visit);
  await isAsha(visit);
  await visit.desk.answers(callName(listWalletTransactions), {
    ...{ total_size: 0, limit: 10, offset: 1, data: [] },
  });
  await visit.opens(path);
};

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer': comesToWallet(paths.wallet()),
    'a customer whom the gateway sends back': comesToWallet(`${paths.wallet()}&payment=${PAYMENT}`),
  },
  unreached: {
    'beginTopUp → signedOut': BEGINS_ANEW,
    'findTopUp → signedOut': BEGINS_ANEW,
  },
});
