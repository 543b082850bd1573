import { Button, HStack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/manage-trip.selectors.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { ClaimForm } from '#ui/ordering/parts/claim-form.tsx';
import { messages } from '#ui/rental/manage-trip.messages.ts';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';

type Props = { readonly manage: select.ManageTripActor };

/** Which trip? A customer whose session is over signs in from here. */
export function TripForm({ manage }: Props) {
  const phoneIsNeeded = useSelector(manage, select.phoneIsNeeded);
  return (
    <ClaimForm
      form={useSelector(manage, select.formOf)}
      errors={useSelector(manage, select.fieldErrorsOf)}
      phoneIsNeeded={phoneIsNeeded}
      isBusy={useSelector(manage, (snapshot) => select.viewOf(snapshot) === 'finding')}
      isMissing={useSelector(manage, select.isMissing)}
      failure={useSelector(manage, select.searchFailure)}
      words={{
        title: <FormattedMessage {...titles.trackTrip} />,
        lead: <FormattedMessage {...messages[phoneIsNeeded ? 'lead' : 'leadCustomer']} />,
        id: <FormattedMessage {...messages.tripId} />,
        idMissing: <FormattedMessage {...messages.idMissing} />,
        idMalformed: <FormattedMessage {...messages.idMalformed} />,
        phoneMissing: <FormattedMessage {...messages.phoneMissing} />,
        find: <FormattedMessage {...messages.find} />,
        notFound: <FormattedMessage {...messages.notFound} />,
        notFoundHint: (
          <FormattedMessage
            {...messages[phoneIsNeeded ? 'notFoundHint' : 'notFoundHintCustomer']}
          />
        ),
      }}
      idName="trip_id"
      onId={(text) => manage.send({ type: 'tripId.type', text })}
      onPhone={(text) => manage.send({ type: 'phone.type', text })}
      onFind={() => manage.send({ type: 'trip.find' })}
    >
      {phoneIsNeeded ? <SignIn /> : null}
    </ClaimForm>
  );
}

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
