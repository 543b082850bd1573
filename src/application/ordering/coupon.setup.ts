import { assign, sendTo, setup } from 'xstate';
import type { Meta } from '#application/kernel/meta.ts';
import { to } from '#application/kernel/system.ts';
import type { QuotedCoupons } from '#domain/pricing/coupon-offer.ts';
import type * as Coupon from './coupon.types.ts';
import type { Told } from './prescription.types.ts';

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    /** The checkout of a page, as long as that is open. */
    checkout: Coupon.CouponReport | Told;
  }
}

export const begin = ({ code }: Coupon.Input): Coupon.Context => ({
  code: code ?? '',
  quoted: { coupon: null, couponProblem: null, coupons: [] },
});

/** The words the chart of a coupon is written in. It asks nothing itself: the price says what counts. */
export const coupon = setup({
  types: {
    input: {} as Coupon.Input,
    context: {} as Coupon.Context,
    events: {} as Coupon.Event,
    tags: {} as Coupon.Tag,
    meta: {} as Meta,
  },
  guards: {
    codeIsTyped: ({ context }) => context.code.trim() !== '',
    isTold: ({ context }, quoted: QuotedCoupons) => quoted === context.quoted,
    couponCounts: (_, { coupon }: QuotedCoupons) => coupon !== null,
    couponIsRefused: (_, { couponProblem }: QuotedCoupons) => couponProblem !== null,
  },
  actions: {
    setCode: assign((_, code: string) => ({ code })),
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
