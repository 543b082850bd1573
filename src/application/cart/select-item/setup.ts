import { assign, fromCallback, sendTo } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { ABOUT_A_CHOICE } from '#application/cart/cart.notices.ts';
import type * as CheckoutGate from '#application/cart/checkout-gate/machine.ts';
import { passGate } from '#application/cart/pass-gate.ts';
import type { PutOutcome, PutRequest } from '#application/cart/put-in-cart.ts';
import {
  type CartChange,
  type ScopeReport,
  watchCart,
  watchScope,
} from '#application/cart/watch-cart.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import { type Cart, type CartLine, increaseRefusal, linesOf } from '#domain/cart/cart.ts';
import type { SelectionRefusal } from '#domain/cart/selection-check.ts';
import {
  choose,
  fewerOfAddOn,
  moreOfAddOn,
  pick,
  type Selection,
  toggleAddOn,
} from '#domain/cart/selection.ts';
import { type Here, unavailabilityOf } from '#domain/cart/unavailability.ts';
import { type AddOnId, isCampaign, type Item } from '#domain/catalogue/item.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { stepDown, stepUp } from '#domain/kernel/quantity.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import { groupIsRefused, hasNoChanges, refusalOf } from './rules.ts';

export type Command =
  | { readonly type: 'value.pick'; readonly group: number; readonly value: number }
  | { readonly type: 'option.choose'; readonly option: number; readonly answer: number }
  | { readonly type: 'addOn.toggle'; readonly id: AddOnId }
  | { readonly type: 'addOn.increase'; readonly id: AddOnId }
  | { readonly type: 'addOn.decrease'; readonly id: AddOnId }
  | { readonly type: 'quantity.increase' }
  | { readonly type: 'quantity.decrease' }
  | { readonly type: 'selection.submit' }
  | { readonly type: 'selection.buy' }
  /** Orders a campaign item, which is sold in no other way. */
  | { readonly type: 'campaign.order' };

export type Report = CartChange | ScopeReport | ClockTick;

export type Event = Command | Report;

export type ClockTick = { readonly type: 'clock.tick'; readonly now: WallTime };

export type Input = Here & {
  readonly item: Item;
  readonly cart: Cart;
  readonly isSignedIn: boolean;
};

export type Context = Here & {
  readonly item: Item;
  /** Lines of the cart with this item, each with its own choice. */
  readonly lines: readonly CartLine[];
  readonly selection: Selection;
  readonly isSignedIn: boolean;
  readonly refusal: Refusal | null;
};

export type Refusal = SelectionRefusal | { readonly kind: 'noChanges' };
export type Tag = 'offered' | 'busy' | 'leaving' | 'put';
export type Chosen = Pick<Context, 'item' | 'selection'>;

const withdrawal = { type: 'notices.withdraw', kinds: ABOUT_A_CHOICE } as const;

export const slots = {
  actors: {
    putInCart: portActor<PutRequest, PutOutcome>('putInCart'),
    watchClock: portListener<ClockTick>('watchClock'),
  },
  effects: {
    closeDialog: effect(),
    /** Stored in this tab, so that a reload of the checkout keeps it. */
    savePurchase: effect<Chosen>(),
    forgetPurchase: effect(),
  },
};

const base = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; tags: Tag },
  slots,
  sets: ['zones'],
  actors: {
    watchCart,
    watchScope,
    passGate,
    authenticate:
      requireSignIn /** Lives as long as the dialog and dismisses the notices about the choice. */,
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
    setModule: assign((_, moduleId: ModuleId | null) => ({ moduleId })),
    setVisitor: assign((_, isSignedIn: boolean) => ({ isSignedIn })),
    setTime: assign((_, now: WallTime) => ({ now })),
    withdrawNotices: sendTo(to('toasts'), withdrawal),
  },
});

export const selectItem = base.extend({
  actions: {
    /** Notices about the previous choice are out of date. */
    clearRefusal: base.enqueueActions(({ enqueue }) => {
      enqueue.assign({ refusal: null });
      enqueue('withdrawNotices');
    }),
  },
});
