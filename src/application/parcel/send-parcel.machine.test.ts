import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { cents } from '#tests/support/builders/money.ts';
import { aParcelCategory, aParcelForm } from '#tests/support/builders/parcel.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import * as select from './send-parcel.selectors.ts';
import { sendParcelMachine } from './send-parcel.machine.ts';
import type * as Send from './send-parcel.types.ts';

const lost: Send.PlaceAnswer = refuse({ kind: 'unreachable', cause: 'timeout' });
const refused: Send.PlaceAnswer = refuse({
  ...{ kind: 'refused', status: 403, code: 'refused', message: 'The server says no.' },
});
const signedOut: Send.PlaceAnswer = refuse({ kind: 'signedOut' });
const placed: Send.PlaceAnswer = ok({
  ...{ id: id(100_042), total: cents(500), method: 'cash_on_delivery' },
  ...{ phone: '+12125550123', followToken: null },
});

/** A parcel that was sent, whose answers come as the test says. */
async function send(answers: readonly Send.PlaceAnswer[]) {
  const sent: Send.Placing[] = [];
  const left = [...answers];
  const sending = createActor(
    sendParcelMachine.provide({
      actors: {
        watchShopper: fromCallback(() => {}),
        awaitCustomer: fromPromise<undefined, undefined>(async () => undefined),
        quoteParcel: fromPromise<Send.QuoteAnswer, Send.Quoting>(async () =>
          ok({
            ...{ kilometres: 4.9, fee: cents(500) },
            methods: [
              { method: 'cash_on_delivery', available: true, limit: null },
              { method: 'digital_payment', available: true, limit: null },
            ],
          }),
        ),
        placeParcel: fromPromise<Send.PlaceAnswer, Send.Placing>(async ({ input }) => {
          sent.push(input);
          return left.shift() ?? placed;
        }),
        authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
          async () => 'dismissed',
        ),
      },
      actions: { saveForm: () => {}, forgetForm: () => {}, closeDraft: () => {} },
    }),
    { input: { category: aParcelCategory(), kept: aParcelForm() } },
  ).start();
  // From the sender over the receiver, the contents and who pays to the summary.
  for (let step = 0; step < 4; step += 1) sending.send({ type: 'step.next' });
  await decisionsSettle();
  sending.send({ type: 'parcel.submit' });
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

test('a parcel that the server refused was not sent: it can be changed and sent anew [CHK-15]', async () => {
  const { sending, sent, read } = await send([lost, refused]);
  sending.send({ type: 'parcel.retry' });
  await decisionsSettle();
  expect(select.isUnsure(read())).toBe(false);

  sending.send({ type: 'method.choose', method: 'digital_payment' });
  sending.send({ type: 'parcel.submit' });
  await decisionsSettle();

  expect(sent.map(({ method }) => method)).toEqual([
    ...['cash_on_delivery', 'cash_on_delivery', 'digital_payment'],
  ]);
});

test('who closes the sign-in does not know either whether an unanswered parcel was sent [CHK-15, AUTH-10]', async () => {
  const { sending, read } = await send([lost, signedOut]);
  sending.send({ type: 'parcel.retry' });
  await decisionsSettle();

  expect(select.isUnsure(read())).toBe(true);
  expect(select.isBusy(read())).toBe(false);
});

test('who closes the sign-in before a parcel was sent can still change it [CHK-15, AUTH-10]', async () => {
  const { read } = await send([signedOut]);

  expect(select.isUnsure(read())).toBe(false);
  expect(select.isBusy(read())).toBe(false);
});
