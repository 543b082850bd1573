import type { OrderQueries } from '#application/ordering/order.queries.ts';
import type { prescriptionMachine } from '#application/ordering/prescription/machine.ts';
import { ok } from '#domain/kernel/result.ts';
import { aQuotedLine, aStoreQuote } from '#tests/support/builders/order.ts';
import { quoted } from '#tests/support/start-checkout.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { checkoutAround, pageOf } from '../checkout-around.tsx';

const quote = quoted({
  stores: [aStoreQuote({ lines: [aQuotedLine({ needsPrescription: true })] })],
});

/** A checkout of a medicine. The walk itself sends that it needs a prescription. */
export const view: ViewFixture<typeof prescriptionMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ inspect });
  const checkout = checkoutAround({ quote }).provide({
    actors: { prescription: machine },
    actions: { askForPrescription: () => {} },
  });
  const orders = {
    prescription: (scope, id) => ({
      key: ['orders', scope, 'prescription', id],
      read: async () => ok('data:image/png;base64,'),
    }),
  } as Partial<OrderQueries> as OrderQueries;
  return pageOf(app, { checkout, orders });
};
