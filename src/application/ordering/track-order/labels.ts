import { labelsOf } from '#application/kernel/labels-of.ts';
import { trackingTexts } from '#application/ordering/tracking.labels.ts';
import type { trackOrderMachine } from './machine.ts';

const tracking = trackingTexts({ noun: 'order', button: 'Track order' });

export const labels = labelsOf<typeof trackOrderMachine>({
  events: {
    ...tracking.events,
    'beside.open': 'something is opened beside the order, such as a review',
    'beside.close': 'what was open beside the order is closed',
  },
  guards: {
    ...tracking.guards,
    isCustomer: 'it is a customer who is there now',
    isOver: 'the order has arrived, or has come to nothing',
    mayCancel: 'the store has not begun with the order',
  },
  not: {
    isOver: 'the order is still under way',
    isCustomer: 'it is a guest who is there now',
  },
  actions: {
    ...tracking.actions,
    refreshReads: "read the customer's orders anew",
    setLines: 'show what was ordered',
  },
  actors: {
    ...tracking.actors,
    readLines: {
      does: 'ask the server what was ordered',
      accepted: 'the items have come',
      failed: 'the items may not be seen from here',
    },
    readReasons: {
      does: 'ask the server for possible reasons',
      accepted: 'the reasons have come',
      failed: 'the reasons could not be read',
    },
  },
  delays: tracking.delays,
});
