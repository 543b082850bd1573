import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isLess, type Money } from '#domain/kernel/money.ts';
import type {
  TripAmounts,
  TripLength,
  TripSummary as Reasons,
} from '#domain/pricing/trip-price.ts';
import { Notice } from '#ui/design/notice.tsx';
import { AmountRow, AmountRows, RowNote, TotalRow, UncountedRow } from '#ui/kernel/amount-rows.tsx';
import { messages as names } from '#ui/kernel/amounts.messages.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages as ordering } from '#ui/ordering/parts/summary.messages.ts';
import { PriceText } from './price-text.tsx';
import { messages } from './trip-summary.messages.ts';

/** A line of the summary; price null for unavailable vehicles, which cost nothing. */
export type TripSummaryLine = {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly price: { readonly rate: Money; readonly gross: Money } | null;
};

type Props = {
  readonly length: TripLength;
  readonly lines: readonly TripSummaryLine[];
  readonly noteOn?: (id: number) => ReactNode;
  /** A booked trip no longer knows the discounts that were offered. */
  readonly amounts: TripAmounts & Partial<Pick<Reasons, 'offered' | 'shortOfMinimum'>>;
};

/** Prices with their reasons, worded alike in cart, checkout and trip. */
export function TripSummary({ length, lines, amounts, noteOn }: Props) {
  const { shortOfMinimum } = amounts;
  return (
    <Stack gap="4">
      <AmountRows>
        {lines.map((line) => (
          <Line key={line.id} line={line} length={length} note={noteOn?.(line.id) ?? null} />
        ))}
        <TripAmountRows amounts={amounts} isOneLine={lines.length <= 1} explained />
      </AmountRows>
      {shortOfMinimum ? (
        <Notice look="line" icon="tag">
          <FormattedMessage
            {...messages.shortOfMinimum}
            values={{ amount: <MoneyText amount={shortOfMinimum} /> }}
          />
        </Notice>
      ) : null}
    </Stack>
  );
}

type RowsProps = Pick<Props, 'amounts'> & {
  /** A single line is its own subtotal. */
  readonly isOneLine: boolean;
  readonly explained?: boolean;
};

export function TripAmountRows({ amounts, isOneLine, explained = false }: RowsProps) {
  const { subtotal, discount, coupon, tax, taxIncluded, total } = amounts;
  const taxWhy = taxIncluded ? ordering.taxIncludedWhy : messages.taxWhy;
  return (
    <>
      {!isOneLine || discount.minor > 0 ? (
        <AmountRow name={<FormattedMessage {...names.subtotal} />} amount={subtotal} />
      ) : null}
      {discount.minor > 0 ? (
        <AmountRow
          name={<FormattedMessage {...names.discount} />}
          why={explained ? <DiscountWhy amounts={amounts} /> : null}
          amount={discount}
          isOffer
        />
      ) : null}
      {coupon.minor > 0 ? (
        <AmountRow name={<FormattedMessage {...ordering.coupon} />} amount={coupon} isOffer />
      ) : null}
      <AmountRow
        name={<FormattedMessage {...ordering[taxIncluded ? 'taxIncluded' : 'tax']} />}
        why={explained ? <FormattedMessage {...taxWhy} /> : null}
        amount={tax}
        isQuiet={taxIncluded}
      />
      <TotalRow name={<FormattedMessage {...names.total} />} amount={total} />
    </>
  );
}

type LineProps = Pick<Props, 'length'> & {
  readonly line: TripSummaryLine;
  readonly note: ReactNode;
};

/** A line without price or note is left out. */
function Line({ line: { name, price, quantity }, length, note }: LineProps) {
  if (!price && note === null) return null;
  return (
    <>
      {price ? (
        <AmountRow
          name={<bdi>{name}</bdi>}
          why={<PriceText rate={price.rate} length={length} quantity={quantity} />}
          amount={price.gross}
        />
      ) : (
        <UncountedRow
          name={<bdi>{name}</bdi>}
          why={<FormattedMessage {...ordering.notCounted} />}
        />
      )}
      {note === null ? null : <RowNote>{note}</RowNote>}
    </>
  );
}

/** Source of the discount, and that the smaller one does not add up with it. */
function DiscountWhy({ amounts: { discountBy, offered } }: Pick<Props, 'amounts'>) {
  if (discountBy === 'none') return null;
  const other = offered?.[discountBy === 'vehicle' ? 'provider' : 'vehicle'];
  if (!offered || !other || other.minor === 0) {
    return <FormattedMessage {...messages[discountBy]} />;
  }
  const isEqual = !isLess(other, offered[discountBy]);
  return (
    <FormattedMessage
      {...messages[isEqual ? 'asMuch' : discountBy === 'vehicle' ? 'vehicleWins' : 'providerWins']}
      values={{ amount: <MoneyText amount={other} /> }}
    />
  );
}
