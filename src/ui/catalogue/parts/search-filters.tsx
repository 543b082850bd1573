import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import {
  goodsFilterCount,
  NO_GOODS_FILTERS,
  SEARCH_DIETS,
  SEARCH_OFFERS,
  type SearchOffer,
} from '#domain/catalogue/goods-search.ts';
import { messages as dietMessages } from '#ui/catalogue/diet.messages.ts';
import { messages as filtersMessages } from '#ui/catalogue/filters.messages.ts';
import { FilterChips, FilterGroup } from '#ui/design/filter-group.tsx';
import { PriceRange } from '#ui/kernel/price-range.tsx';
import { messages } from '#ui/catalogue/pages/search.messages.ts';
import type { FilterControls } from '#ui/catalogue/use-list-filters.ts';
import { messages as amounts } from '#ui/kernel/amounts.messages.ts';

type Props = { readonly controls: FilterControls };

const RATINGS = [3, 4, 4.5] as const;
const PRICE_LABELS = { min: filtersMessages.priceFrom, max: filtersMessages.priceTo } as const;
const OFFERS = {
  discounted: messages.discounted,
  freeDelivery: amounts.freeDelivery,
  open: messages.open,
} as const;
const DIETS = { veg: dietMessages.veg, non_veg: dietMessages.nonVeg } as const;

export function SearchFilters({ controls }: Props) {
  const { filters, of, marksDiet, onNarrow: set } = controls;
  return (
    <Stack gap="6">
      <FilterChips
        title={messages.offers}
        values={SEARCH_OFFERS}
        isChosen={(offer) => filters.offers.includes(offer)}
        onChoose={(offer) => set({ offers: toggled(filters.offers, offer) })}
        text={(offer) => <FormattedMessage {...OFFERS[offer]} />}
      />
      {marksDiet ? (
        <FilterChips
          title={messages.diet}
          values={SEARCH_DIETS}
          isChosen={(diet) => diet === filters.diet}
          onChoose={(diet) => set({ diet: diet === filters.diet ? null : diet })}
          text={(diet) => <FormattedMessage {...DIETS[diet]} />}
        />
      ) : null}
      {of === 'items' ? (
        <FilterGroup title={messages.price}>
          <PriceRange
            labels={PRICE_LABELS}
            value={filters.price}
            onChange={(price) => set({ price })}
          />
        </FilterGroup>
      ) : null}
      <FilterChips
        title={filtersMessages.rating}
        values={RATINGS}
        isChosen={(rating) => rating === filters.rating}
        onChoose={(rating) => set({ rating: rating === filters.rating ? null : rating })}
        text={(rating) => <FormattedMessage {...messages.ratingFrom} values={{ rating }} />}
      />
      {goodsFilterCount(filters, of) > 0 ? <ClearGoodsFilters controls={controls} /> : null}
    </Stack>
  );
}

export const ClearGoodsFilters = ({ controls }: Props) => (
  <Button variant="outline" onClick={() => controls.onNarrow(NO_GOODS_FILTERS)}>
    <FormattedMessage {...filtersMessages.clear} />
  </Button>
);

const toggled = (offers: readonly SearchOffer[], offer: SearchOffer): readonly SearchOffer[] =>
  offers.includes(offer) ? offers.filter((one) => one !== offer) : [...offers, offer];
