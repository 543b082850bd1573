import { comesHome } from '#tests/model/support/in-the-app.ts';
import { says } from '@sundry/statecharts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer who forgot': async (visit) => {
      await comesHome(visit);
      await visit.person.press('button', says('account.signIn.submit'));
      await visit.person.press('button', says('account.recovery.open'));
    },
  },
});
