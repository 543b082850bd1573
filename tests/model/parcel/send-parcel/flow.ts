import type * as Rules from '#application/parcel/send-parcel/rules.ts';
import { placeOrder } from '#contract/ordering.ts';
import { quoteParcel } from '#contract/parcel.ts';
import type { ParcelDraft } from '#application/parcel/parcel-gateway.port.ts';
import { begin, draftOf, isReady, parsedSender } from '#application/parcel/send-parcel/rules.ts';
import { sendParcelMachine } from '#application/parcel/send-parcel/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { isSamePlace } from '#domain/parcel/parcel.ts';
import { parcelIn } from '#domain/parcel/parcel-form.ts';
import type { ParcelQuote } from '#domain/parcel/parcel-quote.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { cents } from '#tests/support/builders/money.ts';
import {
  aParcel,
  aParcelCategory,
  aParcelForm,
  FIFTH_AVENUE,
  MOTT_STREET,
} from '#tests/support/builders/parcel.ts';
import { aProfile } from '#tests/support/builders/profile.ts';
import { decisionOf } from '@sundry/statecharts/mutation';
import { defineFlow } from '@sundry/statecharts';

export const CATEGORY = aParcelCategory();
const parcel = aParcel();
/** A parcel sent before the page was reloaded. */
export const SENT: ParcelDraft = { parcel, method: 'cash_on_delivery', fee: cents(500) };
const priced = (delivery_charge: number) =>
  answered({
    ...{ distance: 4.9, delivery_charge },
    payment_methods: [
      { method: 'cash_on_delivery', available: true, limit: 250 },
      { method: 'digital_payment', available: true, limit: null },
      { method: 'wallet', available: true, limit: 50 },
    ],
  });

const wire = {
  quoteParcel: calling(
    quoteParcel,
    {
      priced: priced(5),
      dearer: priced(6),
      'not payable': answered({
        ...{ distance: 4.9, delivery_charge: 5 },
        payment_methods: [{ method: 'cash_on_delivery', available: false, limit: 2 }],
      }),
      ...failures,
    },
    { asks: parcel },
  ),
  placeParcel: calling(
    placeOrder,
    {
      placed: answered({
        ...{ message: 'Placed', order_id: 100_042, total_ammount: 5, status: 'pending' },
        ...{ created_at: '2026-11-21T17:30:00Z', follow_token: 'kT3f0cWq1vQeZr9yXbUa2g' },
      }),
      'another fee': refusedAs('feeChanged', refusal(409, 'order_amount', 'It now costs $6.00.')),
      ...failures,
    },
    { asks: SENT },
  ),
};

const at = (place: typeof MOTT_STREET) => ({ ...place, zone: id<'Zone'>(1) });

export const TYPED = {
  'another name': { field: 'name', text: 'Ravi Rao' },
  'no name': { field: 'name', text: '' },
} as const;
export const WEIGHED = {
  'a weight': { field: 'weight', text: '1.5' },
  'too much': { field: 'weight', text: '2.5' },
} as const;

const METHODS = {
  wallet: { method: 'wallet' },
  online: { method: 'digital_payment' },
  cash: { method: 'cash_on_delivery' },
} as const;

const KEPT = aParcelForm();
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const BY_CASH: ParcelQuote = {
  ...{ kilometres: 4.9, fee: cents(500) },
  methods: [
    { method: 'wallet', available: false, limit: cents(200) },
    { method: 'cash_on_delivery', available: true, limit: null },
  ],
};
const decided = decisionOf<typeof Rules>();

export const flow = defineFlow({
  name: 'parcel/send-parcel',
  machine: sendParcelMachine,
  inputs: {
    'an empty form': { category: CATEGORY, country: 'US', kept: null },
    'a form that was filled in': { category: CATEGORY, country: 'US', kept: KEPT },
  },
  events: {
    'end.type': TYPED,
    'place.ask': { '': {} },
    'contents.type': WEIGHED,
    'prohibited.tick': { yes: { acknowledged: true }, no: { acknowledged: false } },
    'payer.choose': { receiver: { payer: 'receiver' }, sender: { payer: 'sender' } },
    'method.choose': METHODS,
    'step.next': { '': {} },
    'step.back': { '': {} },
    'quote.retry': { '': {} },
    'parcel.submit': { '': {} },
    'parcel.retry': { '': {} },
    'parcel.abandon': { '': {} },
    'visitor.change': {
      'the profile': { visitor: { kind: 'customer', profile: aProfile() } },
      'signed out': { visitor: { kind: 'guest' } },
    },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(sendParcelMachine, wire)),
    askSenderPlace: { 'a place': at(MOTT_STREET), closed: null },
    askReceiverPlace: {
      'a place': at(FIFTH_AVENUE),
      'where the sender is': at(MOTT_STREET),
      closed: null,
    },
    authenticate: { signedIn: 'signedIn', dismissed: 'dismissed' },
    awaitCustomer: { known: undefined },
    recallUnanswered: { nothing: [], 'a parcel': [SENT] },
  },
  calls: { askSenderPlace: 'askWhere', askReceiverPlace: 'askWhere' },
  impossible: {
    authenticate: { guest: 'Who had a session signs in: the dialog offers no guest.' },
  },
  neverFails: ['watchVisitor'],
  bound: 6_000,
  within: ({ context, value }, step) => {
    const { form, quote, shown, filledFor } = context;
    const isEmpty = form.receiver.name === '';
    const isAtEnds = ['sender', 'fetchingPlace', 'bringingPlace'].includes(String(value));
    const isUntouched = isEmpty && form.sender.name === '';
    if (step.kind === 'outcome') {
      // The fee can be dearer only after one was shown.
      if (step.actor !== 'quoteParcel') return true;
      if (step.outcome === 'not payable') return shown === null && isSame(form, KEPT);
      return step.outcome !== 'dearer' || shown !== null;
    }
    if (step.kind !== 'user') return true;
    // A walk changes one filled-in part of the form, before its price is requested.
    const others = { ...KEPT, [value === 'payer' ? 'payer' : String(value)]: null };
    const isOnly = (Object.keys(KEPT) as (keyof typeof KEPT)[]).every(
      (part) => others[part] === null || isSame(form[part], KEPT[part]),
    );
    // A form filled in for a customer is only sent or left.
    const isSenders = filledFor === null || isEmpty;
    const mayChange = !isEmpty && isOnly && isSenders && context.method === null;
    switch (step.event) {
      // The profile is known as soon as a customer has entered, and fills nothing that is typed already.
      case 'visitor.change':
        if (step.case === 'signed out') return filledFor !== null;
        return filledFor === null && isAtEnds && (isSame(form, KEPT) || isUntouched);
      case 'place.ask':
        return (
          mayChange ||
          isSame(form, KEPT) ||
          (isEmpty && value === 'sender' && form.sender.place === null)
        );
      // The present value cannot be typed, ticked or chosen again.
      case 'end.type': {
        const end = value === 'receiver' ? form.receiver : form.sender;
        return mayChange && end.name !== TYPED[step.case as keyof typeof TYPED].text;
      }
      case 'contents.type':
        return (
          mayChange && form.contents.weight !== WEIGHED[step.case as keyof typeof WEIGHED].text
        );
      case 'prohibited.tick':
        return mayChange && form.contents.acknowledged !== (step.case === 'yes');
      case 'payer.choose':
        return isOnly && isSenders && context.method === null && form.payer !== step.case;
      case 'method.choose':
        return (
          quote !== null &&
          shown === null &&
          form.payer === 'sender' &&
          isSenders &&
          isSame(form, KEPT) &&
          context.method !== null &&
          context.method !== METHODS[step.case as keyof typeof METHODS].method
        );
      default:
        return true;
    }
  },
  equivalents: {
    "answer email: '?' for '' in ofSender of rules.ts":
      'the form of a parcel has no address of mail to be filled in',
  },
  rules: [
    decided(
      'of the ways to pay only one that is chosen and available will do',
      ({ isReady }) =>
        (['wallet', 'cash_on_delivery'] as const).map((method) =>
          isReady({
            ...begin({ category: CATEGORY, country: 'US', kept: KEPT }),
            quote: BY_CASH,
            method,
          }),
        ),
      [false, true],
    ),
  ],
  project: ({ context }) => ({
    form: {
      sender: [context.form.sender.name, context.form.sender.place?.address ?? null],
      receiver: [context.form.receiver.name, context.form.receiver.place?.address ?? null],
      weight: context.form.contents.weight,
      acknowledged: context.form.contents.acknowledged,
      payer: context.form.payer,
    },
    marks: [
      Object.keys(context.senderRefusals),
      Object.keys(context.receiverRefusals),
      Object.keys(context.contentsRefusals),
    ],
    filledFor: context.filledFor,
    fee: context.quote?.fee.minor ?? null,
    shown: context.shown?.fee.minor ?? null,
    method: context.method,
    failure: context.failure?.kind ?? null,
    placed: context.placed?.id ?? null,
    unanswered: context.unanswered?.parcel.receiver.name ?? null,
  }),
  invariants: {
    'what is priced and placed is complete': (it) =>
      !(it.matches('quoting') || (it.matches('placing') && it.context.unanswered === null)) ||
      parcelIn(it.context.form, it.context) !== null,
    'nothing is placed without a price, nor otherwise than is offered': (it) =>
      !it.matches('placing') || it.context.unanswered !== null || isReady(it.context),
    'what was sent before a reload is sent again to a letter': (it) =>
      it.context.unanswered === null || isSame(draftOf(it.context), SENT),
    'a receiver who pays, pays cash': (it) =>
      !it.matches('placing') ||
      it.context.form.payer === 'sender' ||
      it.context.method === 'cash_on_delivery',
    'nothing goes from a place to itself': (it) => {
      const { sender, receiver } = it.context.form;
      const ends = [sender.place, receiver.place] as const;
      return (
        !it.matches('quoting') ||
        (ends[0] !== null && ends[1] !== null && !isSamePlace(ends[0].point, ends[1].point))
      );
    },
    'the receiver is asked about when the sender is known': (it) =>
      !it.matches('receiver') || parsedSender(it.context).ok,
    'what may have been sent is sent again as it was': (it) =>
      !it.matches('unsure') || (isReady(it.context) && it.context.failure?.kind === 'unreachable'),
    'a number is there exactly when it is placed': (it) =>
      it.matches('placed') === (it.context.placed !== null),
  },
});
