import type { WhyNot } from '#domain/pricing/coupon-offer.ts';
import type { LocalizedText } from '#server/kernel/localized-text.ts';
import { spelled } from './error-messages.ts';

/** Refusals of a coupon without a figure. */
export const WHY_NOT: Readonly<
  Record<Exclude<WhyNot['kind'], 'belowMinimum'> | 'unknown', LocalizedText>
> = {
  unknown: { en: 'There is no such coupon here', hi: 'यहाँ ऐसा कोई कूपन नहीं है' },
  notYet: { en: 'This coupon cannot be used yet', hi: 'यह कूपन अभी इस्तेमाल नहीं हो सकता' },
  expired: { en: 'This coupon has expired', hi: 'इस कूपन की अवधि समाप्त हो चुकी है' },
  usedUp: { en: 'This coupon has been used up', hi: 'यह कूपन पूरा इस्तेमाल हो चुका है' },
  usedByCustomer: {
    en: 'You have used this coupon already',
    hi: 'आप यह कूपन पहले ही इस्तेमाल कर चुके हैं',
  },
  signIn: { en: 'Sign in to use this coupon', hi: 'यह कूपन इस्तेमाल करने के लिए साइन इन करें' },
  verify: {
    en: 'Verify your e-mail or phone to use this coupon',
    hi: 'यह कूपन इस्तेमाल करने के लिए अपना ई-मेल या फ़ोन सत्यापित करें',
  },
  notFirstOrder: {
    en: 'This coupon is for your first order',
    hi: 'यह कूपन आपके पहले ऑर्डर के लिए है',
  },
  otherStore: {
    en: 'This coupon is for another store',
    hi: 'यह कूपन किसी और स्टोर के लिए है',
  },
  otherZone: {
    en: 'This coupon does not hold in this area',
    hi: 'यह कूपन इस इलाके के लिए नहीं है',
  },
  savesNothing: {
    en: 'This coupon would take nothing off this order',
    hi: 'इस ऑर्डर पर यह कूपन कुछ भी कम नहीं करेगा',
  },
};

export function whyNot(
  why: WhyNot | { readonly kind: 'unknown' },
  sign: Parameters<typeof spelled>[1],
): LocalizedText {
  if (why.kind !== 'belowMinimum') return WHY_NOT[why.kind];
  const missing = spelled(why.missing, sign);
  return {
    en: `Add goods for ${missing} more to use this coupon`,
    hi: `यह कूपन इस्तेमाल करने के लिए ${missing} का सामान और जोड़ें`,
  };
}
