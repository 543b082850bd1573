import { assign } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { hasLeft, type Visitor } from '#application/account/visitor.ts';
import type { VisitorReport } from '#application/account/watch-visitor.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { askWhere } from '#application/location/ask-where.ts';
import type {
  ParcelDraft,
  PlacedParcel,
  PlaceParcelFailure,
} from '#application/parcel/parcel-gateway.port.ts';
import type { Country } from '#domain/account/phone.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { PickedPoint } from '#domain/location/place.ts';
import type {
  ContentsField,
  ContentsRefusals,
  EndField,
  EndName,
  EndRefusals,
  ParcelForm,
} from '#domain/parcel/parcel-form.ts';
import {
  methodToBegin,
  type ParcelPayment,
  type ParcelQuote,
} from '#domain/parcel/parcel-quote.ts';
import type { ChargePayer, ParcelCategory, ParcelRequest } from '#domain/parcel/parcel.ts';
import {
  isReady,
  isWhole,
  parsedSender,
  shownOf,
  startedOver,
  withVisitorFilled,
} from './rules.ts';

export type Command =
  /** The step of the form decides if it is the sender's or the receiver's. */
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
  /** The answer was lost: resends the same draft. */
  | { readonly type: 'parcel.retry' }
  /** Gives up an unanswered parcel. */
  | { readonly type: 'parcel.abandon' };

export type Event = Command | VisitorReport;

export type Input = {
  readonly category: ParcelCategory;
  readonly country: Country;
  /** Input from before a reload; null for none. */
  readonly kept: ParcelForm | null;
};

export type Context = {
  readonly category: ParcelCategory;
  readonly country: Country;
  readonly form: ParcelForm;
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
  /** Sent before a reload and never answered. */
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

export const sendParcelSlots = {
  actors: {
    recallUnanswered: portActor<undefined, readonly ParcelDraft[]>('recallUnanswered'),
    watchVisitor: portListener<VisitorReport>('watchVisitor'),
    /** Waits for the signed-in customer's profile, where it can be known. */
    awaitCustomer: portActor<undefined, undefined>('awaitCustomer'),
    quoteParcel: portActor<Quoting, QuoteAnswer>('quoteParcel'),
    placeParcel: portActor<Placing, PlaceAnswer>('placeParcel'),
  },
  effects: {
    /** A reload keeps the input. */
    saveForm: effect<ParcelForm>(),
    /** Clears the input of a visitor who has left. */
    forgetForm: effect(),
    /** Stops asking about an unanswered parcel. */
    abandonParcel: effect<ParcelDraft>(),
    /** Clears the draft, records the parcel in this tab, and rereads the lists. */
    closeDraft: effect<PlacedParcel>(),
  },
};

const FAILED: readonly PlaceParcelFailure['kind'][] = ['refused', 'unreachable'];

type OfEnd<Value> = { readonly end: EndName } & Value;

export const sendParcel = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; tags: Tag },
  slots: sendParcelSlots,
  sets: ['senderRefusals', 'receiverRefusals', 'contentsRefusals', 'failure'],
  clears: ['failure'],
  actors: { askWhere, authenticate: requireSignIn },
  guards: {
    customerHasLeft: ({ context }, visitor: Visitor) => hasLeft(context.filledFor, visitor),
    senderIsKnown: ({ context }) => parsedSender(context).ok,
    parcelIsReady: ({ context }) => isReady(context),
    allIsAnswered: (_, drafts: readonly ParcelDraft[]) => drafts.length === 0,
    parcelWasInterrupted: ({ context }) => context.unanswered !== null,
    /** An unanswered parcel shows its failure beside it; a sign-in comes first. */
    interruptedHasFailed: ({ context }, answer: PlaceAnswer) =>
      context.unanswered !== null && !answer.ok && FAILED.includes(answer.failure.kind),
    feeIsOtherAndFormIsNot: ({ context }, answer: PlaceAnswer) =>
      !answer.ok && answer.failure.kind === 'feeChanged' && !isWhole(context),
    feeIsOther: (_, answer: PlaceAnswer) => !answer.ok && answer.failure.kind === 'feeChanged',
    answerWasLost: ({ context }) => context.failure?.kind === 'unreachable',
    isSignedIn: (_, outcome: AuthenticationOutcome) => outcome === 'signedIn',
  },
  actions: {
    setVisitor: assign(({ context }, visitor: Visitor) => withVisitorFilled(context, visitor)),
    startOver: assign(({ context }, visitor: Visitor) => startedOver(context, visitor)),
    setEnd: assign(
      (
        { context },
        { end, field, text }: OfEnd<{ readonly field: EndField; readonly text: string }>,
      ) => ({
        form: { ...context.form, [end]: { ...context.form[end], [field]: text } },
        ...marksOf(context, end, field),
      }),
    ),
    setPlace: assign(({ context }, { end, picked }: OfEnd<{ readonly picked: Picked }>) => {
      if (!picked) return {};
      const { point, address } = picked;
      return {
        form: { ...context.form, [end]: { ...context.form[end], place: { point, address } } },
        ...marksOf(context, end, 'place'),
      };
    }),
    setContents: assign(
      (
        { context: { form, contentsRefusals } },
        { field, text }: { readonly field: ContentsField; readonly text: string },
      ) => ({
        form: { ...form, contents: { ...form.contents, [field]: text } },
        contentsRefusals: without(contentsRefusals, field),
      }),
    ),
    setAcknowledged: assign(({ context: { form, contentsRefusals } }, acknowledged: boolean) => ({
      form: { ...form, contents: { ...form.contents, acknowledged } },
      contentsRefusals: without(contentsRefusals, 'acknowledged'),
    })),
    setPayer: assign(({ context: { form } }, payer: ChargePayer) => ({
      form: { ...form, payer },
    })),
    setQuote: assign(({ context: { form, method } }, quote: ParcelQuote) => ({
      quote,
      method: methodToBegin(quote, form.payer, method),
      failure: null,
    })),
    setMethod: assign((_, method: ParcelPayment) => ({ method, failure: null })),
    /** Keeps the shown fee for comparison. */
    setShown: assign(({ context }) => ({
      ...{ shown: shownOf(context), quote: null, failure: null },
      unanswered: null,
    })),
    clearQuote: assign({ quote: null, shown: null, failure: null }),
    setWhyNot: assign((_, answer: PlaceAnswer) => ({ failure: failureIn(answer) })),
    setUnanswered: assign((_, drafts: readonly ParcelDraft[]) => ({
      unanswered: drafts[0] ?? null,
    })),
    clearUnanswered: assign({ unanswered: null, failure: null }),
    setPlaced: assign((_, placed: PlacedParcel) => ({ placed, failure: null })),
  },
});

const failureIn = (answer: PlaceAnswer): CallFailure | null =>
  answer.ok || answer.failure.kind === 'feeChanged' ? null : answer.failure;

/** Clears a field's error while it is edited. */
const without = <Refusals extends object>(refusals: Refusals, field: keyof Refusals): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([name]) => name !== field)) as Refusals;

const marksOf = (context: Context, end: EndName, field: keyof EndRefusals) =>
  end === 'sender'
    ? { senderRefusals: without(context.senderRefusals, field) }
    : { receiverRefusals: without(context.receiverRefusals, field) };
