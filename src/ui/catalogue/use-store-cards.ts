import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { toPercent } from '#domain/kernel/rate.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';
import { messages } from './catalogue.messages.ts';
import { openingOnCard } from './parts/opening-text.ts';
import type { StoreCardView } from './parts/store-card.tsx';
import { deliveryFee, deliveryMinutes, distance, minimumOrder } from './parts/store-facts.ts';

/** Works out what the cards of a list of stores say. What all of them share is read once. */
export function useStoreCards(): (store: Store) => StoreCardView {
  const intl = useIntl();
  const now = useWallTime();
  const place = useStorefront(select.place);
  const moduleType = useStorefront(select.module)?.type;
  return useCallback(
    (store) => ({
      href: paths.store({ ...store, moduleType }),
      name: store.name,
      cover: store.cover,
      rating: store.ratingCount > 0 ? { rating: store.rating, count: store.ratingCount } : null,
      facts: [
        ...deliveryMinutes(intl, store),
        ...distance(intl, store, place),
        ...deliveryFee(intl, store),
        ...minimumOrder(intl, store),
      ],
      ...(now === null ? { closed: null, hours: null } : openingOnCard(intl, store, now)),
      discount:
        store.discount > 0
          ? intl.formatMessage(messages.discountAll, { percent: toPercent(store.discount) })
          : null,
    }),
    [intl, now, place, moduleType],
  );
}
