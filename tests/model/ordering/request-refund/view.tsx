import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { requestRefundMachine } from '#application/ordering/request-refund/machine.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { RefundDialog } from '#ui/ordering/dialogs/refund-dialog.tsx';
import { messages } from '#ui/ordering/parts/after-order.messages.ts';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { tracker } from '../tracking.ts';
import { ORDER } from './flow.ts';

export const view: ViewFixture<typeof requestRefundMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ inspect });
  const refund = machine.provide({
    actors: { authenticate: requiresSignIn(app, machine) },
  });
  const view = (
    <>
      <Asking machine={refund} />
      <Dialogs />
      <ToastsView />
    </>
  );
  return { view, app, path: paths.trackOrder(ORDER) };
};

function Asking({ machine }: { readonly machine: typeof requestRefundMachine }) {
  const refund = useFlow(machine, { input: { tracker } });
  return (
    <>
      <main>
        <Button onClick={() => refund.send({ type: 'refund.ask', order: ORDER })}>
          <FormattedMessage {...messages.refund} />
        </Button>
      </main>
      <RefundDialog refund={refund} />
    </>
  );
}
