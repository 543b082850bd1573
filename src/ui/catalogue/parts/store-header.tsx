import { Box, Flex, HStack, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Store } from '#domain/catalogue/store.ts';
import type { Money } from '#domain/kernel/money.ts';
import { toPercent } from '#domain/kernel/rate.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { moneyText } from '#ui/kernel/money-text.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { RatingBadge } from '#ui/design/rating-badge.tsx';
import { CardSkeletons, ItemGrid } from '#ui/design/card-grids.tsx';
import { messages as texts } from '#ui/catalogue/catalogue.messages.ts';
import { Badge } from '#ui/design/badge.tsx';
import { FactsLine, type Value } from '#ui/design/facts-line.tsx';
import { OpeningHoursTable } from './opening-hours-table.tsx';
import { useDistanceText } from '#ui/kernel/use-distance-text.ts';
import { deliveryFee, deliveryMinutes, distance, minimumOrder } from './store-facts.ts';
import { SIZES } from '#ui/catalogue/picture-sizes.ts';
import { messages as titles } from '#ui/catalogue/pages/titles.messages.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useHearts } from '#ui/kernel/hearts.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

type Props = { readonly store: Store };

export function StoreHeader({ store }: Props) {
  const heart = useHearts();
  return (
    <View
      cover={
        <Picture src={store.cover} alt="" ratio={16 / 9} eager rounded="none" sizes={SIZES.cover} />
      }
      logo={
        <Picture src={store.logo} alt={store.name} ratio={1} rounded="none" sizes="104px" eager />
      }
    >
      <HStack gap="3" align="center">
        <HStack
          columnGap="3"
          rowGap="1"
          flexWrap="wrap"
          flex={{ base: '1', md: 'initial' }}
          minW="0"
        >
          <Heading as="h1" size="lg">
            <bdi>{store.name}</bdi>
          </Heading>
          <RatingBadge rating={store.rating} count={store.ratingCount} />
        </HStack>
        {heart({ kind: 'store', id: store.id, name: store.name, look: 'outline' })}
      </HStack>
      <StoreFactsLine store={store} />
      <OpeningHoursTable store={store} />
    </View>
  );
}

type ViewProps = Readonly<Record<'cover' | 'logo' | 'children', ReactNode>>;

/**
 * A phone's cover spans the top, under the logo. In a wide window it stands beside the name at the
 * size of its file: stretched, it would be blurred.
 */
function View({ cover, logo, children }: ViewProps) {
  return (
    <Flex
      as="header"
      direction={{ base: 'column', md: 'row-reverse' }}
      align={{ md: 'center' }}
      columnGap="8"
    >
      <Flex
        align="center"
        flexShrink="0"
        width={{ base: 'full', md: '38%', xl: '416px' }}
        aspectRatio={{ base: '2.2', md: '16 / 9' }}
        borderRadius="2xl"
        overflow="hidden"
      >
        {cover}
      </Flex>
      <HStack
        align="start"
        gap={{ base: '4', xl: '6' }}
        flex="1"
        minW="0"
        px={{ base: '1', md: '0' }}
        mt={{ base: '-8', md: '0' }}
      >
        <Box
          boxSize={{ base: '20', xl: '28' }}
          flexShrink="0"
          borderRadius="2xl"
          borderWidth="4px"
          borderColor={{ base: 'bg', md: 'transparent' }}
          bg="bg.panel"
          overflow="hidden"
          position="relative"
        >
          {logo}
        </Box>
        <Stack gap="2" pt={{ base: '10', md: '0' }} minW="0" flex="1">
          {children}
        </Stack>
      </HStack>
    </Flex>
  );
}

function StoreFactsLine({ store }: Props) {
  const intl = useIntl();
  const place = useStorefront(select.place);
  const distanceText = useDistanceText();
  const freeFrom = useStorefront(select.config)?.freeDeliveryFrom;
  return (
    <Stack gap="1.5">
      <FactsLine
        facts={[
          ...deliveryMinutes(intl, store),
          ...distance(distanceText, store, place),
          ...minimumOrder(intl, store),
          ...deliveryFee(intl, store),
          ...(store.freeDelivery || !freeFrom ? [] : [freeDeliveryFrom(intl, freeFrom)]),
        ]}
      />
      <Text textStyle="label" color="fg.muted">
        <bdi>{store.address}</bdi>
      </Text>
      {store.discount > 0 ? (
        <Box>
          <Badge tone="offer">
            <FormattedMessage
              {...texts.discountAll}
              values={{ percent: toPercent(store.discount) }}
            />
          </Badge>
        </Box>
      ) : null}
    </Stack>
  );
}

const freeDeliveryFrom = (intl: IntlShape, amount: Money): Value => ({
  text: intl.formatMessage(texts.freeDeliveryFrom, { amount: moneyText(intl, amount) }),
});

export function StoreHeaderSkeleton() {
  return (
    <Stack gap="6" aria-busy>
      <VisuallyHidden>
        <Heading as="h1">
          <FormattedMessage {...titles.store} />
        </Heading>
      </VisuallyHidden>
      <Box aria-hidden>
        <View
          cover={<Skeleton ratio={16 / 9} rounded="none" />}
          logo={<Skeleton h="100%" rounded="none" />}
        >
          <Skeleton h={8} w="60%" />
          <Skeleton h={5} w="80%" />
          <Skeleton h={5} w="50%" />
          <Skeleton h={9} w="60%" />
        </View>
      </Box>
      <ItemGrid>
        <CardSkeletons of="items" />
      </ItemGrid>
    </Stack>
  );
}
