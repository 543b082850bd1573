import { FormattedMessage } from 'react-intl';
import type { TripFieldError } from '#domain/rental/trip-form.ts';
import { FieldErrorText } from '#ui/ordering/parts/field-error-text.tsx';
import { messages } from './booking-form.messages.ts';

/** What is wrong with a field of the trip checkout; most are those of every checkout. */
export const TripFieldErrorText = (error: TripFieldError) =>
  error.field === 'pickup' ? (
    <FormattedMessage {...messages.pickupPassed} />
  ) : (
    <FieldErrorText {...error} />
  );
