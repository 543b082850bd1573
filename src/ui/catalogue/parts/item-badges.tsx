import { Box, HStack, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Item } from '#domain/catalogue/item.ts';
import { toPercent } from '#domain/kernel/rate.ts';
import { isDiscounted, type Discount } from '#domain/pricing/discount.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { messages } from '#ui/catalogue/catalogue.messages.ts';

type ChipProps = { readonly tone: 'offer' | 'plain' | 'brand'; readonly children: ReactNode };

const TONES = {
  offer: { bg: 'offer.solid', color: 'offer.contrast' },
  brand: { bg: 'brand.subtle', color: 'brand.fg' },
  plain: { bg: 'bg.panel', color: 'fg' },
} as const;

/** A few words in a rounded field, over a picture or under a name. */
export function Chip({ tone, children }: ChipProps) {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      px="2"
      minH="6"
      borderRadius="lg"
      textStyle="caption"
      fontWeight="semibold"
      {...TONES[tone]}
    >
      {children}
    </Box>
  );
}

/** What comes off, in words; nothing when nothing does. */
export function DiscountChip({ discount }: { readonly discount: Discount }) {
  if (!isDiscounted(discount) || discount.type === 'none') return null;
  return (
    <Chip tone="offer">
      {discount.type === 'percent' ? (
        <FormattedMessage
          {...messages.percentOff}
          values={{ percent: toPercent(discount.share) }}
        />
      ) : (
        <FormattedMessage
          {...messages.amountOff}
          values={{ amount: <MoneyText amount={discount.off} /> }}
        />
      )}
    </Chip>
  );
}

/** The square with a dot that tells vegetarian food apart; its words are for those who hear. */
export function VegMark({ vegetarian }: { readonly vegetarian: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <chakra.svg
      role="img"
      aria-label={formatMessage(vegetarian ? messages.veg : messages.nonVeg)}
      viewBox="0 0 16 16"
      boxSize="4"
      flexShrink="0"
      color={vegetarian ? 'success.fg' : 'danger.fg'}
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
    </chakra.svg>
  );
}

/** Recommended, organic: what the store says of an item. */
export function ItemBadges({ item }: { readonly item: Pick<Item, 'recommended' | 'organic'> }) {
  if (!item.recommended && !item.organic) return null;
  return (
    <HStack gap="1" flexWrap="wrap">
      {item.recommended ? (
        <Chip tone="brand">
          <FormattedMessage {...messages.recommended} />
        </Chip>
      ) : null}
      {item.organic ? (
        <Chip tone="brand">
          <FormattedMessage {...messages.organic} />
        </Chip>
      ) : null}
    </HStack>
  );
}
