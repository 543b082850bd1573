import { callName } from '#contract/endpoint.ts';
import { listCart } from '#contract/cart.ts';
import { takeQuote, type WireQuote } from '#contract/ordering.ts';
import { paths } from '#application/kernel/path.ts';
import { id } from '#domain/kernel/id.ts';
import { toDecimal } from '#domain/kernel/money.ts';
import type { CouponProblem, QuotedCoupons } from '#domain/pricing/coupon-offer.ts';
import {
  changesCartInAnotherTab,
  hasBeenHere,
  hasProfile,
  isAsha,
} from '#tests/model/support/in-the-app.ts';
import { answering } from '#tests/model/support/wire.ts';
import { anOffer, quotedCoupons } from '#tests/support/builders/coupon.ts';
import { NOON } from '#tests/support/builders/order.ts';
import { aWireQuote } from '#tests/support/builders/order-wire.ts';
import { aWireItem, aWireLine } from '#tests/support/builders/wire.ts';
import { expect } from '@sundry/statecharts/playwright';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { askingForPrice } from '../quotes.ts';
import { flow } from './flow.ts';

const { code, title } = anOffer();
const CART = callName(listCart);
const QUOTE = callName(takeQuote);

type Refusal = NonNullable<WireQuote['coupon_refusal']>;

const refusalOf = (why: CouponProblem): Refusal => {
  if (why.kind !== 'belowMinimum') throw new Error(`No walk comes to a coupon that is ${why.kind}`);
  return { code: 'below_minimum', message: 'More is missing.', missing: toDecimal(why.missing) };
};

/** The coupons of a price, as the wire carries them. */
const toWire = ({ coupon, couponProblem, coupons }: QuotedCoupons) =>
  aWireQuote({
    coupon: coupon && { code: coupon.code, title: coupon.title, store_id: 1 },
    coupon_refusal: couponProblem && refusalOf(couponProblem),
    coupons: coupons.map(({ code, title, minimumPurchase, storeName, verdict }) => ({
      ...{ code, title, min_purchase: toDecimal(minimumPurchase), expire_date: null },
      store_name: storeName,
      ...(verdict.kind === 'fits'
        ? { store_id: 1, saves: toDecimal(verdict.saves), refusal: null }
        : { store_id: null, saves: null, refusal: refusalOf(verdict.why) }),
    })),
  });

type Told = { readonly quoted: QuotedCoupons };

/** Coupons of the shown price, by window. */
const shown = new WeakMap<Visit['window'], QuotedCoupons>();
/** Each quantity differs from the one before: else the price would stay. */
let pieces = 1;

/**
 * Answers the price that the checkout requests. Without a request, it repeats the present one or changes the
 * cart.
 */
async function isPriced(visit: Visit, { quoted }: Told): Promise<void> {
  const { desk, ends, window } = visit;
  const isAsked = await desk.isHolding(QUOTE);
  if (!isAsked && quoted === shown.get(window) && !(await isListed(visit))) {
    return isToldOnceMore(visit);
  }
  if (!isAsked) {
    pieces = (pieces % 9) + 1;
    await desk.answers(CART, [aWireLine({ item: aWireItem(), quantity: pieces })]);
    await changesCartInAnotherTab(visit);
  }
  shown.set(window, quoted);
  await ends(QUOTE, answering(toWire(quoted)));
}

const isListed = ({ window }: Visit): Promise<boolean> =>
  window.evaluate(() => document.querySelector('[role=dialog]') !== null);

/** An order without a name is not sent, and the price stays. */
const isToldOnceMore = ({ person }: Visit): Promise<void> =>
  person.insisting().press('button', says('ordering.checkout.submit'));

async function comesToCheckout(visit: Visit): Promise<void> {
  const { desk, window, opens } = visit;
  await desk.turnsClockTo(NOON);
  await window.clock.install();
  await isAsha(visit);
  await hasProfile(visit, { f_name: '', l_name: '' });
  await hasBeenHere(visit, 'Food');
  await desk.answers(CART, [aWireLine({ item: aWireItem() })]);
  for (const [call, body] of Object.entries(askingForPrice.beside)) await desk.answers(call, body);
  await desk.holds(QUOTE);
  await opens(paths.checkout('cart'));
  await expect.poll(() => desk.isHolding(QUOTE)).toBe(true);
}

export const fixture = defineFixture(flow, {
  arrange: {
    'an order': comesToCheckout,
    'a coupon from before a reload': async (visit) => {
      const { window } = visit;
      await comesToCheckout(visit);
      await isPriced(visit, { quoted: quotedCoupons({ coupon: { code, title, storeId: id(1) } }) });
      await expect
        .poll(() => window.evaluate(() => sessionStorage.getItem('orderCoupon')))
        .not.toBeNull();
      await window.reload();
    },
  },
  happens: { 'quote.change': isPriced },
  heldInPage: ['quote.change'],
});
