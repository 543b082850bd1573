import { Box, chakra, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { paths } from '#application/kernel/path.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { Link } from '#ui/design/link.ts';
import { RatingBadge } from '#ui/design/rating-badge.tsx';
import { ReadMore } from '#ui/design/read-more.tsx';
import { Section } from '#ui/design/section.tsx';
import { Slides } from '#ui/design/slides.tsx';
import { useNoteViewed } from '#ui/catalogue/use-recently-viewed.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useHearts } from '#ui/kernel/hearts.ts';
import { messages } from '#ui/rental/pages/details.messages.ts';
import { SIZES } from '#ui/rental/picture-sizes.ts';
import { ratesOf, vehicleDiscount } from '#ui/rental/use-vehicle-cards.ts';
import { SearchedPickup } from './searched-pickup.tsx';
import { RatePrice } from './rate-price.tsx';
import { useTripTotals } from '#ui/rental/use-trip-total.ts';
import { TripTotal } from './trip-total.tsx';
import { VehicleBadges } from './vehicle-card.tsx';
import { VehicleControl } from './vehicle-control.tsx';
import { VehicleFactsTable } from './vehicle-facts-table.tsx';

const ProviderLink = chakra(Link);

type Props = {
  readonly vehicle: Vehicle;
  /** False in a dialog, whose title is the name. */
  readonly isNamed?: boolean;
};

export function VehicleDetails({ vehicle, isNamed = true }: Props) {
  const intl = useIntl();
  const { name, images, provider, description } = vehicle;
  const count = images.length;
  const heart = useHearts();
  const wish = heart({ kind: 'vehicle', id: vehicle.id, name, look: 'outline' });
  const total = useTripTotals()(vehicle);
  useNoteViewed({ kind: 'vehicle', id: vehicle.id, moduleId: useStorefront(select.moduleId) });
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '5', md: '6', lg: '10' }}
      align="start"
    >
      <chakra.div w={{ base: 'full', md: '52%' }} flexShrink="0">
        <Slides
          label={intl.formatMessage(messages.pictures, { vehicle: name })}
          pictures={images.map((src, at) => ({
            src,
            alt: intl.formatMessage(messages.picture, { vehicle: name, number: at + 1, count }),
          }))}
          ratio={4 / 3}
          sizes={SIZES.slides}
        />
      </chakra.div>
      <Stack gap="5" flex="1" minW="0" w="full">
        <Stack gap="2">
          <HStack gap="1" flexWrap="wrap">
            <VehicleBadges
              vehicle={{ isNew: vehicle.isNew, discount: vehicleDiscount(intl, vehicle) }}
              onPaper
            />
            {isNamed ? null : <Box ms="auto">{wish}</Box>}
          </HStack>
          <HStack gap="3" align="center" flexWrap="wrap">
            {isNamed ? (
              <Heading as="h1" size="lg">
                <bdi>{name}</bdi>
              </Heading>
            ) : null}
            {vehicle.ratingCount > 0 ? (
              <RatingBadge rating={vehicle.rating} count={vehicle.ratingCount} />
            ) : null}
            {isNamed ? wish : null}
          </HStack>
          <Text color="fg.muted">
            <FormattedMessage
              {...messages.rentedBy}
              values={{
                provider: (
                  <ProviderLink
                    to={paths.provider(provider.id)}
                    color="brand.fg"
                    fontWeight="semibold"
                    _hover={{ textDecoration: 'underline' }}
                  >
                    <bdi>{provider.name}</bdi>
                  </ProviderLink>
                ),
              }}
            />
          </Text>
        </Stack>
        {total ? <TripTotal total={total} size="lg" explained /> : null}
        <HStack columnGap="6" rowGap="1" flexWrap="wrap">
          {ratesOf(vehicle).map((rate) => (
            <RatePrice key={rate.type} rate={rate} size={total ? 'md' : 'lg'} />
          ))}
        </HStack>
        <HStack gap="3" flexWrap="wrap">
          <VehicleControl vehicle={vehicle} look="button" />
          <SearchedPickup />
        </HStack>
        {description === '' ? null : (
          <Text overflowWrap="anywhere">
            <ReadMore text={description} />
          </Text>
        )}
        <Section title={<FormattedMessage {...messages.facts} />}>
          <VehicleFactsTable vehicle={vehicle} />
        </Section>
      </Stack>
    </Flex>
  );
}
