import { useIntl, type IntlShape } from 'react-intl';
import type { Item } from '#domain/catalogue/item.ts';
import { toPercent } from '#domain/kernel/rate.ts';
import { isDiscounted, type Discount } from '#domain/pricing/discount.ts';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { messages as diet } from '#ui/catalogue/diet.messages.ts';
import { Badge } from '#ui/design/badge.tsx';
import { moneyText } from '#ui/kernel/money-text.tsx';

export function discountText(intl: IntlShape, discount: Discount): string | null {
  if (!isDiscounted(discount) || discount.type === 'none') return null;
  return discount.type === 'percent'
    ? intl.formatMessage(messages.percentOff, { percent: toPercent(discount.share) })
    : intl.formatMessage(messages.amountOff, { amount: moneyText(intl, discount.off) });
}

export function DiscountBadge({ discount }: { readonly discount: Discount }) {
  const text = discountText(useIntl(), discount);
  return text === null ? null : <Badge tone="offer">{text}</Badge>;
}

export const praiseOf = (
  intl: IntlShape,
  { recommended, organic }: Pick<Item, 'recommended' | 'organic'>,
): readonly string[] => [
  ...(recommended ? [intl.formatMessage(messages.recommended)] : []),
  ...(organic ? [intl.formatMessage(messages.organic)] : []),
];

/** The text is for screen readers only. */
export function VegMark({ vegetarian }: { readonly vegetarian: boolean }) {
  const { formatMessage } = useIntl();
  const color = `var(--chakra-colors-${vegetarian ? 'success' : 'danger'}-fg)`;
  return (
    <svg
      role="img"
      aria-label={formatMessage(vegetarian ? diet.veg : diet.nonVeg)}
      viewBox="0 0 16 16"
      width="1rem"
      height="1.5rem"
      style={{ flexShrink: 0, color }}
    >
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      {vegetarian ? (
        <circle cx="8" cy="8" r="3.6" fill="currentColor" />
      ) : (
        <path d="M8 4.2 12 11.4H4Z" fill="currentColor" />
      )}
    </svg>
  );
}
