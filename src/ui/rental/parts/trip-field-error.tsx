import { FormattedMessage } from 'react-intl';
import type { TripFieldError } from '#domain/rental/trip-form.ts';
import { FieldErrorText } from '#ui/ordering/parts/field-error-text.tsx';
import { messages } from './booking-form.messages.ts';

/** Errors of the trip checkout; most are shared with other checkouts. */
export function TripFieldErrorText(error: TripFieldError) {
  if (error.field === 'pickup') {
    return (
      <FormattedMessage
        {...(error.error === 'now' ? messages.pickupIsNow : messages.pickupPassed)}
      />
    );
  }
  return error.error === 'notOffered' ? (
    <FormattedMessage {...messages.methodNotOffered} />
  ) : (
    <FieldErrorText {...error} />
  );
}
