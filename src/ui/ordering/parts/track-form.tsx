import type { TrackOrderActor } from '#application/ordering/track-order/selectors.ts';
import { messages as entries } from '#ui/ordering/entries.messages.ts';
import { messages as titles } from '#ui/ordering/pages/titles.messages.ts';
import { messages } from '#ui/ordering/track.messages.ts';
import { messages as order } from '#ui/payment/order.messages.ts';
import { TrackingForm } from './tracking-form.tsx';

export const TrackForm = ({ track }: { readonly track: TrackOrderActor }) => (
  <TrackingForm tracking={track} idName="order_id" texts={TEXTS} />
);

const TEXTS = {
  title: titles.trackOrder,
  lead: { guest: messages.lead, customer: messages.leadCustomer },
  id: order.id,
  idMissing: messages.orderIdMissing,
  idMalformed: messages.orderIdMalformed,
  phoneMissing: messages.phoneMissing,
  find: entries.trackOrder,
  notFound: messages.notFound,
  notFoundHint: { guest: messages.notFoundHint, customer: messages.notFoundHintCustomer },
} as const;
