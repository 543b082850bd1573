import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { sessionMachine } from '#application/account/session/machine.ts';
import type * as Session from '#application/account/session/machine.ts';
import { watchVisitor } from '#application/account/watch-visitor.ts';
import { customerIsKnown } from '#application/account/watch-visitor.ts';
import type { PickRequest } from '#application/location/pick-location/setup.ts';
import type { Profile } from '#domain/account/profile.ts';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { EMPTY_PARCEL_FORM, type ParcelForm } from '#domain/parcel/parcel-form.ts';
import { cents } from '#tests/support/builders/money.ts';
import { aParcelCategory, aParcelForm, FIFTH_AVENUE } from '#tests/support/builders/parcel.ts';
import { aProfile } from '#tests/support/builders/profile.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import type { ParcelDraft } from '#application/parcel/parcel-gateway.port.ts';
import { sendParcelMachine } from './machine.ts';
import * as select from './selectors.ts';
import type * as Send from './setup.ts';

const asha = aProfile();
const ben = aProfile({ id: id(2), firstName: 'Ben', lastName: 'Okoro', phone: '+12125550145' });

/** A tab with a parcel form, and the session it shares with other tabs. */
async function aTab({ token, kept }: { readonly token: string | null; readonly kept: ParcelForm }) {
  const sent: Send.Placing[] = [];
  const forgotten: string[] = [];
  let profile: Profile = asha;
  let otherTab: (event: Session.Report) => void = () => {};
  let signIn: (outcome: AuthenticationOutcome) => void = () => {};
  let pick: (picked: Send.Picked) => void = () => {};
  const session = sessionMachine.provide({
    actors: {
      requestGuestId: fromPromise<Session.GuestIdAnswer, undefined>(async () => ok('7')),
      loadProfile: fromPromise<Session.ProfileAnswer, { readonly token: string }>(async () =>
        ok(profile),
      ),
      watchRefusals: fromCallback(() => {}),
      watchToken: fromCallback<EventObject, undefined, Session.Report>(
        ({ sendBack }) => void (otherTab = sendBack),
      ),
    },
    actions: Object.fromEntries(
      [
        ...['saveToken', 'forgetToken', 'forgetRefusedToken', 'saveGuestId', 'forgetGuestId'],
        ...['saveGuestChoice', 'logProfileFailure', 'forgetPersonalReads', 'forgetPersonalData'],
        'reportIdentity',
      ].map((action) => [action, () => {}]),
    ),
  });
  const parcel = sendParcelMachine.provide({
    actors: {
      watchVisitor,
      recallUnanswered: fromPromise<readonly ParcelDraft[], undefined>(async () => []),
      askWhere: fromPromise<Send.Picked, PickRequest>(
        () => new Promise((resolve) => void (pick = resolve)),
      ),
      awaitCustomer: fromPromise<undefined, undefined>(async ({ system }) => {
        await customerIsKnown(system);
        return undefined;
      }),
      quoteParcel: fromPromise<Send.QuoteAnswer, Send.Quoting>(async () =>
        ok({
          ...{ kilometres: 4.9, fee: cents(500) },
          methods: [{ method: 'cash_on_delivery', available: true, limit: null }],
        }),
      ),
      placeParcel: fromPromise<Send.PlaceAnswer, Send.Placing>(async ({ input }) => {
        sent.push(input);
        return sent.length === 1
          ? refuse({ kind: 'signedOut' })
          : ok({
              ...{ id: id(100_042), total: cents(500), method: 'cash_on_delivery' },
              ...{ phone: '+12125550123', trackingToken: null },
            });
      }),
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
        () => new Promise((resolve) => void (signIn = resolve)),
      ),
    },
    actions: {
      saveForm: () => {},
      abandonParcel: () => {},
      forgetForm: () => void forgotten.push('form'),
      closeDraft: () => {},
    },
  });
  const tab = createActor(
    setup({ actors: { session, parcel } }).createMachine({
      invoke: [
        {
          id: 'session',
          systemId: 'session',
          src: 'session',
          input: { token, guestId: null, guestByChoice: false },
        },
        {
          id: 'parcel',
          src: 'parcel',
          input: { category: aParcelCategory(), country: 'US', kept },
        },
      ],
    }),
  ).start();
  await decisionsSettle();
  const sending = tab.getSnapshot().children.parcel!;
  return {
    sending,
    sent,
    forgotten,
    read: () => sending.getSnapshot(),
    async goesToSummary() {
      for (let step = 0; step < 4; step += 1) sending.send({ type: 'step.next' });
      await decisionsSettle();
    },
    async hears(event: Session.Report, whose: Profile = asha) {
      profile = whose;
      otherTab(event);
      await decisionsSettle();
    },
    async picks(picked: Send.Picked) {
      pick(picked);
      await decisionsSettle();
    },
    async signsIn(token: string, whose: Profile) {
      profile = whose;
      otherTab({ type: 'token.receive', token, rememberMe: true });
      signIn('signedIn');
      await decisionsSettle();
    },
  };
}

test('what was typed of a parcel is forgotten when its customer signs out in another tab [CHK-15, AUTH-10]', async () => {
  const { read, forgotten, goesToSummary, hears } = await aTab({
    token: 't1',
    kept: aParcelForm(),
  });
  await goesToSummary();
  expect(select.stepOf(read())).toBe('summary');

  await hears({ type: 'token.remove' });

  expect(select.stepOf(read())).toBe('sender');
  expect(select.formOf(read())).toEqual(EMPTY_PARCEL_FORM);
  expect(select.quoteOf(read())).toBeNull();
  expect(forgotten).toEqual(['form']);
});

test('a place of the receiver that is picked after that is taken over, and the form goes on from its beginning [CHK-15]', async () => {
  const { sending, read, hears, picks } = await aTab({ token: 't1', kept: aParcelForm() });
  sending.send({ type: 'step.next' });
  sending.send({ type: 'place.ask' });

  await hears({ type: 'token.remove' });
  expect(select.isAsking(read())).toBe(true);
  expect(select.formOf(read())).toEqual(EMPTY_PARCEL_FORM);

  await picks({ ...FIFTH_AVENUE, zone: id<'Zone'>(1) });
  expect(select.isAsking(read())).toBe(false);
  expect(select.stepOf(read())).toBe('sender');
  expect(select.formOf(read()).receiver.place).toEqual(FIFTH_AVENUE);
});

test('what a guest typed of a parcel stays when they sign in, and goes with them [CHK-15]', async () => {
  const kept = aParcelForm({ sender: { ...EMPTY_PARCEL_FORM.sender, note: 'Ring twice' } });
  const { read, forgotten, hears } = await aTab({ token: null, kept });

  await hears({ type: 'token.receive', token: 't1', rememberMe: true });
  expect(select.formOf(read())).toEqual({
    ...kept,
    sender: { ...kept.sender, name: 'Asha Rao', phone: asha.phone },
  });
  expect(forgotten).toEqual([]);

  await hears({ type: 'token.remove' });
  expect(select.formOf(read())).toEqual(EMPTY_PARCEL_FORM);
});

test('a session that runs out takes nothing: the same customer signs in, and the parcel is sent [CHK-15, AUTH-10]', async () => {
  const { sending, sent, read, goesToSummary, hears, signsIn } = await aTab({
    ...{ token: 't1', kept: aParcelForm() },
  });
  await goesToSummary();
  sending.send({ type: 'parcel.submit' });
  await hears({ type: 'token.refuse', token: 't1' });
  expect(select.formOf(read())).toEqual(aParcelForm());

  await signsIn('t2', asha);

  expect(sent).toHaveLength(2);
  expect(select.placedOf(read())?.id).toBe(100_042);
});

test('who signs in instead of the customer whose session ran out does not send their parcel [CHK-15, AUTH-10]', async () => {
  const { sending, sent, read, goesToSummary, hears, signsIn } = await aTab({
    ...{ token: 't1', kept: aParcelForm() },
  });
  await goesToSummary();
  sending.send({ type: 'parcel.submit' });
  await hears({ type: 'token.refuse', token: 't1' });

  await signsIn('t2', ben);

  expect(sent).toHaveLength(1);
  expect(select.stepOf(read())).toBe('sender');
  expect(select.formOf(read())).toEqual({
    ...EMPTY_PARCEL_FORM,
    sender: { ...EMPTY_PARCEL_FORM.sender, name: 'Ben Okoro', phone: '+12125550145' },
  });
});
