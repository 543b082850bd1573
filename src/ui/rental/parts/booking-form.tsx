import { Box, Button, HStack, SimpleGrid, Stack, Text, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/book-trip.selectors.ts';
import { LONGEST_NOTE } from '#domain/ordering/order-rules.ts';
import { Card } from '#ui/design/card.tsx';
import { TextAreaField, TextField } from '#ui/design/form-fields.tsx';
import { FormPart } from '#ui/design/form-part.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as checkout } from '#ui/ordering/checkout.messages.ts';
import { messages } from '#ui/rental/booking.messages.ts';
import { messages as cart } from '#ui/rental/trip-cart.messages.ts';
import { useSendToSearchTrip } from '#ui/rental/use-search-trip.ts';
import { EditTrip } from './edit-trip.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripFieldErrorText, tripFieldId } from './trip-field-error.tsx';

type Props = { readonly booking: select.BookTripActor };

/** The trip, which can be changed, and another pickup time where the one it has cannot be had (D-75). */
export function TripPart({ booking }: Props) {
  const details = useSelector(booking, select.detailsOf);
  const isPassed = useSelector(booking, select.isPickupPassed);
  const editable = useSelector(booking, select.isEditable);
  const tell = useSendToSearchTrip();
  return (
    <FormPart
      icon="rental"
      title={<FormattedMessage {...cart.trip} />}
      action={details ? <EditTrip details={details} disabled={!editable} /> : null}
    >
      {details ? <TripFacts details={details} /> : null}
      {details && isPassed ? (
        <Stack gap="2" align="start">
          <Notice tone="danger" look="line">
            <FormattedMessage {...messages.pickupPassed} />
          </Notice>
          <HStack gap="2" wrap="wrap">
            <Button
              id={tripFieldId('pickup')}
              size="sm"
              disabled={!editable}
              onClick={() => tell({ type: 'trip.edit', details })}
            >
              <Icon name="clock" size="4" />
              <FormattedMessage {...messages.choosePickup} />
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={!editable}
              onClick={() => booking.send({ type: 'pickup.suggest' })}
            >
              <FormattedMessage {...messages.suggest} />
            </Button>
          </HStack>
        </Stack>
      ) : null}
    </FormPart>
  );
}

/** Who rents, and how to reach them. A customer's own details are filled in already. */
export function TripContactPart({ booking }: Props) {
  const isGuest = useSelector(booking, select.isGuest);
  return (
    <FormPart icon="user" title={<FormattedMessage {...messages.contact} />}>
      <Field
        booking={booking}
        field="name"
        required
        label={<FormattedMessage {...checkout.name} />}
        input={{ autoComplete: 'name', maxLength: 100 }}
      />
      <SimpleGrid gap="4" columns={{ base: 1, md: 2 }} alignItems="start">
        <Field
          booking={booking}
          field="phone"
          required
          label={<FormattedMessage {...checkout.phone} />}
          hint={<FormattedMessage {...messages.phoneHint} />}
          input={{ autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 30 }}
        />
        <Field
          booking={booking}
          field="email"
          required={isGuest}
          label={<FormattedMessage {...checkout.email} />}
          input={{ autoComplete: 'email', inputMode: 'email', type: 'email', maxLength: 100 }}
        />
      </SimpleGrid>
    </FormPart>
  );
}

type FieldProps = Props & {
  readonly field: 'name' | 'phone' | 'email';
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required: boolean;
  /** How the browser may fill it in, and which keyboard a phone shows. */
  readonly input: Pick<InputProps, 'autoComplete' | 'inputMode' | 'type' | 'maxLength'>;
};

/** A line of text; its error is shown once it has been left. */
function Field({ booking, field, label, hint, required, input }: FieldProps) {
  const text = useSelector(booking, select.textOf(field));
  const error = useSelector(booking, select.fieldErrorOf(field));
  const editable = useSelector(booking, select.isEditable);
  return (
    <TextField
      id={tripFieldId(field)}
      label={label}
      hint={hint}
      required={required}
      optional={!required}
      error={error ? <TripFieldErrorText {...error} /> : null}
      input={{
        ...input,
        name: field,
        value: text,
        readOnly: !editable,
        onChange: ({ target }) => booking.send({ type: 'field.type', field, text: target.value }),
        onBlur: () => booking.send({ type: 'field.leave', field }),
      }}
    />
  );
}

/** How to pay: there is one way. */
export const TripPaymentPart = () => (
  <FormPart icon="cash" title={<FormattedMessage {...messages.payment} />}>
    <Text>
      <FormattedMessage {...messages.cash} />
    </Text>
    <Text textStyle="caption" color="fg.muted">
      <FormattedMessage {...messages.cashHint} />
    </Text>
  </FormPart>
);

export function TripNotePart({ booking }: Props) {
  const text = useSelector(booking, select.textOf('note'));
  const error = useSelector(booking, select.fieldErrorOf('note'));
  const editable = useSelector(booking, select.isEditable);
  return (
    <Card>
      <TextAreaField
        id={tripFieldId('note')}
        optional
        label={<FormattedMessage {...messages.note} />}
        error={error ? <TripFieldErrorText {...error} /> : null}
        hint={
          <FormattedMessage
            {...checkout.noteCount}
            values={{ used: text.trim().length, most: LONGEST_NOTE }}
          />
        }
        input={{
          name: 'note',
          rows: 3,
          autoComplete: 'off',
          value: text,
          readOnly: !editable,
          onChange: ({ target }) =>
            booking.send({ type: 'field.type', field: 'note', text: target.value }),
          onBlur: () => booking.send({ type: 'field.leave', field: 'note' }),
        }}
      />
    </Card>
  );
}

/** A coupon that counts, with a way to do without it. */
export function AppliedCoupon({ booking }: Props) {
  const coupon = useSelector(booking, select.couponOf);
  const editable = useSelector(booking, select.isEditable);
  if (!coupon) return null;
  return (
    <HStack justify="space-between" gap="3">
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">
          <FormattedMessage
            {...messages.applied}
            values={{ code: <bdi>{coupon.code}</bdi>, title: <bdi>{coupon.title}</bdi> }}
          />
        </Text>
      </Box>
      <Button
        size="sm"
        variant="outline"
        disabled={!editable}
        onClick={() => booking.send({ type: 'coupon.remove' })}
      >
        <FormattedMessage {...messages.removeCoupon} />
      </Button>
    </HStack>
  );
}
