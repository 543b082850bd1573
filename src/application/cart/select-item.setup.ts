import { assign, fromCallback, sendTo, setup } from 'xstate';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { ABOUT_A_CHOICE } from './cart.notices.ts';
import { to } from '#application/kernel/system.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { increaseRefusal, linesOf, type Cart } from '#domain/cart/cart.ts';
import { unavailabilityOf } from '#domain/cart/unavailability.ts';
import { choose, fewerOfAddOn, moreOfAddOn, pick, toggleAddOn } from '#domain/cart/selection.ts';
import { isCampaign, type AddOnId } from '#domain/catalogue/item.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { stepDown, stepUp } from '#domain/kernel/quantity.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { PutOutcome, PutRequest } from './put-in-cart.ts';
import type * as CheckoutGate from './checkout-gate.types.ts';
import { groupIsRefused, hasNoChanges, refusalOf } from './select-item.context.ts';
import { passGate } from './pass-gate.ts';
import { watchCart, watchScope } from './watch-cart.ts';
import type * as SelectItem from './select-item.types.ts';

const withdrawal = { type: 'notices.withdraw', kinds: ABOUT_A_CHOICE } as const;

/** What the item dialog needs from outside. */
export const slots = {
  actors: {
    putInCart: portActor<PutRequest, PutOutcome>('putInCart'),
    watchClock: portListener<SelectItem.ClockTick>('watchClock'),
  },
  effects: {
    closeDialog: effect(),
    /** It is kept in this tab, so that a reload of the checkout keeps it. */
    savePurchase: effect<SelectItem.Chosen>(),
    forgetPurchase: effect(),
  },
};

const base = setup({
  types: {
    input: {} as SelectItem.Input,
    context: {} as SelectItem.Context,
    events: {} as SelectItem.Event,
    tags: {} as SelectItem.Tag,
    meta: {} as Meta,
  },
  actors: {
    ...slots.actors,
    watchCart,
    watchScope,
    passGate,
    authenticate: requireSignIn,
    /** Lasts as long as the dialog, and takes back with it what was told about the choice. */
    noticesOfChoice: fromCallback(({ system }) => () => {
      to('toasts')({ system }).send(withdrawal);
    }),
  },
  guards: {
    isUnavailable: ({ context }) => unavailabilityOf(context.item, context) !== null,
    isAvailable: ({ context }) => unavailabilityOf(context.item, context) === null,
    stockIsReached: ({ context }) =>
      increaseRefusal(context, context.selection.quantity) === 'stockReached',
    maximumIsReached: ({ context }) =>
      increaseRefusal(context, context.selection.quantity) === 'maximumReached',
    groupIsRefused: ({ context }) => groupIsRefused(context),
    selectionIsRefused: ({ context }) => refusalOf(context) !== null,
    selectionIsUnchanged: ({ context }) => hasNoChanges(context),
    isSoldInCampaign: ({ context }) => isCampaign(context.item),
    visitorIsGuest: ({ context }) => !context.isSignedIn,
    hasSignedIn: (_, outcome: AuthenticationOutcome) => outcome === 'signedIn',
    gateIsPassed: (_, outcome: CheckoutGate.Output) => outcome === 'checkout',
    isInCart: (_, outcome: PutOutcome) => outcome !== 'kept',
  },
  actions: {
    pickValue: assign(({ context: { item, selection } }, it: { group: number; value: number }) => ({
      selection: pick(item, selection, it.group, it.value),
    })),
    chooseOption: assign(
      ({ context: { item, selection } }, it: { option: number; answer: number }) => ({
        selection: choose(item, selection, it.option, it.answer),
      }),
    ),
    toggleAddOn: assign(({ context }, id: AddOnId) => ({
      selection: toggleAddOn(context.selection, id),
    })),
    increaseAddOn: assign(({ context }, id: AddOnId) => ({
      selection: moreOfAddOn(context.selection, id),
    })),
    decreaseAddOn: assign(({ context }, id: AddOnId) => ({
      selection: fewerOfAddOn(context.selection, id),
    })),
    increaseQuantity: assign(({ context: { selection } }) => ({
      selection: { ...selection, quantity: stepUp(selection.quantity) },
    })),
    decreaseQuantity: assign(({ context: { selection } }) => ({
      selection: { ...selection, quantity: stepDown(selection.quantity) },
    })),
    setRefusal: assign(({ context }) => ({ refusal: refusalOf(context) })),
    setNoChanges: assign({ refusal: { kind: 'noChanges' } }),
    setLines: assign(({ context }, cart: Cart) => ({ lines: linesOf(cart, context.item.id) })),
    setZones: assign((_, zones: readonly ZoneId[]) => ({ zones })),
    setModule: assign((_, moduleId: ModuleId | null) => ({ moduleId })),
    setVisitor: assign((_, isSignedIn: boolean) => ({ isSignedIn })),
    setTime: assign((_, now: WallTime) => ({ now })),
    showNotice: sendTo(to('toasts'), showing),
    withdrawNotices: sendTo(to('toasts'), withdrawal),
    ...slots.effects,
  },
});

/** The base the item dialog's chart is written in. */
export const selectItem = base.extend({
  actions: {
    /** What was told about the choice as it was is out of date. */
    clearRefusal: base.enqueueActions(({ enqueue }) => {
      enqueue.assign({ refusal: null });
      enqueue('withdrawNotices');
    }),
  },
});
