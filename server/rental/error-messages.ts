import type { CouponUseRefusal } from '#domain/pricing/coupon-use.ts';
import type { TripCouponRefusal } from '#domain/pricing/trip-coupon.ts';
import type { PickupRefusal } from '#domain/rental/pickup-time.ts';
import type { TripType } from '#domain/rental/trip-details.ts';
import { nameIn, type Named, type LocalizedText } from '#server/kernel/localized-text.ts';
import { WHY_NOT } from '#server/ordering/coupon-messages.ts';

type BothLanguages = { readonly en: string; readonly hi: string };

const both = (
  named: Named,
  sentences: (name: string) => readonly [en: string, hi: string],
): BothLanguages => ({
  en: sentences(nameIn('en', named))[0],
  hi: sentences(nameIn('hi', named))[1],
});

export const VEHICLE_GONE = {
  en: 'This vehicle is no longer offered',
  hi: 'यह गाड़ी अब नहीं दी जाती',
};
export const IN_CART_ALREADY = {
  en: 'This vehicle is already in your cart',
  hi: 'यह गाड़ी पहले से आपके कार्ट में है',
};
export const OVER_COUNT = (count: number): BothLanguages => ({
  en: `You can't add more than ${count} quantities of this vehicle.`,
  hi: `आप इस गाड़ी की ${count} से ज़्यादा संख्या नहीं जोड़ सकते।`,
});
export const TYPE_NOT_OFFERED: Readonly<Record<TripType, (vehicle: Named) => BothLanguages>> = {
  hourly: (vehicle) =>
    both(vehicle, (name) => [`${name} has no hourly trip.`, `${name} घंटे के हिसाब से नहीं मिलती।`]),
  distance_wise: (vehicle) =>
    both(vehicle, (name) => [
      `${name} has no distance wise trip.`,
      `${name} दूरी के हिसाब से नहीं मिलती।`,
    ]),
};
export const OTHER_PROVIDER = {
  en: 'Your cart has vehicles of another provider',
  hi: 'आपके कार्ट में किसी दूसरे प्रदाता की गाड़ियाँ हैं',
};
export const OTHER_TYPE: Readonly<Record<TripType, BothLanguages>> = {
  hourly: { en: 'Your cart has hourly trips', hi: 'आपके कार्ट में घंटे वाली ट्रिप हैं' },
  distance_wise: {
    en: 'Your cart has distance wise trips',
    hi: 'आपके कार्ट में दूरी वाली ट्रिप हैं',
  },
};
export const OTHER_TRIP = {
  en: 'Your cart is for another trip: its place, time or duration differs',
  hi: 'आपका कार्ट किसी दूसरी ट्रिप का है: जगह, समय या अवधि अलग है',
};
export const PROVIDER_CLOSED = {
  en: 'The provider is closed at the pickup time',
  hi: 'पिकअप के समय प्रदाता बंद है',
};
export const OUTSIDE_PICKUP_ZONES = {
  en: 'The provider does not hand vehicles over at the pickup place',
  hi: 'प्रदाता पिकअप की जगह पर गाड़ी नहीं देता',
};
export const DESTINATION_OUTSIDE = {
  en: 'The destination is outside the area that we serve',
  hi: 'मंज़िल हमारे सेवा क्षेत्र के बाहर है',
};
export const ZONES_DIFFER = {
  en: 'Pickup and destination are in different areas',
  hi: 'पिकअप और मंज़िल अलग-अलग क्षेत्रों में हैं',
};
export const NO_DISTANCE = {
  en: 'Pickup and destination are the same place',
  hi: 'पिकअप और मंज़िल एक ही जगह हैं',
};
export const CART_FULL = {
  en: 'Your cart cannot hold more different vehicles',
  hi: 'आपके कार्ट में और अलग गाड़ियाँ नहीं आ सकतीं',
};
export const LINE_GONE = {
  en: 'This vehicle is not in your cart',
  hi: 'यह गाड़ी आपके कार्ट में नहीं है',
};
export const TRIP_GONE = { en: 'Your cart has no such trip', hi: 'आपके कार्ट में ऐसी कोई ट्रिप नहीं है' };
export const PICKUP: Readonly<Record<PickupRefusal, BothLanguages>> = {
  malformed: { en: 'Choose a pickup time', hi: 'पिकअप का समय चुनें' },
  noSuchDay: { en: 'There is no such day', hi: 'ऐसा कोई दिन नहीं है' },
  skippedHour: {
    en: 'The clock passes over this hour on that day. Choose another time.',
    hi: 'उस दिन घड़ी यह घंटा छोड़ देती है। कोई दूसरा समय चुनें।',
  },
};

export const CART_EMPTY = { en: 'Your cart is empty', hi: 'आपका कार्ट खाली है' };
export const OTHER_CART = {
  en: 'Your cart has changed. Look at it and book again.',
  hi: 'आपका कार्ट बदल गया है। उसे देख लें और फिर से बुक करें।',
};
export const LINE_NOT_OFFERED = (vehicle: Named): BothLanguages =>
  both(vehicle, (name) => [`${name} is no longer offered`, `${name} अब नहीं दी जाती`]);
export const LINE_OVER_COUNT = (vehicle: Named, count: number): BothLanguages =>
  both(vehicle, (name) => [`There are only ${count} of ${name}`, `${name} सिर्फ़ ${count} हैं`]);
export const NOT_AVAILABLE = (vehicle: Named, left: number): BothLanguages =>
  both(vehicle, (name) =>
    left === 0
      ? [`${name} is taken at that time`, `${name} उस समय खाली नहीं है`]
      : [`Only ${left} of ${name} are free at that time`, `उस समय ${name} सिर्फ़ ${left} खाली हैं`],
  );
export const PICKUP_PASSED = {
  en: 'Choose a pickup time in the future',
  hi: 'आगे का कोई पिकअप समय चुनें',
};
export const COUPON_UNKNOWN = {
  en: 'There is no such coupon for trips',
  hi: 'ट्रिप के लिए ऐसा कोई कूपन नहीं है',
};
/** Refusals of a coupon for a trip. `minimum` is the least price of the vehicles. */
export const COUPON: Readonly<
  Record<
    CouponUseRefusal | TripCouponRefusal['kind'] | 'signIn' | 'verify' | 'savesNothing',
    (minimum: string) => LocalizedText
  >
> = {
  notYet: () => ({
    en: 'This coupon cannot be used yet',
    hi: 'यह कूपन अभी इस्तेमाल नहीं हो सकता',
  }),
  expired: () => ({ en: 'This coupon has expired', hi: 'इस कूपन की अवधि समाप्त हो चुकी है' }),
  usedUp: () => ({ en: 'This coupon has been used up', hi: 'यह कूपन पूरा इस्तेमाल हो चुका है' }),
  usedByCustomer: () => ({
    en: 'You have used this coupon already',
    hi: 'आप यह कूपन पहले ही इस्तेमाल कर चुके हैं',
  }),
  signIn: () => WHY_NOT.signIn,
  verify: () => WHY_NOT.verify,
  otherProvider: () => ({
    en: 'This coupon does not hold for this provider',
    hi: 'यह कूपन इस प्रदाता के लिए नहीं है',
  }),
  otherZone: () => ({
    en: 'This coupon does not hold where you are picked up',
    hi: 'यह कूपन आपके पिकअप की जगह के लिए नहीं है',
  }),
  savesNothing: () => ({
    en: 'This coupon would take nothing off this trip',
    hi: 'इस ट्रिप पर यह कूपन कुछ भी कम नहीं करेगा',
  }),
  belowMinimum: (minimum) => ({
    en: `This coupon holds from ${minimum} on`,
    hi: `यह कूपन ${minimum} से लागू होता है`,
  }),
};
export const METHOD_NOT_OFFERED = {
  en: 'This payment method is not offered. Pay the provider in cash.',
  hi: 'भुगतान का यह तरीक़ा उपलब्ध नहीं है। प्रदाता को नक़द भुगतान करें।',
};
export const WALLET_TOO_LOW = {
  en: 'Your wallet holds less than this trip costs',
  hi: 'आपके वॉलेट में इस ट्रिप की क़ीमत से कम पैसे हैं',
};
export const GIVEN_BACK = 'What was paid for this trip has been given back';
export const NOT_PAID_YET = 'This trip is not paid yet, so its provider has not heard of it';
export const TRIP_NOT_PAYABLE = {
  en: 'This trip cannot be paid any more',
  hi: 'इस ट्रिप का भुगतान अब नहीं किया जा सकता',
};
export const PAYMENT_CHOSEN = {
  en: 'Your way to pay is noted',
  hi: 'भुगतान का आपका तरीक़ा दर्ज हो गया है',
};
export const TOTAL_CHANGED = (total: string): BothLanguages => ({
  en: `The total is now ${total}. Check it and book again.`,
  hi: `कुल राशि अब ${total} है। देख लें और फिर से बुक करें।`,
});
export const PRICE_CHANGED = (vehicle: Named, from: string, to: string): BothLanguages =>
  both(vehicle, (name) => [
    `${name} now costs ${to}, and not ${from}`,
    `${name} का दाम अब ${from} नहीं, ${to} है`,
  ]);
export const TRIP_NOT_FOUND = { en: 'Trip not found', hi: 'ट्रिप नहीं मिली' };
export const TOO_LATE_TO_CANCEL = {
  en: 'This trip can no longer be canceled',
  hi: 'यह ट्रिप अब रद्द नहीं की जा सकती',
};
export const CANCELED = { en: 'Your trip has been canceled', hi: 'आपकी ट्रिप रद्द कर दी गई है' };
export const PAY_IN_CASH = {
  en: 'Pay the provider in cash',
  hi: 'प्रदाता को नक़द भुगतान करें',
};
export const TRIP_OVER = { en: 'This trip is over', hi: 'यह ट्रिप समाप्त हो चुकी है' };
export const NOT_COMPLETED = {
  en: 'A vehicle can be reviewed after its trip',
  hi: 'गाड़ी की समीक्षा ट्रिप के बाद की जा सकती है',
};
export const REVIEWED_ALREADY = {
  en: 'You have reviewed this vehicle already',
  hi: 'आप इस गाड़ी की समीक्षा पहले ही कर चुके हैं',
};
export const REVIEWED = { en: 'Thank you for your review', hi: 'समीक्षा के लिए धन्यवाद' };
