import type { OrderText } from '#domain/ordering/order-texts.ts';
import { defineMessages } from '#ui/design/define-messages.ts';

/** Labels of the fields. */
export const labels = defineMessages({
  note: {
    id: 'ordering.checkout.note',
    defaultMessage: 'Order note',
    description: 'Label of a text field: a note for the store or the courier.',
  },
}) satisfies Readonly<Record<OrderText, unknown>>;

/** Sentences of a placed order. */
export const sentences = defineMessages({
  note: {
    id: 'ordering.track.note',
    defaultMessage: 'Your note: {text}',
    description: 'Below the lines. {text}: what the customer wrote.',
  },
}) satisfies Readonly<Record<OrderText, unknown>>;
