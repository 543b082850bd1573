import { HStack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VehiclePage } from '#application/rental/vehicle-reader.port.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import { fromDecimal, money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { TextField } from '#ui/design/form-fields.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/rental/pages/search.messages.ts';
import type { SearchControls } from '#ui/rental/use-vehicle-search.ts';
import { FilterGroup } from './filter-group.tsx';

type Props = SearchControls & { readonly prices: VehiclePage['prices'] | undefined };
type End = 'min' | 'max';

const TITLES = { hourly: messages.priceHourly, distance_wise: messages.priceDistance } as const;

/** From what to what an hour or a kilometre may cost. It counts once the customer leaves the field. */
export function PriceFilter({ search, narrow, prices }: Props) {
  const currency = useStorefront(select.config)?.currency;
  const { price } = search.filters;
  if (!currency) return null;
  const write = (end: End, text: string) => {
    const minor = minorOf(text, currency);
    if (minor !== price[end]) narrow({ filters: { price: { ...price, [end]: minor } } });
  };
  return (
    <FilterGroup title={TITLES[search.trip.type]}>
      <HStack gap="3" align="start">
        <PriceField end="min" value={price.min} currency={currency} onWrite={write} />
        <PriceField end="max" value={price.max} currency={currency} onWrite={write} />
      </HStack>
      {prices && prices.max.minor > 0 ? (
        <Text textStyle="caption" color="fg.muted">
          <FormattedMessage
            {...messages.priceRange}
            values={{
              min: <MoneyText amount={prices.min} />,
              max: <MoneyText amount={prices.max} />,
            }}
          />
        </Text>
      ) : null}
    </FilterGroup>
  );
}

type FieldProps = {
  readonly end: End;
  readonly value: number | null;
  readonly currency: Currency;
  readonly onWrite: (end: End, text: string) => void;
};

function PriceField({ end, value, currency, onWrite }: FieldProps) {
  const { formatMessage } = useIntl();
  const shown = value === null ? '' : String(toDecimal(money(value, currency)));
  return (
    <TextField
      // What the address says anew is what the field shows.
      key={shown}
      label={formatMessage(end === 'min' ? messages.priceFrom : messages.priceTo)}
      input={{
        name: `price-${end}`,
        inputMode: 'decimal',
        autoComplete: 'off',
        defaultValue: shown,
        onBlur: ({ target }) => onWrite(end, target.value),
        onKeyDown: ({ key, currentTarget }) =>
          key === 'Enter' ? onWrite(end, currentTarget.value) : undefined,
      }}
    />
  );
}

/** What is no amount is no limit. */
function minorOf(text: string, currency: Currency): number | null {
  const written = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,3})?$/.test(written) ? fromDecimal(written, currency).minor : null;
}
