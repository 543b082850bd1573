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
      await visit.opens(paths.settings());
    },
  },
  happens: {
    'profile.change': (visit, { profile }: { readonly profile: Profile }) =>
      changesProfile(visit, { notifications: Number(profile.wantsNotifications) }),
  },
  heldInPage: ['profile.change'],
  unreached: { 'saveNotifications → signedOut': BEGINS_ANEW },
});
