import { paths } from '#application/kernel/path.ts';
import { BEGINS_ANEW, hasBeenHere, hasProfile, isAsha } from '#tests/model/support/in-the-app.ts';
import { says } from '@sundry/statecharts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: {
    'an e-mail address': async (visit) => {
      await hasBeenHere(visit);
      await isAsha(visit);
      await hasProfile(visit, { is_email_verified: 0 });
      await visit.opens(paths.profileSettings());
      await visit.person.press('button', says('account.details.verifyEmail'));
    },
  },
  unreached: {
    'sendCode → signedOut': BEGINS_ANEW,
    'verifyCode → signedOut': BEGINS_ANEW,
  },
});
