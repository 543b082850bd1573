import { HStack } from '@chakra-ui/react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { fromDecimal, money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { TextField } from '#ui/design/form-fields.tsx';
import { useStorefront } from './use-storefront.ts';

/** In minor units; null for an open end. */
export type Prices = { readonly min: number | null; readonly max: number | null };

type Props = {
  readonly labels: { readonly min: MessageDescriptor; readonly max: MessageDescriptor };
  readonly value: Prices;
  readonly onChange: (value: Prices) => void;
};

/** Applies when a field loses the focus. */
export function PriceRange({ labels, value, onChange }: Props) {
  const currency = useStorefront(select.config)?.currency;
  if (!currency) return null;
  const write = (end: keyof Prices, text: string) => {
    const minor = minorOf(text, currency);
    if (minor !== value[end]) onChange({ ...value, [end]: minor });
  };
  return (
    <HStack gap="3" align="start">
      {(['min', 'max'] as const).map((end) => (
        <PriceField
          key={end}
          end={end}
          label={labels[end]}
          value={value[end]}
          currency={currency}
          onWrite={write}
        />
      ))}
    </HStack>
  );
}

type FieldProps = {
  readonly end: keyof Prices;
  readonly label: MessageDescriptor;
  readonly value: number | null;
  readonly currency: Currency;
  readonly onWrite: (end: keyof Prices, text: string) => void;
};

function PriceField({ end, label, value, currency, onWrite }: FieldProps) {
  const { formatMessage } = useIntl();
  const shown = value === null ? '' : String(toDecimal(money(value, currency)));
  return (
    <TextField
      // A change of the address resets the field.
      key={shown}
      label={formatMessage(label)}
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

/** An invalid amount means no limit. */
function minorOf(text: string, currency: Currency): number | null {
  const written = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,3})?$/.test(written) ? fromDecimal(written, currency).minor : null;
}
