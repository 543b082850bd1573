import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { toPercent } from '#domain/kernel/rate.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';
import { messages } from './catalogue.messages.ts';
import { openingOnCard } from './parts/opening-text.ts';
import type { StoreCardView } from './parts/store-card.tsx';
import { useDistanceText } from '#ui/kernel/use-distance-text.ts';
import { deliveryFee, deliveryMinutes, distance, minimumOrder } from './parts/store-facts.ts';

export type NameOfModule = (module: ModuleId) => readonly string[];
export const NO_NAME: NameOfModule = () => [];

export function useStoreCards(
  moduleNameOf: NameOfModule = NO_NAME,
): (store: Store) => StoreCardView {
  const intl = useIntl();
  const now = useWallTime();
  const place = useStorefront(select.place);
  const distanceText = useDistanceText();
  return useCallback(
    (store) => ({
      href: paths.store(store),
      name: store.name,
      cover: store.cover,
      rating: store.ratingCount > 0 ? { rating: store.rating, count: store.ratingCount } : null,
      facts: [
        ...moduleNameOf(store.moduleId).map((text) => ({ text })),
        ...deliveryMinutes(intl, store),
        ...distance(distanceText, store, place),
        ...deliveryFee(intl, store),
        ...minimumOrder(intl, store),
      ],
      ...(now === null ? { closed: null, hours: null } : openingOnCard(intl, store, now)),
      discount:
        store.discount > 0
          ? intl.formatMessage(messages.discountAll, { percent: toPercent(store.discount) })
          : null,
    }),
    [intl, now, place, distanceText, moduleNameOf],
  );
}
