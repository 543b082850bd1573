import type { ParcelMeasure } from '#domain/parcel/parcel.ts';

export const CATEGORY_UNKNOWN = {
  en: 'This kind of parcel is not carried any more',
  hi: 'इस तरह का पार्सल अब नहीं भेजा जाता',
};
export const SENDER_OUTSIDE = {
  en: 'We do not fetch parcels at this place',
  hi: 'इस जगह से पार्सल नहीं लिए जाते',
};
export const RECEIVER_OUTSIDE = {
  en: 'We do not bring parcels to this place',
  hi: 'इस जगह पर पार्सल नहीं पहुँचाए जाते',
};
export const SAME_PLACE = {
  en: 'Sender and receiver are at the same place',
  hi: 'भेजने और पाने वाले की जगह एक ही है',
};
export const RECEIVER_NAME = { en: "Enter the receiver's name", hi: 'पाने वाले का नाम लिखें' };
export const RECEIVER_PHONE = {
  en: "Enter the receiver's phone number with its country code",
  hi: 'पाने वाले का फ़ोन नंबर देश कोड के साथ लिखें',
};
export const SENDER_PHONE = {
  en: "Enter the sender's phone number with its country code",
  hi: 'भेजने वाले का फ़ोन नंबर देश कोड के साथ लिखें',
};
export const NOT_ACKNOWLEDGED = {
  en: 'Confirm that nothing prohibited is in the parcel',
  hi: 'पुष्टि करें कि पार्सल में कोई प्रतिबंधित चीज़ नहीं है',
};
export const OVER_LIMIT: Readonly<Record<ParcelMeasure, { en: string; hi: string }>> = {
  weight: {
    en: 'The parcel is too heavy for this category',
    hi: 'इस श्रेणी के लिए पार्सल बहुत भारी है',
  },
  size: {
    en: 'The parcel is too long for this category',
    hi: 'इस श्रेणी के लिए पार्सल बहुत लंबा है',
  },
  value: {
    en: 'The parcel is worth too much for this category',
    hi: 'इस श्रेणी के लिए पार्सल का मूल्य बहुत ज़्यादा है',
  },
};
export const RECEIVER_PAYS_CASH = {
  en: 'A receiver who pays, pays in cash',
  hi: 'पाने वाला भुगतान करे तो नक़द ही करता है',
};
export const SIGN_IN_TO_SEND = {
  en: 'Please sign in to continue.',
  hi: 'आगे बढ़ने के लिए कृपया साइन इन करें।',
};
export const NOT_OFFERED = {
  en: 'This payment method is not offered',
  hi: 'भुगतान का यह तरीक़ा उपलब्ध नहीं है',
};
export const WALLET_TOO_LOW = {
  en: 'Your wallet holds less than this parcel costs',
  hi: 'आपके वॉलेट में इस पार्सल की क़ीमत से कम पैसे हैं',
};
export const ABOVE_CASH_LIMIT = (limit: string) => ({
  en: `Cash on delivery is available for orders up to ${limit}.`,
  hi: `कैश ऑन डिलीवरी ${limit} तक के ऑर्डर के लिए उपलब्ध है।`,
});
export const FEE_CHANGED = (total: string) => ({
  en: `Sending it now costs ${total}. Check it and order again.`,
  hi: `भेजने का ख़र्च अब ${total} है। देख लें और फिर से ऑर्डर करें।`,
});
export const INSTRUCTIONS = [
  { id: 1, name: 'Call on arrival', translations: { 'name.hi': 'पहुँचकर फ़ोन करें' } },
  { id: 2, name: 'Hand it to the doorman', translations: { 'name.hi': 'दरबान को दे दें' } },
  { id: 3, name: 'Leave it at the door', translations: { 'name.hi': 'दरवाज़े पर छोड़ दें' } },
  { id: 4, name: 'Do not ring the bell', translations: { 'name.hi': 'घंटी न बजाएँ' } },
  { id: 5, name: 'Handle with care', translations: { 'name.hi': 'सावधानी से उठाएँ' } },
] as const;
