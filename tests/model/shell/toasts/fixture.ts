import type { Event, Shown } from '#application/shell/toasts/machine.ts';
import { comesHome } from '#tests/model/support/in-the-app.ts';
import { defineFixture } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

type Show = Extract<Event, { readonly type: 'notice.show' }>;
type Withdrawn = Extract<Event, { readonly type: 'notices.withdraw' }>;

type Change = Extract<Event, { readonly type: 'scope.change' }>;

export const fixture = defineFixture(flow, {
  arrange: { 'a quiet shop': comesHome },
  happens: {
    'notice.show': ({ reports }, shown: Show) => reports(shown),
    'notice.time': ({ reports }, told: Shown) => reports(told),
    'scope.change': ({ reports }, change: Change) => reports(change),
    'connection.return': ({ reports }) => reports({ type: 'connection.return' }),
    'page.leave': ({ reports }) => reports({ type: 'page.leave' }),
    'notices.withdraw': ({ reports }, withdrawn: Withdrawn) => reports(withdrawn),
  },
  // A notice returns with the real time, and not with that of the walk.
  heldInPage: ['notice.time'],
});
