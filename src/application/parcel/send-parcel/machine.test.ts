import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { createRecallUnanswered } from '#application/account/recall-unanswered.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { createPlacementKeys } from '#infrastructure/account/placement-keys.storage.ts';
import { SENT_PARCELS } from '#infrastructure/parcel/storage.ts';
import { cents } from '#tests/support/builders/money.ts';
import { aParcelCategory, aParcelForm } from '#tests/support/builders/parcel.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { createPlaceParcel } from '#application/parcel/place-parcel.use-case.ts';
import * as select from './selectors.ts';
import { sendParcelMachine } from './machine.ts';
import type * as Send from './setup.ts';

const lost: Send.PlaceAnswer = refuse({ kind: 'unreachable', cause: 'timeout' });
const refused: Send.PlaceAnswer = refuse({
  ...{ kind: 'refused', status: 403, code: 'refused', message: 'The server says no.' },
});
const placed: Send.PlaceAnswer = ok({
  ...{ id: id(100_042), total: cents(500), method: 'cash_on_delivery' },
  ...{ phone: '+12125550123', trackingToken: null },
});

function aTab() {
  let last = 0;
  const keys = createPlacementKeys(
    { store: memoryStore(), uuid: () => `key-${(last += 1)}`, customer: () => null },
    SENT_PARCELS,
  );
  return { keys, fee: cents(500) };
}

async function send(answers: readonly Send.PlaceAnswer[], tab = aTab()) {
  const { sending, sent, read } = await opens(answers, tab);
  // From the sender over the receiver, the contents and the payer to the summary.
  for (let step = 0; step < 4; step += 1) sending.send({ type: 'step.next' });
  await decisionsSettle();
  sending.send({ type: 'parcel.submit' });
  await decisionsSettle();
  return { sending, sent, read };
}

async function opens(answers: readonly Send.PlaceAnswer[], tab: ReturnType<typeof aTab>) {
  const { keys } = tab;
  const sent: (Send.Placing & { readonly key: string })[] = [];
  const left = [...answers];
  const place = createPlaceParcel({
    keys,
    parcels: {
      place: async (draft, { idempotencyKey: key }) => {
        sent.push({ ...draft, key });
        return left.shift() ?? placed;
      },
    },
  });
  const sending = createActor(
    sendParcelMachine.provide({
      actors: {
        watchVisitor: fromCallback(() => {}),
        awaitCustomer: fromPromise<undefined, undefined>(async () => undefined),
        quoteParcel: fromPromise<Send.QuoteAnswer, Send.Quoting>(async () =>
          ok({
            ...{ kilometres: 4.9, fee: tab.fee },
            methods: [
              { method: 'cash_on_delivery', available: true, limit: null },
              { method: 'digital_payment', available: true, limit: null },
            ],
          }),
        ),
        recallUnanswered: createRecallUnanswered(keys),
        placeParcel: fromPromise<Send.PlaceAnswer, Send.Placing>(({ input, signal }) =>
          place(input, signal),
        ),
        authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
          async () => 'dismissed',
        ),
      },
      actions: {
        saveForm: () => {},
        forgetForm: () => {},
        abandonParcel: (_, draft) => keys.settle(draft),
        closeDraft: () => {},
      },
    }),
    { input: { category: aParcelCategory(), country: 'US', kept: aParcelForm() } },
  ).start();
  await decisionsSettle();
  return { sending, sent, read: () => sending.getSnapshot() };
}

test('a parcel whose answer was lost may have been sent: nothing of it can be changed, and the very same is sent again [ERR-29, CHK-15]', async () => {
  const { sending, sent, read } = await send([lost]);
  expect(select.isUnsure(read())).toBe(true);

  sending.send({ type: 'method.choose', method: 'digital_payment' });
  sending.send({ type: 'step.back' });
  sending.send({ type: 'parcel.submit' });
  await decisionsSettle();
  expect(sent).toHaveLength(1);
  expect(select.isUnsure(read())).toBe(true);

  sending.send({ type: 'parcel.retry' });
  await decisionsSettle();

  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(select.placedOf(read())?.id).toBe(100_042);
});

/** Reloads the page while a parcel is unanswered. */
async function loadsAnew(answers: readonly Send.PlaceAnswer[]) {
  const tab = aTab();
  const before = await send([lost], tab);
  before.sending.stop();
  return { before, tab, ...(await opens(answers, tab)) };
}

test('a parcel that was never answered is asked about after a reload: it cannot be changed, and the very same is sent under its key [CHK-15, D-111]', async () => {
  const { before, sending, sent, read, tab } = await loadsAnew([]);
  expect(select.isInterrupted(read())).toBe(true);

  sending.send({ type: 'end.type', field: 'note', text: 'Ring twice' });
  sending.send({ type: 'step.next' });
  sending.send({ type: 'parcel.submit' });
  await decisionsSettle();
  expect(sent).toEqual([]);

  sending.send({ type: 'parcel.retry' });
  await decisionsSettle();

  expect(sent).toEqual(before.sent);
  expect(select.placedOf(read())?.id).toBe(100_042);
  expect(tab.keys.unsettled()).toEqual([]);
});

test('a parcel that was never answered can be given up: the form opens, and it is not asked about again [CHK-15]', async () => {
  const { sending, read, tab } = await loadsAnew([]);

  sending.send({ type: 'parcel.abandon' });

  expect(select.isInterrupted(read())).toBe(false);
  expect(select.stepOf(read())).toBe('sender');
  expect(select.formOf(read())).toEqual(aParcelForm());
  expect(tab.keys.unsettled()).toEqual([]);
});

test.each([
  { answer: lost, because: 'no answer came again', left: 1 },
  { answer: refused, because: 'the server says no', left: 0 },
])(
  'a parcel from before a reload stays to be decided about where $because [CHK-15, ERR-29]',
  async ({ answer, left }) => {
    const { sending, read, tab } = await loadsAnew([answer]);

    sending.send({ type: 'parcel.retry' });
    await decisionsSettle();

    expect(select.isInterrupted(read())).toBe(true);
    expect(select.isBusy(read())).toBe(false);
    expect(select.failureOf(read())).toEqual(answer.ok ? null : answer.failure);
    expect(tab.keys.unsettled()).toHaveLength(left);
  },
);
