import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { provide } from '#application/kernel/provide.ts';
import { checkoutSlots } from '#application/ordering/checkout/setup.ts';
import { placingMachine, placingSlots } from '#application/ordering/placing/machine.ts';
import { checkoutMachine } from '#application/ordering/checkout/machine.ts';
import type * as Checkout from '#application/ordering/checkout/setup.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { VisitorKindReport } from '#application/ordering/tracking.types.ts';
import {
  prescriptionMachine,
  prescriptionSlots,
} from '#application/ordering/prescription/machine.ts';
import type * as Prescription from '#application/ordering/prescription/machine.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import type { QuoteCommand, StoreTerms } from '#application/ordering/take-quote.use-case.ts';
import type { LineId } from '#domain/cart/cart.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { ok } from '#domain/kernel/result.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';
import type { Quote } from '#domain/ordering/quote.ts';
import { aCart, aLine } from './builders/cart.ts';
import { aQuote, NOON, storeTerms } from './builders/order.ts';
import { decisionsSettle as settled } from './fakes/by-hand.ts';

export const aShopping = (facts: Partial<Checkout.Shopping> = {}): Checkout.Shopping => ({
  now: NOON,
  cart: { kind: 'read', cart: aCart(aLine()) },
  place: {
    point: { latitude: 40.7484, longitude: -73.9857 },
    address: '350 5th Avenue',
    zones: '[1]',
  },
  customer: { kind: 'guest' },
  ...facts,
});

export const theTerms: Checkout.Terms = {
  timeZone: timeZone('America/New_York'),
  country: 'US',
  homeDelivery: true,
  takeAway: true,
  scheduling: true,
};

/** An answer with this quote, and a store that never closes. */
export const quoted = (
  facts: Partial<Quote> = {},
  stores: readonly StoreTerms[] = [storeTerms()],
): Checkout.QuoteAnswer => ok({ quote: aQuote(facts), stores });

type Start = {
  readonly page?: Checkout.Input['page'];
  readonly shopping?: Checkout.Shopping;
  readonly terms?: Partial<Checkout.Terms>;
  readonly unanswered?: readonly OrderDraft[];
  /** Chosen before a reload. */
  readonly couponCode?: string | null;
};

/** A checkout whose server answers by hand: each call waits for its answer. */
export function startCheckout({
  page = 'cart',
  shopping = aShopping(),
  terms = {},
  unanswered = [],
  couponCode = null,
}: Start = {}) {
  const quotes: { command: QuoteCommand; answer: (answer: Checkout.QuoteAnswer) => void }[] = [];
  const placings: { drafts: readonly OrderDraft[]; answer: (outcome: Placing.Outcome) => void }[] =
    [];
  const asked: ((outcome: AuthenticationOutcome) => void)[] = [];
  const removed: LineId[] = [];
  let recalled = unanswered;
  const savedCoupons: (string | null)[] = [];
  let refreshed = 0;
  const takeQuote = fromPromise<Checkout.QuoteAnswer, QuoteCommand>(
    ({ input: command }) => new Promise((answer) => void quotes.push({ command, answer })),
  );
  const place = provide(placingMachine, placingSlots, {
    actors: {
      takeQuote: fromPromise<Placing.QuoteAnswer, Placing.NewOrders>(
        ({ input: { request: command } }) =>
          new Promise((answer) => void quotes.push({ command, answer })),
      ),
      placeOrders: fromPromise<Placing.Outcome, readonly OrderDraft[]>(
        ({ input: drafts }) => new Promise((answer) => void placings.push({ drafts, answer })),
      ),
    },
    effects: { ...placingSlots.effects, refreshReads: () => void (refreshed += 1) },
  });
  const uploads: { file: ImageFile; answer: (answer: Prescription.KeepAnswer) => void }[] = [];
  const prescription = provide(prescriptionMachine, prescriptionSlots, {
    actors: {
      watchVisitorKind: fromCallback<EventObject, undefined, VisitorKindReport>(() => {}),
      readImages: fromPromise<Prescription.ReadAnswer, undefined>(async () => ok([])),
      keepImage: fromPromise<Prescription.KeepAnswer, ImageFile>(
        ({ input: file }) => new Promise((answer) => void uploads.push({ file, answer })),
      ),
      removeImage: fromPromise<Prescription.ReadAnswer, PrescriptionId>(async () => ok([])),
    },
    effects: {},
  });
  const checkout = createActor(
    provide(checkoutMachine, checkoutSlots, {
      actors: {
        place,
        prescription,
        takeQuote,
        watchShopping: fromCallback<
          Checkout.BasketCommand,
          Pick<Checkout.Input, 'page'>,
          Checkout.ShoppingReport
        >(({ sendBack }) => {
          sendBack({ type: 'shopping.change', shopping });
        }),
        recallUnanswered: fromPromise<readonly OrderDraft[], undefined>(async () => recalled),
      },
      effects: {
        ...checkoutSlots.effects,
        saveCoupon: (_, { couponCode: code }) => void savedCoupons.push(code),
      },
    }).provide({
      actors: {
        authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
          () => new Promise((answer) => void asked.push(answer)),
        ),
      },
      actions: { removeLine: (_, line) => void removed.push(line) },
    }),
    { systemId: 'checkout', input: { page, terms: { ...theTerms, ...terms }, couponCode } },
  );
  checkout.start();
  return {
    checkout,
    savedCoupons,
    placing() {
      const { placing } = checkout.getSnapshot().children;
      if (!placing) throw new Error('No order is being placed');
      return placing;
    },
    prescription() {
      const { prescription } = checkout.getSnapshot().children;
      if (!prescription) throw new Error('Nothing takes a prescription');
      return prescription;
    },
    uploads,
    quotes,
    placings,
    removed,
    refreshed: () => refreshed,
    settled,
    async quotesWith(answer: Checkout.QuoteAnswer = quoted()) {
      await settled();
      quotes.at(-1)?.answer(answer);
      await settled();
    },
    async placesWith(outcome: Placing.Outcome) {
      await settled();
      placings.at(-1)?.answer(outcome);
      await settled();
    },
    async signsIn(outcome: AuthenticationOutcome) {
      await settled();
      asked.at(-1)?.(outcome);
      await settled();
    },
    /** Sets the unanswered orders that are restored from now on for the current customer. */
    recalls: (drafts: readonly OrderDraft[]) => void (recalled = drafts),
    /** Fills in a guest's details before ordering. */
    fillsIn() {
      checkout.send({ type: 'field.type', field: 'name', text: 'Asha Rao' });
      checkout.send({ type: 'field.type', field: 'phone', text: '+1 (212) 555-0123' });
      checkout.send({ type: 'field.type', field: 'email', text: 'asha@example.com' });
    },
  };
}
