import { FormattedMessage } from 'react-intl';
import { metresIn } from '#domain/kernel/distance.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { PlacedOrderType } from '#domain/ordering/order-status.ts';
import type { OrderSummary } from '#domain/pricing/order-summary.ts';
import { AmountRow, AmountRows, TotalRow } from '#ui/kernel/amount-rows.tsx';
import { useDistanceText } from '#ui/kernel/use-distance-text.ts';
import { messages as names } from '#ui/kernel/amounts.messages.ts';
import { messages } from './summary.messages.ts';

type Props = {
  readonly amounts: OrderSummary;
  readonly orderType: PlacedOrderType;
  /** Road distance by store; absent where unknown. */
  readonly kilometres?: readonly number[];
};

/** The total is the sum of the rows above it. */
export function AmountsTable({ amounts, orderType, kilometres = [] }: Props) {
  const { subtotal, discount, coupon, tax, taxIncluded, delivery, total } = amounts;
  return (
    <AmountRows>
      <AmountRow
        name={<FormattedMessage {...names.subtotal} />}
        why={<FormattedMessage {...messages.subtotalWhy} />}
        amount={subtotal}
      />
      {discount.minor > 0 ? (
        <AmountRow
          name={<FormattedMessage {...names.discount} />}
          why={<FormattedMessage {...messages.discountWhy} />}
          amount={discount}
          isOffer
        />
      ) : null}
      {coupon.minor > 0 ? (
        <AmountRow name={<FormattedMessage {...messages.coupon} />} amount={coupon} isOffer />
      ) : null}
      <AmountRow
        name={<FormattedMessage {...messages[taxIncluded ? 'taxIncluded' : 'tax']} />}
        why={<FormattedMessage {...messages[taxIncluded ? 'taxIncludedWhy' : 'taxWhy']} />}
        amount={tax}
        isQuiet={taxIncluded}
      />
      <AmountRow
        name={<FormattedMessage {...names.deliveryFee} />}
        why={<DeliveryWhy fee={delivery} orderType={orderType} kilometres={kilometres} />}
        amount={delivery}
      />
      <TotalRow name={<FormattedMessage {...names.total} />} amount={total} />
    </AmountRows>
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
  return <ForDistance kilometres={first} />;
}

function ForDistance({ kilometres }: { readonly kilometres: number }) {
  const distance = useDistanceText()(metresIn(kilometres));
  return <FormattedMessage {...messages.deliveryWhy} values={{ distance }} />;
}
