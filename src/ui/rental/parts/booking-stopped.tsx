import { FormattedMessage } from 'react-intl';
import type { BookTripActor } from '#application/rental/book-trip/selectors.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { StoppedNotice } from '#ui/ordering/parts/stopped-notice.tsx';
import { messages } from './booking-stopped.messages.ts';

const ADVICE = {
  cartEmpty: messages.cartEmpty,
  otherCart: null,
  vehicleGone: messages.vehicleGone,
  typeNotOffered: messages.typeNotOffered,
  aboveCount: messages.aboveCount,
  notAvailable: messages.notAvailable,
  providerClosed: messages.providerClosed,
  outsideZone: messages.outsideZone,
  schedule: messages.schedule,
  coupon: messages.couponRefused,
  priceChanged: null,
  keyTaken: messages.keyTaken,
  other: null,
} as const;

export const BookingStopped = ({ booking }: { readonly booking: BookTripActor }) => (
  <StoppedNotice
    checkout={booking}
    texts={{ ...messages, askAgain: controls.askAgain }}
    titleOf={({ providerName }) => (
      <FormattedMessage {...messages.stopped} values={{ provider: <bdi>{providerName}</bdi> }} />
    )}
    adviceOf={(problem) => ADVICE[problem]}
  />
);
