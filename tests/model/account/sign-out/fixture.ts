import { hasBeenHere } from '#tests/model/support/in-the-app.ts';
import { says, saysFirst } from '@sundry/statecharts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

export const fixture = defineFixture(flow, {
  arrange: {
    'a customer': async (visit) => {
      await hasBeenHere(visit);
      await visit.hasStored({ token: await visit.desk.tokenOf('asha') });
      await visit.opens('/home');
      // Any name: another flow may have changed her name in the same app.
      await visit.person.press('button', saysFirst('account.menu.titleOf', { name: '' }));
      await visit.person.press('button', says('account.menu.logout'));
    },
  },
});
