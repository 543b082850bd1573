import type { ConversionRefusal } from '#domain/wallet/points.ts';

export const CONVERTED = {
  en: 'Your points are in your wallet',
  hi: 'आपके पॉइंट आपके वॉलेट में आ गए हैं',
};
export const NO_POINTS_HERE = {
  en: 'Points cannot be converted at the moment',
  hi: 'फ़िलहाल पॉइंट बदले नहीं जा सकते',
};
export const NO_FUNDS_HERE = {
  en: 'Money cannot be added at the moment',
  hi: 'फ़िलहाल पैसे नहीं जोड़े जा सकते',
};
export const AMOUNT_WRONG = {
  en: 'Enter an amount within the limits',
  hi: 'सीमा के अंदर रक़म लिखें',
};
const NOT_WHOLE = { en: 'Enter a whole number of points', hi: 'पॉइंट की पूरी संख्या लिखें' };
const SIMPLE = {
  missing: NOT_WHOLE,
  notWhole: NOT_WHOLE,
  tooMany: { en: 'You have fewer points than that', hi: 'आपके पास इतने पॉइंट नहीं हैं' },
  worthNothing: {
    en: 'So few points are worth nothing yet',
    hi: 'इतने कम पॉइंट की अभी कोई क़ीमत नहीं है',
  },
};

export const conversionRefused = (refusal: ConversionRefusal) =>
  refusal.kind === 'tooFew'
    ? {
        en: `Convert at least ${refusal.minimum} points at once`,
        hi: `एक बार में कम से कम ${refusal.minimum} पॉइंट बदलें`,
      }
    : SIMPLE[refusal.kind];
