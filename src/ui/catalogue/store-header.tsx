import { Box, Heading, HStack, Stack, Text, VisuallyHidden, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Store } from '#domain/catalogue/store.ts';
import { toPercent } from '#domain/kernel/rate.ts';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { Picture } from '#ui/kernel/picture.tsx';
import { RatingBadge } from '#ui/kernel/rating-badge.tsx';
import { Bone, CardSkeletons, ItemGrid } from './card-grids.tsx';
import { messages as words } from './catalogue.messages.ts';
import { FactsLine } from './facts-line.tsx';
import { Chip } from './item-badges.tsx';
import { OpeningHoursTable } from './opening-hours-table.tsx';
import { DeliveryMinutes, Distance, MinimumOrder } from './store-facts.tsx';
import { messages } from './store.messages.ts';
import { useConfig } from './use-shop-facts.ts';

type Props = { readonly store: Store };

const COVER = { base: '2.2', md: '4.2' };

/** The face of a store: its cover and logo, its name, and what ordering there means. */
export function StoreHeader({ store }: Props) {
  return (
    <Box as="header">
      <Box aspectRatio={COVER} borderRadius="2xl" overflow="hidden" position="relative">
        <Box position="absolute" inset="0" display="flex" alignItems="center">
          <Picture
            src={store.cover}
            alt=""
            ratio={16 / 9}
            eager
            rounded="none"
            sizes="(max-width: 1280px) 100vw, 1280px"
          />
        </Box>
      </Box>
      <HStack align="start" gap="4" px={{ base: '1', md: '6' }} mt={{ base: '-8', md: '-10' }}>
        <Box
          boxSize={{ base: '20', md: '28' }}
          flexShrink="0"
          borderRadius="2xl"
          borderWidth="4px"
          borderColor="bg"
          bg="bg.panel"
          overflow="hidden"
          position="relative"
        >
          <Picture src={store.logo} alt={store.name} ratio={1} rounded="none" sizes="104px" eager />
        </Box>
        <Stack gap="2" pt={{ base: '10', md: '14' }} minW="0" flex="1">
          <HStack gap="3" align="baseline" flexWrap="wrap">
            <Heading as="h1" size="lg">
              <bdi>{store.name}</bdi>
            </Heading>
            <RatingBadge rating={store.rating} count={store.ratingCount} />
          </HStack>
          <StoreFactsLine store={store} />
        </Stack>
      </HStack>
      <Box px={{ base: '1', md: '6' }} mt="3">
        <OpeningHoursTable store={store} />
      </Box>
    </Box>
  );
}

function StoreFactsLine({ store }: Props) {
  const freeFrom = useConfig()?.freeDeliveryFrom;
  return (
    <Stack gap="1.5">
      <FactsLine>
        <DeliveryMinutes store={store} />
        <Distance store={store} />
        {store.minimumOrder.minor > 0 ? <MinimumOrder store={store} /> : null}
        {store.freeDelivery ? (
          <chakra.span color="success.fg" fontWeight="medium">
            <FormattedMessage {...words.freeDelivery} />
          </chakra.span>
        ) : null}
        {!store.freeDelivery && freeFrom ? (
          <FormattedMessage
            {...words.freeDeliveryFrom}
            values={{ amount: <MoneyText amount={freeFrom} /> }}
          />
        ) : null}
      </FactsLine>
      <Text textStyle="label" color="fg.muted">
        <bdi>{store.address}</bdi>
      </Text>
      {store.discount > 0 ? (
        <Box>
          <Chip tone="offer">
            <FormattedMessage
              {...words.discountAll}
              values={{ percent: toPercent(store.discount) }}
            />
          </Chip>
        </Box>
      ) : null}
    </Stack>
  );
}

/** The same places, empty, while the store is on its way. */
export function StoreHeaderSkeleton() {
  return (
    <Stack gap="6" aria-busy>
      <VisuallyHidden>
        <Heading as="h1">
          <FormattedMessage {...messages.loading} />
        </Heading>
      </VisuallyHidden>
      <Box aria-hidden>
        <Bone aspectRatio={COVER} borderRadius="2xl" />
        <HStack align="start" gap="4" px={{ base: '1', md: '6' }} mt={{ base: '-8', md: '-10' }}>
          <Bone
            boxSize={{ base: '20', md: '28' }}
            borderRadius="2xl"
            borderWidth="4px"
            borderColor="bg"
            position="relative"
          />
          <Stack gap="2" pt={{ base: '10', md: '14' }} flex="1">
            <Bone h="8" w="60%" />
            <Bone h="5" w="80%" />
            <Bone h="5" w="50%" />
          </Stack>
        </HStack>
      </Box>
      <ItemGrid>
        <CardSkeletons of="items" />
      </ItemGrid>
    </Stack>
  );
}
