import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { listCategories, listModules } from '#contract/catalogue.ts';
import { addToTripCart, clearTripCart, getTripCart } from '#contract/rental-cart.ts';
import { aWireTripCart, aWireTripLine } from '#tests/support/builders/rental-wire.ts';
import { aWireModule } from '#tests/support/builders/wire.ts';
import { APP_URL, fakeApi } from '#tests/support/fakes/fake-api.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { renderView } from '#tests/support/render.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';

const api = fakeApi();

const EMPTY = { carts: [], user_data: [] };

/** A Food customer with a sedan in the trip cart, from a provider that hands over in zone 1. */
async function withATripCart({
  zones,
  answerIsLost = false,
  serverGoesAway = false,
}: {
  zones: readonly number[];
  answerIsLost?: boolean;
  serverGoesAway?: boolean;
}) {
  let held: object = aWireTripCart();
  let isAway = false;
  const asked: string[] = [];
  const url = ({ path }: { readonly path: string }) => `${APP_URL}${path}`;
  api.use(
    http.get(url(listModules), () =>
      HttpResponse.json([
        aWireModule(),
        aWireModule({ id: 6, module_name: 'Rental', module_type: 'rental', zones: [...zones] }),
      ]),
    ),
    http.get(url(listCategories), () => HttpResponse.json([])),
    http.get(url(getTripCart), () => (isAway ? HttpResponse.error() : HttpResponse.json(held))),
    http.delete(url(clearTripCart), () => {
      asked.push('clear');
      held = EMPTY;
      isAway = serverGoesAway && asked.length === 1;
      return answerIsLost || isAway
        ? HttpResponse.error()
        : HttpResponse.json({ ...EMPTY, status: 'success' });
    }),
    http.post(url(addToTripCart), () => {
      asked.push('add');
      held = aWireTripCart();
      return HttpResponse.json(held);
    }),
  );
  const opened = await openApp({ tripCount: 1 });
  renderView(
    <>
      <opened.Bridge />
      <Dialogs />
      <ToastsView />
    </>,
    { app: opened.app, path: '/' },
  );
  const moduleId = () =>
    (JSON.parse(opened.localStore.read('module') ?? '{}') as { readonly id?: number }).id;
  const choosesRental = () =>
    act(() => opened.app.storefront.send({ type: 'module.ask', asked: 'rental' }));
  const notices = within(screen.getByRole('region', { name: 'Notices' }));
  return {
    ...opened,
    asked,
    moduleId,
    choosesRental,
    notices,
    user: userEvent.setup(),
    /** Another tab adds one more. */
    changesElsewhere: () =>
      void (held = aWireTripCart({ carts: [aWireTripLine({ quantity: 2 })] })),
    comesBack: () => void (isAway = false),
  };
}

const question = () => screen.findByRole('alertdialog', { name: 'Clear your trip cart?' });

test('a yes clears it and chooses the module, and "Undo" brings back what was cleared [RENT-CART-31, ERR-22]', async () => {
  const { choosesRental, moduleId, asked, notices, user } = await withATripCart({ zones: [9] });
  choosesRental();
  await user.click(within(await question()).getByRole('button', { name: 'Yes' }));
  const cleared =
    'Your cart has been cleared as the selected zone does not support the previous pickup point.';
  expect(await notices.findByText(cleared)).toBeVisible();
  expect(notices.getByText('Blue sedan')).toBeVisible();
  await waitFor(() => expect(moduleId()).toBe(6));
  expect(asked).toEqual(['clear']);

  await user.click(notices.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(asked).toEqual(['clear', 'add']));
  expect(moduleId()).toBe(6);
});
