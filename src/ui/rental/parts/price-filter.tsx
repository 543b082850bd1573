import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { VehiclePage } from '#application/rental/rental.queries.ts';
import { messages as filtersMessages } from '#ui/catalogue/filters.messages.ts';
import { FilterGroup } from '#ui/design/filter-group.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { PriceRange } from '#ui/kernel/price-range.tsx';
import { messages } from '#ui/rental/pages/search.messages.ts';
import type { SearchControls } from '#ui/rental/use-vehicle-search.ts';
import { messages as vehicleFacts } from '#ui/rental/vehicle-facts.messages.ts';

type Props = SearchControls & { readonly prices: VehiclePage['prices'] | undefined };

const TITLES = {
  hourly: vehicleFacts.priceHourly,
  distance_wise: vehicleFacts.priceDistance,
} as const;
const LABELS = { min: filtersMessages.priceFrom, max: filtersMessages.priceTo } as const;

export const PriceFilter = ({ search, narrow, prices }: Props) => (
  <FilterGroup title={search.isTypeChosen ? TITLES[search.trip.type] : messages.price}>
    <PriceRange
      labels={LABELS}
      value={search.filters.price}
      onChange={(price) => narrow({ filters: { price } })}
    />
    <Text textStyle="caption" color="fg.muted" minH="1lh">
      {prices && prices.max.minor > 0 ? (
        <FormattedMessage
          {...messages.priceRange}
          values={{
            min: <MoneyText amount={prices.min} />,
            max: <MoneyText amount={prices.max} />,
          }}
        />
      ) : null}
    </Text>
  </FilterGroup>
);
