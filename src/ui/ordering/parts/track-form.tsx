import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/track-order.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/track.messages.ts';
import { messages as titles } from '#ui/ordering/pages/titles.messages.ts';
import { ClaimForm } from './claim-form.tsx';

type Props = { readonly track: select.TrackOrderActor };

/** Which order? */
export function TrackForm({ track }: Props) {
  const phoneIsNeeded = useSelector(track, select.phoneIsNeeded);
  return (
    <ClaimForm
      form={useSelector(track, select.formOf)}
      errors={useSelector(track, select.fieldErrorsOf)}
      phoneIsNeeded={phoneIsNeeded}
      isBusy={useSelector(track, (snapshot) => select.viewOf(snapshot) === 'finding')}
      isMissing={useSelector(track, select.isMissing)}
      failure={useSelector(track, select.searchFailure)}
      words={{
        title: <FormattedMessage {...titles.trackOrder} />,
        lead: <FormattedMessage {...messages[phoneIsNeeded ? 'lead' : 'leadCustomer']} />,
        id: <FormattedMessage {...messages.orderId} />,
        idMissing: <FormattedMessage {...messages.orderIdMissing} />,
        idMalformed: <FormattedMessage {...messages.orderIdMalformed} />,
        phoneMissing: <FormattedMessage {...messages.phoneMissing} />,
        find: <FormattedMessage {...messages.find} />,
        notFound: <FormattedMessage {...messages.notFound} />,
        notFoundHint: (
          <FormattedMessage
            {...messages[phoneIsNeeded ? 'notFoundHint' : 'notFoundHintCustomer']}
          />
        ),
      }}
      idName="order_id"
      onId={(text) => track.send({ type: 'orderId.type', text })}
      onPhone={(text) => track.send({ type: 'phone.type', text })}
      onFind={() => track.send({ type: 'order.find' })}
    />
  );
}
