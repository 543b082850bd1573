import { expect, test } from 'vitest';
import * as coupons from '#application/ordering/coupon/selectors.ts';
import { couponActorOf } from '#application/ordering/selling.selectors.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { CouponProblem } from '#domain/pricing/coupon-offer.ts';
import type { TripCoupon } from '#domain/pricing/trip-coupon.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import { anOffer } from '#tests/support/builders/coupon.ts';
import { dollars } from '#tests/support/builders/money.ts';
import { aTripCart, aTripLine } from '#tests/support/builders/rental.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { startBooking } from '#tests/support/start-booking.ts';
import { bookingRules } from '#application/rental/booking.ts';
import type { BookingItems } from '#application/rental/trip-cart-gateway.port.ts';

const RIDE: TripCoupon = {
  code: 'RIDE',
  title: 'Five off',
  minimumPurchase: dollars(20),
  discount: { type: 'amount', off: dollars(5) },
  reach: { type: 'default' },
};
const two = aTripCart({ lines: [aTripLine({ quantity: quantity(2) })] });
const offer = anOffer({ code: 'RIDE', verdict: { kind: 'fits', saves: dollars(5) } });

/** A checkout with an entered and applied coupon; `why` returns its problem for this cart. */
async function startWithCoupon(why: (cart: TripCart) => CouponProblem | null = () => null) {
  const app = await startBooking({
    says: (code, cart): Partial<BookingItems> => {
      const couponProblem = code === null ? null : why(cart);
      const coupon = code === null || couponProblem ? null : RIDE;
      return { coupon, couponProblem, coupons: [offer] };
    },
  });
  const coupon = couponActorOf(app.booking.getSnapshot());
  if (!coupon) throw new Error('No coupon can be typed');
  coupon.send({ type: 'code.type', code: ' RIDE ' });
  coupon.send({ type: 'coupon.apply' });
  await decisionsSettle();
  return { ...app, coupon, seen: () => coupon.getSnapshot() };
}

test('the best coupon for the trip is suggested, and counts once it is chosen [CHK-16, D-21]', async () => {
  const { coupon, seen, ...app } = await startWithCoupon();
  expect(app.asked).toEqual([null, 'RIDE']);
  expect(app.total()).toEqual(dollars(25));

  coupon.send({ type: 'coupon.remove' });
  await decisionsSettle();
  expect(app.total()).toEqual(dollars(30));
  expect(coupons.suggestedOf(seen())).toEqual(offer);

  coupon.send({ type: 'coupon.choose', code: 'RIDE' });
  await decisionsSettle();
  expect(app.total()).toEqual(dollars(25));
  expect([coupons.appliedOf(seen()), coupons.savedOf(seen())]).toEqual([RIDE, dollars(5)]);
});

test('a coupon is asked about again with the changed trip, and counts while it fits [CHK-16, D-21]', async () => {
  const { seen, ...app } = await startWithCoupon();

  await app.changesTo(two);

  expect(app.asked).toEqual([null, 'RIDE', 'RIDE']);
  expect(app.total()).toEqual(dollars(55));
  expect(coupons.appliedOf(seen())).toEqual(RIDE);
});

test('a coupon that does not fit the changed trip is dropped, and it is said why [CHK-16, D-21]', async () => {
  const why = { kind: 'otherZone' } as const;
  const { seen, ...app } = await startWithCoupon((cart) => (cart === two ? why : null));

  await app.changesTo(two);

  expect(app.total()).toEqual(dollars(60));
  expect(coupons.appliedOf(seen())).toBe(null);
  expect([coupons.wasDropped(seen()), coupons.problemOf(seen())]).toEqual([true, why]);
  expect(coupons.codeOf(seen()).trim()).toBe('RIDE');
});

test('a coupon that is refused changes no price, and is not asked about with the next [CHK-16]', async () => {
  const why = { kind: 'expired' } as const;
  const { seen, ...app } = await startWithCoupon(() => why);
  expect(coupons.problemOf(seen())).toEqual(why);
  expect(app.total()).toEqual(dollars(30));

  await app.changesTo(two);

  expect(app.asked).toEqual([null, 'RIDE', null]);
});

test('a booking that is refused for its coupon is priced anew [CHK-18, D-106]', () => {
  expect(bookingRules.isPriceOld('coupon')).toBe(true);
});
