import { callName } from '#contract/endpoint.ts';
import { listAddresses } from '#contract/location.ts';
import { paths } from '#application/kernel/path.ts';
import { BEGINS_ANEW, hasBeenHere, isAsha } from '#tests/model/support/in-the-app.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { toWireAddress } from '../wire-address.ts';
import { flow, HOME } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer': async (visit) => {
      await hasBeenHere(visit);
      await isAsha(visit);
      await visit.desk.answers(callName(listAddresses), {
        ...{ total_size: 1, limit: 50, offset: 1 },
        addresses: [toWireAddress(HOME)],
      });
      await visit.opens(paths.profileSettings());
    },
  },
  unreached: { 'deleteAddress → signedOut': BEGINS_ANEW },
});
