import { assign, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { formGuards } from '#application/kernel/parsed.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { hasLeft, type Visitor } from '#application/account/visitor.ts';
import type { VisitorReport } from '#application/account/watch-visitor.ts';
import { askWhere } from '#application/location/ask-where.ts';
import type { ChargePayer } from '#domain/parcel/parcel.ts';
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
import type { ParcelDraft, PlacedParcel, PlaceParcelFailure } from './parcel-gateway.port.ts';
import {
  isReady,
  isWhole,
  parsedSender,
  shownOf,
  startedOver,
  withVisitorFilled,
} from './send-parcel.context.ts';
import type * as Send from './send-parcel.types.ts';

/** What sending a parcel needs from outside. */
export const sendParcelSlots = {
  actors: {
    recallUnanswered: portActor<undefined, readonly ParcelDraft[]>('recallUnanswered'),
    watchVisitor: portListener<VisitorReport>('watchVisitor'),
    /** Until it is known which customer has signed in, where that can be known. */
    awaitCustomer: portActor<undefined, undefined>('awaitCustomer'),
    quoteParcel: portActor<Send.Quoting, Send.QuoteAnswer>('quoteParcel'),
    placeParcel: portActor<Send.Placing, Send.PlaceAnswer>('placeParcel'),
  },
  effects: {
    /** A reload keeps what was typed. */
    saveForm: effect<ParcelForm>(),
    /** What was typed for one who has left is not kept for the next. */
    forgetForm: effect(),
    /** What was sent and never answered is not asked about any more. */
    abandonParcel: effect<ParcelDraft>(),
    /** The next parcel begins empty; the tab knows whose this one is, and lists are read anew. */
    closeDraft: effect<PlacedParcel>(),
  },
};

const FAILED: readonly PlaceParcelFailure['kind'][] = ['refused', 'unreachable'];

type OfEnd<Value> = { readonly end: EndName } & Value;

export const sendParcel = setup({
  types: {
    input: {} as Send.Input,
    context: {} as Send.Context,
    events: {} as Send.Event,
    tags: {} as Send.Tag,
    meta: {} as Meta,
  },
  actors: { ...sendParcelSlots.actors, askWhere, authenticate: requireSignIn },
  guards: {
    ...answerGuards,
    ...formGuards,
    customerHasLeft: ({ context }, visitor: Visitor) => hasLeft(context.filledFor, visitor),
    senderIsKnown: ({ context }) => parsedSender(context).ok,
    parcelIsReady: ({ context }) => isReady(context),
    allIsAnswered: (_, drafts: readonly ParcelDraft[]) => drafts.length === 0,
    parcelWasInterrupted: ({ context }) => context.unanswered !== null,
    /** Of one that was sent before it says why beside it; a sign-in comes first. */
    interruptedHasFailed: ({ context }, answer: Send.PlaceAnswer) =>
      context.unanswered !== null && !answer.ok && FAILED.includes(answer.failure.kind),
    feeIsOtherAndFormIsNot: ({ context }, answer: Send.PlaceAnswer) =>
      !answer.ok && answer.failure.kind === 'feeChanged' && !isWhole(context),
    feeIsOther: (_, answer: Send.PlaceAnswer) => !answer.ok && answer.failure.kind === 'feeChanged',
    answerWasLost: ({ context }) => context.failure?.kind === 'unreachable',
    isSignedIn: (_, outcome: AuthenticationOutcome) => outcome === 'signedIn',
  },
  actions: {
    ...sendParcelSlots.effects,
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
    setPlace: assign(({ context }, { end, picked }: OfEnd<{ readonly picked: Send.Picked }>) => {
      if (!picked) return {};
      const { point, address } = picked;
      return {
        form: { ...context.form, [end]: { ...context.form[end], place: { point, address } } },
        ...marksOf(context, end, 'place'),
      };
    }),
    setSenderRefusals: assign((_, senderRefusals: EndRefusals) => ({ senderRefusals })),
    setReceiverRefusals: assign((_, receiverRefusals: EndRefusals) => ({ receiverRefusals })),
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
    setContentsRefusals: assign((_, contentsRefusals: ContentsRefusals) => ({ contentsRefusals })),
    setPayer: assign(({ context: { form } }, payer: ChargePayer) => ({
      form: { ...form, payer },
    })),
    setQuote: assign(({ context: { form, method } }, quote: ParcelQuote) => ({
      quote,
      method: methodToBegin(quote, form.payer, method),
      failure: null,
    })),
    setMethod: assign((_, method: ParcelPayment) => ({ method, failure: null })),
    /** What was shown stays to be compared with. */
    setShown: assign(({ context }) => ({
      ...{ shown: shownOf(context), quote: null, failure: null },
      unanswered: null,
    })),
    clearQuote: assign({ quote: null, shown: null, failure: null }),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    setWhyNot: assign((_, answer: Send.PlaceAnswer) => ({ failure: failureIn(answer) })),
    clearFailure: assign({ failure: null }),
    setUnanswered: assign((_, drafts: readonly ParcelDraft[]) => ({
      unanswered: drafts[0] ?? null,
    })),
    clearUnanswered: assign({ unanswered: null, failure: null }),
    setPlaced: assign((_, placed: PlacedParcel) => ({ placed, failure: null })),
  },
});

const failureIn = (answer: Send.PlaceAnswer): CallFailure | null =>
  answer.ok || answer.failure.kind === 'feeChanged' ? null : answer.failure;

/** What is being mended is not called wrong any more. */
const without = <Refusals extends object>(refusals: Refusals, field: keyof Refusals): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([name]) => name !== field)) as Refusals;

const marksOf = (context: Send.Context, end: EndName, field: keyof EndRefusals) =>
  end === 'sender'
    ? { senderRefusals: without(context.senderRefusals, field) }
    : { receiverRefusals: without(context.receiverRefusals, field) };
