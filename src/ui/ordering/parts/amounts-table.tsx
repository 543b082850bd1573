import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { money, type Money } from '#domain/kernel/money.ts';
import type { OrderType } from '#domain/ordering/order-status.ts';
import type { OrderSummary } from '#domain/pricing/order-summary.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from './summary.messages.ts';

type Props = {
  readonly amounts: OrderSummary;
  readonly orderType: OrderType;
  /** How far each store's goods travel; left out where it is not known. */
  readonly kilometres?: readonly number[];
};

/** Every figure of an order with what it is made of. The total is the sum of what stands above it. */
export function AmountsTable({ amounts, orderType, kilometres = [] }: Props) {
  const { subtotal, discount, coupon, tax, taxIncluded, delivery, total } = amounts;
  return (
    <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="4" rowGap="2.5">
      <Row
        name={<FormattedMessage {...messages.subtotal} />}
        why={<FormattedMessage {...messages.subtotalWhy} />}
        amount={subtotal}
      />
      {discount.minor > 0 ? (
        <Row
          name={<FormattedMessage {...messages.discount} />}
          why={<FormattedMessage {...messages.discountWhy} />}
          amount={negative(discount)}
          isOffer
        />
      ) : null}
      {coupon.minor > 0 ? (
        <Row name={<FormattedMessage {...messages.coupon} />} amount={negative(coupon)} isOffer />
      ) : null}
      <Row
        name={<FormattedMessage {...messages[taxIncluded ? 'taxIncluded' : 'tax']} />}
        why={<FormattedMessage {...messages[taxIncluded ? 'taxIncludedWhy' : 'taxWhy']} />}
        amount={tax}
        isQuiet={taxIncluded}
      />
      <Row
        name={<FormattedMessage {...messages.delivery} />}
        why={<DeliveryWhy fee={delivery} orderType={orderType} kilometres={kilometres} />}
        amount={delivery}
      />
      <Box gridColumn="1 / -1" borderTopWidth="1px" borderColor="border" />
      <chakra.dt textStyle="heading">
        <FormattedMessage {...messages.total} />
      </chakra.dt>
      <chakra.dd textStyle="heading" textAlign="end" fontVariantNumeric="tabular-nums">
        <MoneyText amount={total} />
      </chakra.dd>
    </chakra.dl>
  );
}

type RowProps = {
  readonly name: ReactNode;
  readonly why?: ReactNode;
  readonly amount: Money;
  readonly isOffer?: boolean;
  /** Shown, and not part of the sum. */
  readonly isQuiet?: boolean;
};

function Row({ name, why, amount, isOffer = false, isQuiet = false }: RowProps) {
  const color = isOffer ? 'offer.fg' : isQuiet ? 'fg.muted' : 'fg';
  return (
    <>
      <chakra.dt>
        <Text>{name}</Text>
        {why ? (
          <Text textStyle="caption" color="fg.muted">
            {why}
          </Text>
        ) : null}
      </chakra.dt>
      <chakra.dd textAlign="end" color={color} fontVariantNumeric="tabular-nums">
        <MoneyText amount={amount} />
      </chakra.dd>
    </>
  );
}

type WhyProps = Required<Pick<Props, 'orderType' | 'kilometres'>> & { readonly fee: Money };

function DeliveryWhy({ fee, orderType, kilometres }: WhyProps) {
  if (orderType === 'take_away') return <FormattedMessage {...messages.takeAwayWhy} />;
  if (fee.minor === 0) return <FormattedMessage {...messages.deliveryFree} />;
  const [first] = kilometres;
  if (kilometres.length > 1) {
    return <FormattedMessage {...messages.deliveriesWhy} values={{ count: kilometres.length }} />;
  }
  if (first === undefined) return null;
  const distance = <FormattedNumber value={first} maximumFractionDigits={1} />;
  return <FormattedMessage {...messages.deliveryWhy} values={{ kilometres: distance }} />;
}

const negative = ({ minor, currency }: Money): Money => money(-minor, currency);
