import { Box, HStack, Stack, Text, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Item } from '#domain/catalogue/item.ts';
import { isDiscounted } from '#domain/pricing/discount.ts';
import { unitAmountOf } from '#domain/pricing/line-price.ts';
import { CartControl } from '#ui/cart/parts/cart-control.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { Price } from '#ui/kernel/price.tsx';
import { RatingBadge } from '#ui/design/rating-badge.tsx';
import { CardActions } from './card-actions.tsx';
import { ClosedChip, DIMMED } from './closed-chip.tsx';
import { DiscountChip, ItemBadges, VegMark } from './item-badges.tsx';
import { useHoverIntent } from '#ui/catalogue/use-hover-intent.ts';
import { useItemLink } from '#ui/catalogue/use-item-link.ts';
import { useDietMarks, useWait } from '#ui/catalogue/use-item-facts.ts';

const NameLink = chakra(Link);

type Props = {
  readonly item: Item;
  /** On the first row of a page, whose pictures are wanted at once. */
  readonly eager?: boolean;
  /** Whether the card leads to the store: not on the store's own page. */
  readonly storeLinked?: boolean;
  /** Left out where all that is listed is recommended. */
  readonly recommendedShown?: boolean;
};

/** One item in a list. The whole card opens it; the control on its picture puts it into the cart. */
export function ItemCard({
  item,
  eager = false,
  storeLinked = true,
  recommendedShown = true,
}: Props) {
  const { dwelling, handlers } = useHoverIntent();
  const marksDiet = useDietMarks(item.moduleType);
  const link = useItemLink(item);
  const wait = useWait(item);

  return (
    <Stack as="article" gap="2" position="relative" minW="0" {...handlers}>
      <Box position="relative">
        <Box css={wait === null || wait === 'schedulable' ? {} : DIMMED}>
          <Picture src={item.image} alt={item.name} ratio={4 / 3} eager={eager} rounded="xl" />
        </Box>
        <HStack
          position="absolute"
          top="2"
          insetInline="2"
          gap="1"
          flexWrap="wrap"
          zIndex="2"
          pointerEvents="none"
        >
          {wait ? <ClosedChip item={item} short={!storeLinked} /> : null}
          <DiscountChip discount={item.discount} />
          {dwelling ? <CardActions item={item} storeLinked={storeLinked} /> : null}
        </HStack>
        <Box position="absolute" bottom="2" insetEnd="2" zIndex="2">
          <CartControl item={item} />
        </Box>
      </Box>
      <Stack gap="1" minW="0">
        <HStack gap="1.5" align="start">
          <NameLink
            {...link}
            fontWeight="semibold"
            lineClamp="2"
            overflowWrap="anywhere"
            flex="1"
            _after={{ content: '""', position: 'absolute', inset: '0', zIndex: '1' }}
          >
            <bdi>{item.name}</bdi>
          </NameLink>
          {marksDiet && item.vegetarian !== null ? (
            <Box pt="1">
              <VegMark vegetarian={item.vegetarian} />
            </Box>
          ) : null}
        </HStack>
        <Text textStyle="label" color="fg.muted" lineClamp="1">
          <bdi>{item.storeName}</bdi>
        </Text>
        <HStack gap="2" justify="space-between" flexWrap="wrap">
          <Price
            now={unitAmountOf({ unitPrice: item.price, discount: item.discount })}
            was={isDiscounted(item.discount) ? item.price : null}
          />
          {item.ratingCount > 0 ? (
            <RatingBadge rating={item.rating} count={item.ratingCount} />
          ) : null}
        </HStack>
        <ItemBadges item={{ ...item, recommended: item.recommended && recommendedShown }} />
      </Stack>
    </Stack>
  );
}
