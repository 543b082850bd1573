import { Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import * as select from '#application/shell/storefront.selectors.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { toKilometres, type TripDetails, type TripType } from '#domain/rental/trip-details.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/rental/trip-cart.messages.ts';

export const TripTypeText = ({ type }: { readonly type: TripType }) => (
  <FormattedMessage {...(type === 'hourly' ? messages.hourly : messages.distance)} />
);

/** By the one time zone of the app, wherever the reader is. */
export function PickupTimeText({ at }: { readonly at: Instant | null }) {
  const zone = useStorefront(select.timeZone);
  return at === null ? (
    <FormattedMessage {...messages.pickupNow} />
  ) : (
    <FormattedDate value={at} dateStyle="medium" timeStyle="short" timeZone={zone ?? undefined} />
  );
}

/** The trip that a cart is for. */
export function TripFacts({ details }: { readonly details: TripDetails }) {
  const { pickup, destination, pickupAt } = details;
  return (
    <Stack gap="1" px="4" pt="4" textStyle="label" color="fg.muted">
      <Flex gap="1" wrap="wrap">
        <Text as="span">
          <TripTypeText type={details.type} />
        </Text>
        {details.type === 'hourly' ? (
          <FormattedMessage {...messages.hours} values={{ count: details.hours }} />
        ) : (
          <FormattedMessage
            {...messages.kilometres}
            values={{ count: toKilometres(details.metres) }}
          />
        )}
      </Flex>
      <Flex gap="1" wrap="wrap">
        <Text as="span">
          <FormattedMessage {...messages.pickup} />
        </Text>
        <bdi>{pickup.name}</bdi>
      </Flex>
      {destination ? (
        <Flex gap="1" wrap="wrap">
          <Text as="span">
            <FormattedMessage {...messages.destination} />
          </Text>
          <bdi>{destination.name}</bdi>
        </Flex>
      ) : null}
      <Flex gap="1" wrap="wrap">
        <Text as="span">
          <FormattedMessage {...messages.pickupAt} />
        </Text>
        <PickupTimeText at={pickupAt} />
      </Flex>
    </Stack>
  );
}
