import { Box, Grid } from '@chakra-ui/react';
import { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { messages as titles } from '#ui/catalogue/pages/titles.messages.ts';
import { messages } from '#ui/rental/pages/details.messages.ts';
import { messages as texts } from '#ui/rental/rental.messages.ts';
import { messages as vehicleFacts } from '#ui/rental/vehicle-facts.messages.ts';
import { BODY_TEXTS, FUEL_TEXTS, TRANSMISSION_TEXTS } from './vehicle-texts.ts';

/** Facts of a vehicle as text; empty where the back end does not send them. */
export function factsOf(
  { formatMessage, formatNumber }: IntlShape,
  vehicle: Vehicle,
): readonly (readonly [title: MessageDescriptor, text: string])[] {
  const { bodyType, transmission, fuel, brand, category } = vehicle;
  const word = (found: MessageDescriptor | null) => (found ? formatMessage(found) : '');
  return [
    [vehicleFacts.seats, formatNumber(vehicle.seats)],
    [vehicleFacts.type, word(bodyType && BODY_TEXTS[bodyType])],
    [vehicleFacts.air, word(vehicle.hasAirCondition ? texts.ac : texts.nonAc)],
    [vehicleFacts.transmission, word(transmission && TRANSMISSION_TEXTS[transmission])],
    [vehicleFacts.fuel, word(fuel && FUEL_TEXTS[fuel])],
    [vehicleFacts.brand, brand.name],
    [titles.category, category.name],
    [messages.available, formatNumber(vehicle.count)],
  ];
}

export function VehicleFactsTable({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <Grid as="dl" templateColumns="repeat(auto-fill, minmax(min(7rem, 100%), 1fr))" gap="4">
      {factsOf(useIntl(), vehicle)
        .filter(([, text]) => text !== '')
        .map(([title, text]) => (
          <Box key={title.id}>
            <Box as="dt" textStyle="caption" color="fg.muted">
              <FormattedMessage {...title} />
            </Box>
            <Box as="dd" textStyle="subheading">
              <bdi>{text}</bdi>
            </Box>
          </Box>
        ))}
    </Grid>
  );
}
