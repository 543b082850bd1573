import { Button, HStack, Stack, type ButtonProps } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/book-trip/selectors.ts';
import type { TripPaymentOption } from '#domain/rental/trip-payment.ts';
import { FormPart } from '#ui/design/form-part.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { MoneyText } from '#ui/kernel/money-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { fieldId } from '#ui/ordering/field-id.ts';
import { MethodPart } from '#ui/payment/parts/method-part.tsx';
import { messages as paymentMessages } from '#ui/payment/payment.messages.ts';
import { messages as tripFacts } from '#ui/rental/trip-facts.messages.ts';
import { useSendToSearchTrip } from '#ui/rental/use-search-trip.ts';
import { messages as titles } from '#ui/wallet/pages/titles.messages.ts';
import { messages } from './booking-form.messages.ts';
import { EditTrip } from './edit-trip.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripFieldErrorText } from './trip-field-error.tsx';

type Props = { readonly booking: select.BookTripActor };

/** The editable trip, and a new pickup time where the current one is unavailable (D-75). */
export function TripPart({ booking }: Props) {
  const details = useSelector(booking, select.detailsOf);
  const refusal = useSelector(booking, select.pickupRefusalOf);
  const editable = useSelector(booking, select.isEditable);
  const tell = useSendToSearchTrip();
  return (
    <FormPart
      icon="rental"
      title={<FormattedMessage {...tripFacts.title} />}
      action={details ? <EditTrip details={details} disabled={!editable} /> : null}
    >
      {details ? <TripFacts details={details} /> : null}
      {details && refusal === 'passed' ? (
        <Stack gap="2" align="start">
          <Notice tone="danger" look="line">
            <FormattedMessage {...messages.pickupPassed} />
          </Notice>
          <HStack gap="2" wrap="wrap">
            <Button
              id={fieldId('pickup')}
              size="sm"
              disabled={!editable}
              onClick={() => tell({ type: 'trip.edit', details })}
            >
              <Icon name="clock" size="4" />
              <FormattedMessage {...messages.choosePickup} />
            </Button>
            <SoonestPickup booking={booking} variant="outline" />
          </HStack>
        </Stack>
      ) : null}
      {refusal === 'now' ? (
        <Stack gap="2" align="start">
          <Notice look="line" icon="clock">
            <FormattedMessage {...messages.pickupIsNow} />
          </Notice>
          <SoonestPickup booking={booking} id={fieldId('pickup')} />
        </Stack>
      ) : null}
    </FormPart>
  );
}

type SoonestProps = Props & Pick<ButtonProps, 'id' | 'variant'>;

function SoonestPickup({ booking, ...look }: SoonestProps) {
  const editable = useSelector(booking, select.isEditable);
  return (
    <Button
      size="sm"
      {...look}
      disabled={!editable}
      onClick={() => booking.send({ type: 'pickup.suggest' })}
    >
      <FormattedMessage {...messages.suggest} />
    </Button>
  );
}

export function TripPaymentPart({ booking }: Props) {
  const options = useSelector(booking, select.paymentOptions);
  const chosen = useSelector(booking, select.methodOf);
  const editable = useSelector(booking, select.isEditable);
  const error = useSelector(booking, errorOfMethod);
  return (
    <MethodPart
      id={fieldId('method')}
      title={<FormattedMessage {...paymentMessages.title} />}
      error={error ? <TripFieldErrorText {...error} /> : null}
      ways={options.map((option) => ({
        ...WAYS[option.method],
        ...option,
        hint: <Hint {...option} />,
      }))}
      chosen={chosen}
      editable={editable}
      onChoose={(method) => booking.send({ type: 'method.choose', method })}
    />
  );
}

const Hint = ({ method, available, limit }: TripPaymentOption) =>
  !available && limit ? (
    <FormattedMessage {...messages.walletLimit} values={{ money: <MoneyText amount={limit} /> }} />
  ) : (
    WAYS[method].hint
  );

const errorOfMethod = select.fieldErrorOf('method');

const WAYS = {
  cash_payment: {
    icon: 'cash',
    label: <FormattedMessage {...messages.cash} />,
    hint: <FormattedMessage {...messages.cashHint} />,
  },
  digital_payment: {
    icon: 'card',
    label: <FormattedMessage {...paymentMessages.online} />,
    hint: <FormattedMessage {...messages.onlineHint} />,
  },
  wallet: {
    icon: 'wallet',
    label: <FormattedMessage {...titles.wallet} />,
    hint: <FormattedMessage {...messages.walletHint} />,
  },
} as const;
