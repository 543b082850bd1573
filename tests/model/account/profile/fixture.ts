import { paths } from '#application/kernel/path.ts';
import type { Profile } from '#domain/account/profile.ts';
import {
  BEGINS_ANEW,
  changesProfile,
  hasBeenHere,
  hasProfile,
  isAsha,
} from '#tests/model/support/in-the-app.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer': async (visit) => {
      await hasBeenHere(visit);
      await isAsha(visit);
      await hasProfile(visit);
      await visit.opens(paths.profileSettings());
    },
  },
  happens: {
    'profile.change': (visit, { profile }: { readonly profile: Profile }) =>
      changesProfile(visit, { f_name: profile.firstName }),
    'profile.retry': ({ reports }) => reports({ type: 'profile.retry' }),
  },
  heldInPage: ['profile.change'],
  unreached: { 'saveProfile → signedOut': BEGINS_ANEW },
});
