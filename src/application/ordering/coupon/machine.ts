import { assign, sendTo } from 'xstate';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { Told } from '#application/ordering/prescription/machine.ts';
import type { QuotedCoupons } from '#domain/pricing/coupon-offer.ts';

export type Command =
  | { readonly type: 'code.type'; readonly code: string }
  | { readonly type: 'coupon.apply' }
  /** Chooses one of the list, or the suggested one. */
  | { readonly type: 'coupon.choose'; readonly code: string }
  | { readonly type: 'coupon.remove' }
  | { readonly type: 'list.open' }
  | { readonly type: 'list.close' };

/** The checkout reports every quote that it shows. Views hold references that cannot send it. */
export type Report = { readonly type: 'quote.change'; readonly quoted: QuotedCoupons };
export type Event = Command | Report;

/** Report to the checkout: quote with this code, or without one. */
export type CouponReport = { readonly type: 'coupon.change'; readonly code: string | null };

/** Chosen before a reload; null for none. */
export type Input = { readonly code: string | null };

export type Context = {
  /** As typed, or as applied. */
  readonly code: string;
  readonly quoted: QuotedCoupons;
};

export type Tag =
  | 'waiting'
  | 'open'
  | 'applying'
  | 'applied'
  | 'chosen'
  | 'refused'
  | 'dropped'
  | 'removed'
  | 'listed';

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    checkout: CouponReport | Told;
  }
}

export const begin = ({ code }: Input): Context => ({
  code: code ?? '',
  quoted: { coupon: null, couponProblem: null, coupons: [] },
});

/** The machine makes no call: the quote decides whether a code counts. */
export const coupon = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; tags: Tag },
  sets: ['code'],
  guards: {
    codeIsTyped: ({ context }) => context.code.trim() !== '',
    isTold: ({ context }, quoted: QuotedCoupons) => quoted === context.quoted,
    couponCounts: (_, { coupon }: QuotedCoupons) => coupon !== null,
    couponIsRefused: (_, { couponProblem }: QuotedCoupons) => couponProblem !== null,
  },
  actions: {
    clearCode: assign({ code: '' }),
    setQuoted: assign(({ context }, quoted: QuotedCoupons) => ({
      quoted,
      code: quoted.coupon?.code ?? context.code,
    })),
    askForPrice: sendTo(to('checkout'), ({ context }) => ({
      type: 'coupon.change' as const,
      code: context.code.trim() || null,
    })),
  },
});

const quoted = ({ event }: { readonly event: Report }): QuotedCoupons => event.quoted;
const known = ({ context }: { readonly context: Context }): QuotedCoupons => context.quoted;
const setQuoted = { type: 'setQuoted', params: quoted } as const;
const couponCounts = { type: 'couponCounts', params: quoted } as const;
const couponIsRefused = { type: 'couponIsRefused', params: quoted } as const;
const toApplied = {
  guard: couponCounts,
  target: '#coupon.applied',
  actions: setQuoted,
} as const;

export const couponMachine = coupon.createMachine({
  id: 'coupon',
  description:
    'One coupon for an order or a trip: typed, or chosen from a list. Whether it counts, the price says.',
  context: ({ input }) => begin(input),
  initial: 'waiting',
  states: {
    waiting: {
      description:
        'There is no price yet that a coupon could make lower, or that says whether the one from before a reload still fits.',
      tags: 'waiting',
      meta: { reqs: ['CHK-12'] },
      on: {
        'quote.change': [
          { ...toApplied, target: '#coupon.applied.known' },
          { guard: couponIsRefused, target: 'open.dropped', actions: setQuoted },
          { target: 'open', actions: [setQuoted, 'clearCode'] },
        ],
      },
    },
    open: {
      description: 'A code can be typed, and the best coupon that fits is suggested.',
      tags: 'open',
      meta: { reqs: ['CHK-12'] },
      initial: 'entering',
      on: {
        'code.type': {
          target: '.entering',
          actions: { type: 'setCode', params: ({ event }) => event.code },
        },
        'coupon.apply': { guard: 'codeIsTyped', target: 'applying', actions: 'askForPrice' },
        'coupon.choose': {
          target: 'applying',
          actions: [{ type: 'setCode', params: ({ event }) => event.code }, 'askForPrice'],
        },
        'list.open': 'listed',
        'quote.change': [
          { guard: { type: 'isTold', params: quoted } },
          toApplied,
          { target: '.entering', actions: setQuoted },
        ],
      },
      states: {
        entering: {
          description: 'No coupon counts.',
          meta: { reqs: ['CHK-12'] },
        },
        refused: {
          description: 'The code does not count, and it is said why. It can be changed.',
          tags: 'refused',
          meta: { reqs: ['CHK-12', 'PRICE-01', 'PRICE-02'] },
        },
        dropped: {
          description: 'What counted does not fit what has changed any more, and it is said why.',
          tags: 'dropped',
          meta: { reqs: ['CHK-12', 'PRICE-01', 'PRICE-02'] },
        },
        removed: {
          description: 'The customer does without the coupon. The price is as it was before.',
          tags: 'removed',
          meta: { reqs: ['CHK-12'] },
          on: { 'quote.change': [toApplied, { actions: setQuoted }] },
        },
      },
    },
    applying: {
      description: 'The price is asked for with the coupon, and says whether it counts.',
      tags: 'applying',
      meta: { reqs: ['CHK-12', 'PRICE-06'] },
      on: {
        'quote.change': [
          toApplied,
          { guard: couponIsRefused, target: 'open.refused', actions: setQuoted },
          { target: 'open', actions: setQuoted },
        ],
      },
    },
    applied: {
      description: 'The coupon is among the amounts.',
      tags: 'applied',
      meta: { reqs: ['CHK-12', 'PRICE-04'] },
      initial: 'chosen',
      states: {
        chosen: {
          description: 'The customer has just asked for it.',
          tags: 'chosen',
          meta: { reqs: ['CHK-12'] },
        },
        known: {
          description: 'It was chosen before a reload, and fits still.',
          meta: { reqs: ['CHK-12'] },
        },
      },
      on: {
        'coupon.remove': { target: 'open.removed', actions: ['clearCode', 'askForPrice'] },
        'list.open': 'listed',
        'quote.change': [
          { guard: couponCounts, actions: setQuoted },
          { guard: couponIsRefused, target: 'open.dropped', actions: setQuoted },
          { target: 'open', actions: [setQuoted, 'clearCode'] },
        ],
      },
    },
    listed: {
      description: 'All coupons are listed, with what each saves or why it does not fit yet.',
      tags: 'listed',
      meta: { reqs: ['CHK-12', 'PRICE-01', 'PRICE-02'] },
      on: {
        'coupon.choose': {
          target: 'applying',
          actions: [{ type: 'setCode', params: ({ event }) => event.code }, 'askForPrice'],
        },
        'quote.change': { actions: setQuoted },
        'list.close': [
          { guard: { type: 'couponCounts', params: known }, target: 'applied' },
          { guard: { type: 'couponIsRefused', params: known }, target: 'open.refused' },
          { target: 'open' },
        ],
      },
    },
  },
});
