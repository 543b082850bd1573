import type { Country } from '#domain/account/phone.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { VisitorReport } from '#application/account/watch-visitor.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { PickedPoint } from '#domain/location/place.ts';
import type { ChargePayer, ParcelCategory, ParcelRequest } from '#domain/parcel/parcel.ts';
import type {
  ContentsField,
  ContentsRefusals,
  EndField,
  EndRefusals,
  ParcelForm,
} from '#domain/parcel/parcel-form.ts';
import type { ParcelPayment, ParcelQuote } from '#domain/parcel/parcel-quote.ts';
import type { ParcelDraft, PlacedParcel, PlaceParcelFailure } from './parcel-gateway.port.ts';

/** What a view may send. */
export type Command =
  /** Of the sender or the receiver, by the step of the form. */
  | { readonly type: 'end.type'; readonly field: EndField; readonly text: string }
  | { readonly type: 'place.ask' }
  | { readonly type: 'contents.type'; readonly field: ContentsField; readonly text: string }
  | { readonly type: 'prohibited.tick'; readonly acknowledged: boolean }
  | { readonly type: 'payer.choose'; readonly payer: ChargePayer }
  | { readonly type: 'method.choose'; readonly method: ParcelPayment }
  | { readonly type: 'step.next' }
  | { readonly type: 'step.back' }
  | { readonly type: 'quote.retry' }
  | { readonly type: 'parcel.submit' }
  /** The answer was lost: send the very same again. */
  | { readonly type: 'parcel.retry' }
  /** A parcel that was sent before and never answered is given up. */
  | { readonly type: 'parcel.abandon' };

export type Event = Command | VisitorReport;

export type Input = {
  readonly category: ParcelCategory;
  /** Where a phone number without a calling code belongs. */
  readonly country: Country;
  /** What was typed before a reload; null where nothing was. */
  readonly kept: ParcelForm | null;
};

export type Context = {
  readonly category: ParcelCategory;
  readonly country: Country;
  readonly form: ParcelForm;
  /** Whose profile filled in the form. */
  readonly filledFor: Profile['id'] | null;
  readonly senderRefusals: EndRefusals;
  readonly receiverRefusals: EndRefusals;
  readonly contentsRefusals: ContentsRefusals;
  readonly quote: ParcelQuote | null;
  /** The previous fee, for comparison with a new one. */
  readonly shown: Pick<ParcelQuote, 'fee'> | null;
  readonly method: ParcelPayment | null;
  readonly failure: CallFailure | null;
  readonly placed: PlacedParcel | null;
  /** What was sent before the page was loaded anew, and never answered. */
  readonly unanswered: ParcelDraft | null;
};

export type Tag =
  | 'sender'
  | 'receiver'
  | 'contents'
  | 'payer'
  | 'summary'
  | 'unpriced'
  | 'placed'
  | 'asking'
  | 'unsure'
  | 'waiting'
  | 'busy';

export type Picked = PickedPoint | null;
export type QuoteAnswer = Result<ParcelQuote, CallFailure>;
export type PlaceAnswer = Result<PlacedParcel, PlaceParcelFailure>;
export type Quoting = ParcelRequest;
export type Placing = ParcelDraft;
