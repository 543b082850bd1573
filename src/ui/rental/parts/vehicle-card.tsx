import { Box, Flex, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '#ui/design/badge.tsx';
import { Card } from '#ui/design/card.tsx';
import { FactsLine, type Value } from '#ui/design/facts-line.tsx';
import { CardFoot, CardLine, CardName, LinkedCard } from '#ui/design/linked-card.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { RatingBadge } from '#ui/design/rating-badge.tsx';
import { SIZES } from '#ui/rental/picture-sizes.ts';
import { messages } from '#ui/rental/rental.messages.ts';
import type { TripTotal as Total } from '#ui/rental/use-trip-total.ts';
import { RatePrice, type RateView } from './rate-price.tsx';
import { TripTotal } from './trip-total.tsx';
import type { Elements } from '#ui/design/elements.ts';

export type VehicleCardView = {
  readonly href: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly providerName: string;
  readonly brand: string;
  readonly bodyType: string | null;
  readonly rating: { readonly rating: number; readonly count: number } | null;
  readonly facts: readonly Value[];
  readonly rates: readonly RateView[];
  /** Null while no trip is known. */
  readonly total: Total | null;
  readonly discount: string | null;
  readonly isNew: boolean;
};

type Props = {
  readonly vehicle: VehicleCardView;
  readonly eager?: boolean;
  readonly action?: ReactNode;
  readonly corner?: ReactNode;
  readonly choice?: Elements;
};

const RATIO = 4 / 3;

export function VehicleCard({ vehicle, eager = false, action, corner, choice }: Props) {
  return (
    <LinkedCard
      link={{ to: vehicle.href }}
      name={vehicle.name}
      nameLines={1}
      picture={{
        src: vehicle.thumbnail,
        alt: '',
        ratio: RATIO,
        rounded: 'xl',
        eager,
        sizes: SIZES.card,
      }}
      badges={<VehicleBadges vehicle={vehicle} />}
      action={action}
      corner={corner}
      mark={vehicle.rating ? <RatingBadge {...vehicle.rating} /> : null}
    >
      <CardLine>
        <bdi>{vehicle.providerName}</bdi>
      </CardLine>
      <FactsLine facts={vehicle.facts} />
      <CardFoot>
        <Cost vehicle={vehicle} />
      </CardFoot>
      {choice}
    </LinkedCard>
  );
}

export function VehicleRow({ vehicle, eager = false, action, corner, choice }: Props) {
  const { bodyType } = vehicle;
  return (
    <Card as="article" linked>
      <Flex gap={{ base: '3', md: '5' }}>
        <Box position="relative" w={{ base: '36%', sm: '13rem', md: '15rem' }} flexShrink="0">
          <Picture
            src={vehicle.thumbnail}
            alt=""
            ratio={RATIO}
            rounded="lg"
            eager={eager}
            sizes={SIZES.row}
          />
          {corner ? (
            <Stack
              direction={{ base: 'row', sm: 'column' }}
              justify="center"
              position={{ base: 'relative', sm: 'absolute' }}
              top="2"
              insetInlineEnd={{ sm: '2' }}
              zIndex="2"
              gap="2"
            >
              {corner}
            </Stack>
          ) : null}
        </Box>
        <Stack gap="1.5" flex="1" minW="0">
          <HStack align="start" gap="2">
            <CardName link={{ to: vehicle.href }} name={vehicle.name} />
            {vehicle.rating ? <RatingBadge {...vehicle.rating} /> : null}
          </HStack>
          <CardLine>
            <bdi>{vehicle.providerName}</bdi>
          </CardLine>
          <FactsLine
            facts={bodyType === null ? vehicle.facts : [{ text: bodyType }, ...vehicle.facts]}
          />
          <HStack gap="1" flexWrap="wrap">
            <VehicleBadges vehicle={vehicle} onPaper />
          </HStack>
          {choice}
          <HStack justify="space-between" align="end" gap="3" flexWrap="wrap" mt="auto">
            <Cost vehicle={vehicle} />
            {action ? (
              <Box position="relative" zIndex="1">
                {action}
              </Box>
            ) : null}
          </HStack>
        </Stack>
      </Flex>
    </Card>
  );
}

/** The total of the searched trip, else the rates. Both have room for two lines, so that nothing shifts. */
const Cost = ({ vehicle: { rates, total } }: { readonly vehicle: VehicleCardView }) => (
  <HStack gap="0" columnGap="4" flexWrap="wrap" alignContent="start" minH="2.75rem">
    {total ? (
      <TripTotal total={total} />
    ) : (
      rates.map((rate) => <RatePrice key={rate.type} rate={rate} />)
    )}
  </HStack>
);

type BadgeProps = {
  readonly vehicle: Pick<VehicleCardView, 'isNew' | 'discount'>;
  /** True where the text does not lie over a picture. */
  readonly onPaper?: boolean;
};

export const VehicleBadges = ({ vehicle: { isNew, discount }, onPaper = false }: BadgeProps) => (
  <>
    {discount === null ? null : <Badge tone="offer">{discount}</Badge>}
    {isNew ? (
      <Badge tone={onPaper ? 'brand' : 'plain'}>
        <FormattedMessage {...messages.new} />
      </Badge>
    ) : null}
  </>
);
