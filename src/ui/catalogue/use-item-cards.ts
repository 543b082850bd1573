import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { OPEN_END } from '#domain/catalogue/campaign.ts';
import { waitFor, type Item } from '#domain/catalogue/item.ts';
import { marksVegetarian } from '#domain/catalogue/module.ts';
import { openingOf } from '#domain/catalogue/opening.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import { messages } from '#ui/kernel/kernel.messages.ts';
import { shortDay } from '#ui/kernel/time-text.tsx';
import { useOverlayLinks } from '#ui/kernel/use-overlay-link.ts';
import { knownOf } from './use-item-link.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';
import { discountText, praiseOf } from './parts/item-badges.tsx';
import type { ItemCardView } from './parts/item-card.tsx';
import { unitText } from './parts/unit-text.ts';
import { closedOnCard } from './parts/opening-text.ts';
import { NO_NAME, type NameOfModule } from './use-store-cards.ts';

export type ItemCardOptions = {
  /** False on the store's own page, which also shows its hours. */
  readonly storeLinked?: boolean;
  /** False where every listed item is recommended. */
  readonly recommendedShown?: boolean;
  readonly moduleNameOf?: NameOfModule;
};

/** Computes card view models; facts shared by the cards are read once. */
export function useItemCards({
  storeLinked = true,
  recommendedShown = true,
  moduleNameOf = NO_NAME,
}: ItemCardOptions): (item: Item) => ItemCardView {
  const intl = useIntl();
  const now = useWallTime();
  const config = useStorefront(select.config);
  const linkTo = useOverlayLinks('item');

  return useCallback(
    (item) => {
      const scheduling = config?.scheduling ?? false;
      const wait = now && waitFor(item, { now, scheduling });
      const marksDiet = (config?.vegetarianMarks ?? false) && marksVegetarian(item.moduleType);
      const { closed, hours } =
        now && wait && item.storeClosed
          ? closedOnCard(intl, openingOf(item.storeClosed, now))
          : { closed: null, hours: null };
      return {
        link: linkTo(String(item.id), knownOf(item)),
        name: item.name,
        storeName: item.storeName,
        about: storeLinked ? '' : item.description,
        unit: unitText(intl, item),
        image: item.image,
        closed,
        opens: storeLinked ? hours : null,
        until: untilText(intl, item),
        isDimmed: wait !== null && wait !== 'schedulable',
        discount: discountText(intl, item.discount),
        vegetarian: marksDiet ? item.vegetarian : null,
        price: shownPrice(item),
        rating: item.ratingCount > 0 ? { rating: item.rating, count: item.ratingCount } : null,
        praise: [
          ...moduleNameOf(item.moduleId),
          ...praiseOf(intl, { ...item, recommended: item.recommended && recommendedShown }),
        ],
      };
    },
    [intl, now, config, linkTo, storeLinked, recommendedShown, moduleNameOf],
  );
}

const untilText = (intl: IntlShape, { campaign }: Pick<Item, 'campaign'>): string | null =>
  campaign && campaign.to !== OPEN_END
    ? intl.formatMessage(messages.until, { day: shortDay(intl, campaign.to) })
    : null;
