import { prefilled, type Visitor } from '#application/account/visitor.ts';
import type { VisitorReport } from '#application/account/watch-visitor.ts';
import type { PickRequest } from '#application/location/pick-location/setup.ts';
import type { ParcelDraft } from '#application/parcel/parcel-gateway.port.ts';
import { Defect } from '#domain/kernel/defect.ts';
import {
  EMPTY_PARCEL_FORM,
  parcelIn,
  parseContents,
  parseEnd,
  parseReceiver,
  type EndName,
  type ParcelForm,
} from '#domain/parcel/parcel-form.ts';
import { methodsFor } from '#domain/parcel/parcel-quote.ts';
import type { ParcelRequest } from '#domain/parcel/parcel.ts';
import type * as Send from './setup.ts';

type Context = Send.Context;

export const begin = ({ category, country, kept }: Send.Input): Context => ({
  category,
  country,
  form: kept ?? EMPTY_PARCEL_FORM,
  filledFor: null,
  senderRefusals: {},
  receiverRefusals: {},
  contentsRefusals: {},
  quote: null,
  shown: null,
  method: null,
  failure: null,
  placed: null,
  unanswered: null,
});

/**
 * Most parcels are the customer's own: fills the sender from the profile, and empties the form when
 * they have left.
 */
export function withVisitorFilled({ form, filledFor }: Context, customer: Visitor) {
  const filled = prefilled({ form: ofSender(form), filledFor }, { customer }, EMPTIED);
  const { name, phone, note, place, others } = filled.form;
  return {
    form: { sender: { name, phone, note, place }, ...others },
    filledFor: filled.filledFor,
  };
}

/** A courier needs no e-mail address. */
const ofSender = ({ sender, ...others }: ParcelForm) => ({ ...sender, email: '', others });
const EMPTIED = ofSender(EMPTY_PARCEL_FORM);

/** Clears requests and answers of a visitor who has left with their input. */
export const startedOver = (context: Context, visitor: Visitor): Context => ({
  ...begin({ ...context, kept: null }),
  ...withVisitorFilled(context, visitor),
});

export const parsedSender = ({ form, country }: Context) => parseEnd(form.sender, country);
export const parsedReceiver = ({ form, country }: Context) => parseReceiver(form, country);
export const parsedContents = ({ form, category }: Context) =>
  parseContents(form.contents, category);

/** The map opens at the chosen place. */
export function toPick({ form }: Context, end: EndName): PickRequest {
  const { place } = form[end];
  const use = end === 'sender' ? 'parcel' : 'receiver';
  return place ? { use, at: { point: place.point, address: place.address } } : { use };
}

export function parcelOf({ form, ...terms }: Context): ParcelRequest {
  const parcel = parcelIn(form, terms);
  if (!parcel) throw new Defect('A parcel was priced before its form was complete');
  return parcel;
}

export const isWhole = ({ form, ...terms }: Context): boolean => parcelIn(form, terms) !== null;

/** The fee on show: of a parcel from before a reload, only the fee is known. */
export const shownOf = ({ quote, unanswered }: Context): Context['shown'] => unanswered ?? quote;

export function isReady({ quote, method, form }: Context): boolean {
  const options = quote ? methodsFor(quote, form.payer) : [];
  return options.some((option) => option.method === method && option.available);
}

/** An unanswered draft is resent unchanged. */
export function draftOf(context: Context): ParcelDraft {
  const { quote, method, unanswered } = context;
  if (unanswered) return unanswered;
  if (!quote || !method) throw new Defect('A parcel was sent before its price was known');
  return { parcel: parcelOf(context), method, fee: quote.fee };
}

const visitor = ({ event }: { readonly event: VisitorReport }) => event.visitor;

/** The customer of the form has left: empties it and moves to `left`. */
export const startingOver = <const Left extends { readonly target?: string }>(left: Left) =>
  ({
    ...left,
    guard: { type: 'customerHasLeft', params: visitor },
    actions: [{ type: 'startOver', params: visitor }, 'forgetForm'],
  }) as const;

/** The visitor's profile fills empty fields. */
export const fillingIn = { actions: { type: 'setVisitor', params: visitor } } as const;
