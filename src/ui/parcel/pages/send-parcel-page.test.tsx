import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { paths } from '#application/kernel/path.ts';
import type { ParcelDraft, PlacedParcel } from '#application/parcel/parcel-gateway.port.ts';
import { createParcelQueries } from '#application/parcel/parcel.queries.ts';
import { sendParcelMachine } from '#application/parcel/send-parcel/machine.ts';
import type * as Send from '#application/parcel/send-parcel/setup.ts';
import type { Parcels } from '#application/shell/services.ts';
import { id } from '#domain/kernel/id.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';
import type { ParcelCategory } from '#domain/parcel/parcel.ts';
import type { Stage } from '#domain/payment/stage.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createKnownParcels } from '#infrastructure/parcel/storage.ts';
import { cents } from '#tests/support/builders/money.ts';
import { aModule } from '#tests/support/builders/module.ts';
import { aParcelCategory, aParcelForm } from '#tests/support/builders/parcel.ts';
import { paymentByHand } from '#tests/support/fakes/payment-by-hand.ts';
import { renderView } from '#tests/support/render.tsx';
import { startApp } from '#tests/support/start-app.ts';
import { PageNeedsContext } from '#ui/kernel/page-needs.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { SendParcelPage } from './send-parcel-page.tsx';

const category = aParcelCategory();
const placed: PlacedParcel = {
  ...{ id: id(100_042), total: cents(742), method: 'digital_payment' },
  ...{ phone: '+12125550123', trackingToken: null },
};

const sendParcel = sendParcelMachine.provide({
  actors: {
    watchVisitor: fromCallback(() => {}),
    recallUnanswered: fromPromise<readonly ParcelDraft[], undefined>(async () => []),
    quoteParcel: fromPromise<Send.QuoteAnswer, Send.Quoting>(async () =>
      ok({
        ...{ kilometres: 4.9, fee: placed.total },
        methods: [{ method: 'digital_payment', available: true, limit: null }],
      }),
    ),
    placeParcel: fromPromise<Send.PlaceAnswer, Send.Placing>(async () => ok(placed)),
  },
});

const DRAFTS: Parcels['drafts'] = {
  recall: () => aParcelForm(),
  save: () => {},
  forget: () => {},
};

function Address() {
  const { pathname, search } = useAddress();
  return <p>{`At ${pathname}${search}`}</p>;
}

/** A tab whose storage outlives page loads. */
function aTab() {
  const known = createKnownParcels(memoryStore());
  return {
    known,
    async opens(path: string, stage: Stage) {
      const { machine: payOrder } = paymentByHand(placed.total, stage);
      const module = aModule({ id: id(5), type: 'parcel', name: 'Parcel' });
      const { app: quiet, AddressBar } = await startApp({ module });
      const parcelQueries = createParcelQueries({
        categories: async () => ok([category]),
        instructions: async () => ok([]),
      });
      const parcels = {
        sendParcel,
        payOrder,
        knownParcels: known,
        drafts: DRAFTS,
      } as Partial<Parcels> as Parcels;
      renderView(
        <>
          <AddressBar />
          <SendParcelPage />
          <Address />
        </>,
        {
          app: { ...quiet, parcel: async () => parcels, parcelQueries: async () => parcelQueries },
          path,
        },
      );
    },
  };
}

const PLACED = paths.sendParcel(category.id, placed.id);

test('once a parcel is sent the address names it, and its payment goes on being shown [CHK-15]', async () => {
  await aTab().opens(paths.sendParcel(category.id), 'canceled');
  for (const step of ['Sender', 'Receiver', 'Contents', 'Who pays']) {
    expect(await screen.findByText(new RegExp(`^Step \\d of 5.*${step}`, 'i'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Send parcel' }));

  expect(await screen.findByRole('heading', { name: 'You left the payment' })).toBeVisible();
  expect(screen.getByText('100042')).toBeVisible();
  expect(await screen.findByText(`At ${PLACED}`)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You left the payment' })).toBeVisible();
});

test('who comes back from the gateway sees the parcel that was sent, not an empty form [CHK-15, D-69]', async () => {
  const { known, opens } = aTab();
  known.save(placed);
  await opens(PLACED, 'canceled');

  expect(await screen.findByRole('heading', { name: 'You left the payment' })).toBeVisible();
  expect(screen.getByText('100042')).toBeVisible();
  expect(screen.getByText('$7.42 to pay online')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('where a parcel was not sent from this tab, its address leads to where it is tracked [CHK-15]', async () => {
  await aTab().opens(PLACED, 'unbegun');

  const tracked = paths.trackOrder({ id: placed.id });
  expect(await screen.findByText(`At ${tracked}`)).toBeVisible();
});

async function opensOn(
  categories: Promise<Result<readonly ParcelCategory[], CallFailure>>,
  isServed = true,
  machine = sendParcel,
) {
  const module = aModule({ id: id(5), type: 'parcel', name: 'Parcel' });
  const { app: quiet } = await startApp(isServed ? { module } : { module, place: null });
  const parcelQueries = createParcelQueries({
    categories: () => categories,
    instructions: async () => ok([]),
  });
  const drafts = { ...DRAFTS, recall: () => null };
  const parcels = { sendParcel: machine, drafts } as Partial<Parcels> as Parcels;
  renderView(
    <PageNeedsContext value="place and module">
      <SendParcelPage />
    </PageNeedsContext>,
    {
      app: { ...quiet, parcel: async () => parcels, parcelQueries: async () => parcelQueries },
      path: paths.sendParcel(category.id),
    },
  );
}
const never = new Promise<never>(() => {});
const offline: CallFailure = { kind: 'unreachable', cause: 'offline' };
const refused: CallFailure = {
  ...{ kind: 'refused', status: 403 },
  code: 'zone',
  message: 'Not in this zone.',
};

test.each([
  { face: 'is read', categories: never, title: 'Send a parcel', reads: 'Loading' },
  {
    face: 'cannot be read',
    categories: refuse(offline),
    title: 'Send a parcel',
    reads: /connection|offline/i,
  },
  {
    face: 'is refused in the zone',
    categories: refuse(refused),
    title: 'Send a parcel',
    reads: 'Not in this zone.',
  },
  {
    face: 'lacks a place',
    categories: refuse(refused),
    isServed: false,
    title: 'Send a parcel',
    reads: /where|location|place/i,
  },
  {
    face: 'is of a category that is gone',
    categories: ok([]),
    title: 'This is no longer carried',
    reads: 'Choose something else to send.',
  },
  {
    face: 'shows the form',
    categories: ok([category]),
    title: 'Send a parcel',
    reads: /^Step 1 of 5/,
  },
])(
  'a page that $face has its one heading [CHK-15]',
  async ({ categories, isServed, title, reads }) => {
    await opensOn(Promise.resolve(categories), isServed);

    expect((await screen.findAllByText(reads)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
      title,
    ]);
  },
);
