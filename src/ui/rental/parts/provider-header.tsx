import { Box, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toPercent } from '#domain/kernel/rate.ts';
import type { ProviderDiscount } from '#domain/pricing/trip-price.ts';
import type { Provider } from '#domain/rental/provider.ts';
import { OpeningHoursTable } from '#ui/catalogue/parts/opening-hours-table.tsx';
import { FactsLine } from '#ui/design/facts-line.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { RatingBadge } from '#ui/design/rating-badge.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useHearts } from '#ui/kernel/hearts.ts';
import { messages } from '#ui/rental/pages/provider.messages.ts';
import { SIZES } from '#ui/rental/picture-sizes.ts';

export function ProviderHeader({ provider }: { readonly provider: Provider }) {
  const { formatMessage } = useIntl();
  const heart = useHearts();
  return (
    <Flex
      as="header"
      direction={{ base: 'column', md: 'row-reverse' }}
      align={{ md: 'center' }}
      gap={{ base: '4', md: '8' }}
    >
      <Box w={{ base: 'full', md: '38%', xl: '416px' }} flexShrink="0">
        <Picture
          src={provider.cover}
          alt=""
          ratio={16 / 9}
          eager
          rounded="xl"
          sizes={SIZES.cover}
        />
      </Box>
      <HStack align="start" gap="4" flex="1" minW="0">
        <Box w={{ base: '16', xl: '24' }} flexShrink="0">
          <Picture
            src={provider.logo}
            alt={provider.name}
            ratio={1}
            rounded="xl"
            sizes="96px"
            eager
          />
        </Box>
        <Stack gap="2" minW="0" flex="1">
          <HStack gap="3" align="center" flexWrap="wrap">
            <Heading as="h1" size="lg">
              <bdi>{provider.name}</bdi>
            </Heading>
            <RatingBadge rating={provider.rating} count={provider.ratingCount} />
            {heart({ kind: 'provider', id: provider.id, name: provider.name, look: 'outline' })}
          </HStack>
          <FactsLine
            facts={[
              { text: formatMessage(messages.vehicleCount, { count: provider.vehicleCount }) },
            ]}
          />
          <Text textStyle="label" color="fg.muted">
            <bdi>{provider.address}</bdi>
          </Text>
          <OpeningHoursTable store={provider} />
        </Stack>
      </HStack>
    </Flex>
  );
}

export const DiscountNotice = ({ discount }: { readonly discount: ProviderDiscount }) => {
  const { share, minimumPurchase, cap } = discount;
  const percent = toPercent(share);
  return (
    <Notice
      role="note"
      tone="success"
      icon="tag"
      title={
        minimumPurchase.minor > 0 ? (
          <FormattedMessage
            {...messages.discountFrom}
            values={{ percent, minimum: <MoneyText amount={minimumPurchase} /> }}
          />
        ) : (
          <FormattedMessage {...messages.discount} values={{ percent }} />
        )
      }
    >
      <Text textStyle="label" color="fg.muted">
        {cap ? (
          <>
            <FormattedMessage
              {...messages.discountCap}
              values={{ cap: <MoneyText amount={cap} /> }}
            />
            <span> </span>
          </>
        ) : null}
        <FormattedMessage {...messages.discountNote} />
      </Text>
    </Notice>
  );
};

export const ProviderSkeleton = () => (
  <Flex direction={{ base: 'column', md: 'row-reverse' }} gap="8" aria-hidden>
    <Box w={{ base: 'full', md: '38%', xl: '416px' }}>
      <Skeleton ratio={16 / 9} rounded="xl" />
    </Box>
    <Stack flex="1" gap="3">
      <Skeleton h={8} w="60%" />
      <Skeleton h={5} w="40%" />
      <Skeleton h={5} w="50%" />
    </Stack>
  </Flex>
);
