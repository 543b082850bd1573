import { closesDialog, hasBeenHere, signsIn } from '#tests/model/support/in-the-app.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: {
    'a visitor': async (visit) => {
      await hasBeenHere(visit);
      await visit.opens('/profile?page=my-orders');
    },
  },
  answers: { authenticate: { signedIn: signsIn, dismissed: closesDialog } },
});
