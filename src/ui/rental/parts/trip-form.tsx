import { Button, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ManageTripActor } from '#application/rental/manage-trip.selectors.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { FollowForm } from '#ui/ordering/parts/follow-form.tsx';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';

/** Which trip? A customer whose session is over signs in from here. */
export const TripForm = ({ manage }: { readonly manage: ManageTripActor }) => (
  <FollowForm follow={manage} idName="trip_id" words={WORDS}>
    <SignIn />
  </FollowForm>
);

const WORDS = {
  title: titles.trackTrip,
  lead: { guest: messages.lead, customer: messages.leadCustomer },
  id: messages.tripId,
  idMissing: messages.idMissing,
  idMalformed: messages.idMalformed,
  phoneMissing: messages.phoneMissing,
  find: messages.find,
  notFound: messages.notFound,
  notFoundHint: { guest: messages.notFoundHint, customer: messages.notFoundHintCustomer },
} as const;

function SignIn() {
  const { storefront } = useServices();
  return (
    <HStack mt="5" pt="4" borderTopWidth="1px" borderColor="border" justify="space-between">
      <Text color="fg.muted">
        <FormattedMessage {...messages.signInHint} />
      </Text>
      <Button
        variant="outline"
        size="sm"
        onClick={() =>
          storefront.send({
            type: 'dialog.open',
            id: 'authenticate',
            request: { view: 'signIn', offerGuest: false },
          })
        }
      >
        <FormattedMessage {...messages.signIn} />
      </Button>
    </HStack>
  );
}
