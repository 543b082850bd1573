import { HStack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ManageTripActor } from '#application/rental/manage-trip/selectors.ts';
import { SignInButton } from '#ui/account/parts/sign-in-button.tsx';
import { TrackingForm } from '#ui/ordering/parts/tracking-form.tsx';
import { messages as entries } from '#ui/rental/entries.messages.ts';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';

/** A customer whose session has ended signs in from here. */
export const TripForm = ({ manage }: { readonly manage: ManageTripActor }) => (
  <TrackingForm tracking={manage} idName="trip_id" texts={TEXTS}>
    <SignInHint />
  </TrackingForm>
);

const TEXTS = {
  title: titles.trackTrip,
  lead: { guest: messages.lead, customer: messages.leadCustomer },
  id: tripFacts.id,
  idMissing: messages.idMissing,
  idMalformed: messages.idMalformed,
  phoneMissing: messages.phoneMissing,
  find: entries.trackTrip,
  notFound: messages.notFound,
  notFoundHint: { guest: messages.notFoundHint, customer: messages.notFoundHintCustomer },
} as const;

const SignInHint = () => (
  <HStack mt="5" pt="4" borderTopWidth="1px" borderColor="border" justify="space-between">
    <Text color="fg.muted">
      <FormattedMessage {...messages.signInHint} />
    </Text>
    <SignInButton variant="outline" size="sm" />
  </HStack>
);
