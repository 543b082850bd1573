import type { LocalizedText } from '#server/kernel/localized-text.ts';

export const ITEM_GONE = {
  en: 'This item is no longer sold',
  hi: 'यह आइटम अब नहीं बिकता',
};
export const LINE_GONE = {
  en: 'This item is not in your cart',
  hi: 'यह आइटम आपके कार्ट में नहीं है',
};
export const OTHER_ITEM = {
  en: 'A cart line cannot become another item',
  hi: 'कार्ट की कोई पंक्ति दूसरा आइटम नहीं बन सकती',
};
export const OTHER_MODULE = {
  en: 'This item belongs to another module',
  hi: 'यह आइटम किसी दूसरे मॉड्यूल का है',
};
export const CAMPAIGN = {
  en: 'A campaign item is ordered by itself, not from the cart',
  hi: 'सीमित समय के ऑफ़र वाला आइटम कार्ट से नहीं, अलग से ऑर्डर होता है',
};
export const OUTSIDE_ZONE = {
  en: 'Not available in your location',
  hi: 'आपकी जगह पर उपलब्ध नहीं है',
};
export const NOT_ON_SALE = { en: 'Not Available now', hi: 'अभी उपलब्ध नहीं है' };
export const IN_CART_ALREADY = {
  en: 'This item is already in your cart',
  hi: 'यह आइटम पहले से आपके कार्ट में है',
};
export const CART_FULL = {
  en: 'Your cart cannot hold more different items',
  hi: 'आपके कार्ट में और अलग आइटम नहीं आ सकते',
};

export const otherStore = (held: { readonly en: string; readonly hi: string }): LocalizedText => ({
  en: `Your cart holds items from ${held.en}. Clear it to add this item.`,
  hi: `आपके कार्ट में ${held.hi} के आइटम हैं। यह आइटम जोड़ने के लिए उसे खाली करें।`,
});
