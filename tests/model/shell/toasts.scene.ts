import type { Event, Told } from '#application/shell/toasts.types.ts';
import { comesHome } from '#tests/model/support/in-the-shop.ts';
import { defineScene } from '#tools/model/scene.ts';
import { toastsFlow } from './toasts.scenario.ts';

type Withdrawn = Extract<Event, { readonly type: 'notices.withdraw' }>;

export const toastsScene = defineScene(toastsFlow, {
  arrange: { 'a quiet shop': comesHome },
  happens: {
    'notice.tell': ({ tells }, told: Told) => tells(told),
    'offers.withdraw': ({ tells }) => tells({ type: 'offers.withdraw' }),
    'notices.withdraw': ({ tells }, withdrawn: Withdrawn) => tells(withdrawn),
  },
});
