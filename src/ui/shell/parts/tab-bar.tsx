import { Global } from '@emotion/react';
import * as select from '#application/shell/storefront/selectors.ts';
import { useMediaQuery } from '#ui/design/use-media-query.ts';
import { whereBarsStay } from '#ui/design/theme/short.ts';
import { LateExtra } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

const PhoneBars = lazyView(async () => (await import('./phone-bars.tsx')).PhoneBars);

/** Phones have no rail: the main links, once the customer has a place. */
export function TabBar() {
  const hasPlace = useStorefront(select.place) !== null;
  const isPhone = useMediaQuery('(width < 48rem)');
  if (!hasPlace) return null;
  return (
    <>
      <Global styles={ROOM} />
      <LateExtra>{isPhone ? <PhoneBars /> : null}</LateExtra>
    </>
  );
}

/** Room for the tabs on pages, bars and notices. The tab bar itself pads the safe area. */
const ROOM = {
  [whereBarsStay('(width < 48rem)')]: {
    ':root': {
      '--tab-bar': 'calc(3.5rem + 1px + env(safe-area-inset-bottom, 0px))',
      '--safe-foot': '0px',
    },
  },
};
