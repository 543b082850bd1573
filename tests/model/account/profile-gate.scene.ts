import { closesDialog, hasBeenHere, signsIn } from '#tests/model/support/in-the-shop.ts';
import { defineScene } from '#tools/model/scene.ts';
import { profileGateFlow } from './profile-gate.scenario.ts';

export const profileGateScene = defineScene(profileGateFlow, {
  arrange: {
    'a visitor': async (visit) => {
      await hasBeenHere(visit);
      await visit.opens('/profile?page=my-orders');
    },
  },
  answers: { authenticate: { signedIn: signsIn, dismissed: closesDialog } },
});
