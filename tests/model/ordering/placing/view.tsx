import { fromCallback, type EventObject } from 'xstate';
import type { VisitorKindReport } from '#application/ordering/tracking.types.ts';
import type { placingMachine } from '#application/ordering/placing/machine.ts';
import { prescriptionMachine } from '#application/ordering/prescription/machine.ts';
import { aDraft } from '#tests/support/builders/order.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { checkoutAround, pageOf } from '../checkout-around.tsx';

const unneeded = prescriptionMachine.provide({
  actors: { watchVisitorKind: fromCallback<EventObject, undefined, VisitorKindReport>(() => {}) },
});

/** A checkout that places orders at once; the walk chooses the orders. */
export const view: ViewFixture<typeof placingMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ inspect });
  const checkout = checkoutAround({ unanswered: [aDraft()] }).provide({
    actors: { place: machine, prescription: unneeded },
  });
  return pageOf(app, { checkout });
};
