import { couponMachine } from '#application/ordering/coupon/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { anOffer, anOfferTooFar, quotedCoupons } from '#tests/support/builders/coupon.ts';
import { defineFlow } from '@sundry/statecharts';

const { code, title } = anOffer();

export const flow = defineFlow({
  name: 'ordering/coupon',
  machine: couponMachine,
  inputs: { 'an order': { code: null }, 'a coupon from before a reload': { code } },
  events: {
    'code.type': { 'a code': { code: 'feast' }, nothing: { code: ' ' } },
    'coupon.apply': { '': {} },
    'coupon.choose': { 'the best': { code } },
    'coupon.remove': { '': {} },
    'list.open': { '': {} },
    'list.close': { '': {} },
    'quote.change': {
      'no coupon': { quoted: quotedCoupons() },
      'the coupon counts': { quoted: quotedCoupons({ coupon: { code, title, storeId: id(1) } }) },
      'more is missing': {
        quoted: quotedCoupons({
          couponProblem: { kind: 'belowMinimum', missing: dollars(10) },
          coupons: [anOfferTooFar()],
        }),
      },
    },
  },
  outcomes: {},
  within: (it, step) =>
    // A typed code is priced before the next one; a list without fitting coupons offers none.
    step.kind !== 'user' ||
    step.event !== 'coupon.choose' ||
    it.context.quoted.coupons.some(({ verdict }) => verdict.kind === 'fits'),
  project: ({ context: { code: typed, quoted } }) => ({
    code: typed.trim(),
    counts: quoted.coupon?.code ?? null,
    problem: quoted.couponProblem?.kind ?? null,
    fitting: quoted.coupons.filter(({ verdict }) => verdict.kind === 'fits').length,
  }),
  invariants: {
    'a coupon is shown as one that counts only where it is among the amounts': (it) =>
      !it.hasTag('applied') || it.context.quoted.coupon !== null,
    'a refusal says why': (it) =>
      !(it.hasTag('refused') || it.hasTag('dropped')) || it.context.quoted.couponProblem !== null,
    'nothing is asked for without a code': (it) =>
      !it.hasTag('applying') || it.context.code.trim() !== '',
  },
});
