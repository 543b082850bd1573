import { nameIn, type Named } from '#server/kernel/localized-text.ts';

type BothLanguages = { readonly en: string; readonly hi: string };

export const CART_EMPTY = { en: 'Your cart is empty', hi: 'आपका कार्ट खाली है' };
export const STORE_UNKNOWN = { en: 'This store does not exist', hi: 'यह स्टोर मौजूद नहीं है' };
export const ADDRESS_MISSING = {
  en: 'Choose where to deliver',
  hi: 'चुनें कि डिलीवरी कहाँ करनी है',
};
export const SIGN_IN_TO_ORDER = {
  en: 'Please sign in to continue.',
  hi: 'आगे बढ़ने के लिए कृपया साइन इन करें।',
};
export const NOT_OFFERED = {
  en: 'This payment method is not offered',
  hi: 'भुगतान का यह तरीक़ा उपलब्ध नहीं है',
};
export const WALLET_TOO_LOW = {
  en: 'Your wallet holds less than this order costs',
  hi: 'आपके वॉलेट में इस ऑर्डर की क़ीमत से कम पैसे हैं',
};
export const GIVEN_BACK = 'What was paid for this order has been given back';
export const NOT_PAID_YET = 'This order is not paid yet, so the store has not heard of it';
export const COURIER_WAITS =
  'The courier waits ten minutes for the receiver, before the parcel goes back';
export const ONLY_PARCELS_GO_BACK = 'Only a parcel has a receiver who may be absent, and goes back';
export const NOT_PAYABLE = {
  en: 'This order cannot be paid any more',
  hi: 'इस ऑर्डर का भुगतान अब नहीं किया जा सकता',
};
export const PAYMENT_CHOSEN = {
  en: 'Your way to pay is noted',
  hi: 'भुगतान का आपका तरीक़ा दर्ज हो गया है',
};
export const ONE_STORE_ONLINE = {
  en: 'Orders from several stores cannot be paid online together',
  hi: 'कई स्टोर के ऑर्डर एक साथ ऑनलाइन नहीं चुकाए जा सकते',
};
export const NOT_A_CART = {
  en: 'The items to buy now cannot be read',
  hi: 'अभी ख़रीदने वाले आइटम पढ़े नहीं जा सके',
};
export const QUOTE_EXPIRED = {
  en: 'The prices were worked out a while ago. They will be worked out anew.',
  hi: 'क़ीमतें कुछ देर पहले निकाली गई थीं। वे फिर से निकाली जाएँगी।',
};
export const NOT_FOUND = { en: 'Order not found', hi: 'ऑर्डर नहीं मिला' };
export const PARCEL_NOT_FOUND = { en: 'Parcel not found', hi: 'पार्सल नहीं मिला' };
export const TOO_LATE_TO_CANCEL = {
  en: 'This order can no longer be canceled',
  hi: 'यह ऑर्डर अब रद्द नहीं किया जा सकता',
};
export const CANCELED = {
  en: 'Your order has been canceled',
  hi: 'आपका ऑर्डर रद्द कर दिया गया है',
};
export const NOT_FROM_A_STORE = {
  en: 'A parcel cannot be ordered again this way',
  hi: 'पार्सल इस तरह दोबारा ऑर्डर नहीं किया जा सकता',
};
export const AGAIN_CHANGED = {
  en: 'What can be had has changed meanwhile. Look at it once more.',
  hi: 'इस बीच उपलब्ध चीज़ें बदल गई हैं। एक बार फिर देख लें।',
};
export const otherStoreInCart = (held: BothLanguages): BothLanguages => ({
  en: `Your cart holds items from ${held.en}. They leave it for this order.`,
  hi: `आपके कार्ट में ${held.hi} के आइटम हैं। इस ऑर्डर के लिए वे हट जाएँगे।`,
});
export const NOTHING_LEFT = {
  en: 'Nothing of this order can be put into the cart: it is no longer sold, or in the cart already.',
  hi: 'इस ऑर्डर में से कुछ भी कार्ट में नहीं डाला जा सकता: वह अब नहीं बिकता, या कार्ट में पहले से है।',
};
export const IN_CART_AGAIN = {
  en: 'Your order is in the cart again',
  hi: 'आपका ऑर्डर फिर से कार्ट में है',
};
export const PLACED = { en: 'Order placed successfully', hi: 'ऑर्डर सफलतापूर्वक हो गया' };

export const STORE_CLOSED = (store: Named): BothLanguages =>
  both(store, (name) => [`${name} is closed now`, `${name} अभी बंद है`]);
export const LAST_ORDER_PASSED = (store: Named): BothLanguages =>
  both(store, (name) => [
    `${name} takes no more orders before it closes`,
    `${name} बंद होने से पहले अब और ऑर्डर नहीं ले रहा`,
  ]);
export const ZONE_OFF = {
  en: 'We do not deliver here at the moment',
  hi: 'फ़िलहाल यहाँ डिलीवरी नहीं हो रही है',
};
export const OUTSIDE_ZONE = (store: Named): BothLanguages =>
  both(store, (name) => [
    `${name} does not deliver to this address`,
    `${name} इस पते पर डिलीवरी नहीं करता`,
  ]);
export const NO_DELIVERY = (store: Named): BothLanguages =>
  both(store, (name) => [`${name} does not deliver`, `${name} डिलीवरी नहीं करता`]);
export const NO_TAKE_AWAY = (store: Named): BothLanguages =>
  both(store, (name) => [`${name} offers no take away`, `${name} से ख़ुद ले जाने की सुविधा नहीं है`]);
export const NO_SUCH_SLOT = {
  en: 'This time is not offered. Choose another one.',
  hi: 'यह समय उपलब्ध नहीं है। कोई दूसरा समय चुनें।',
};
export const SLOT_FULL = {
  en: 'This time is fully booked. Choose another one.',
  hi: 'यह समय पूरा भर चुका है। कोई दूसरा समय चुनें।',
};
export const TIME_MISSING = {
  en: 'Choose a time for your order',
  hi: 'अपने ऑर्डर का समय चुनें',
};
export const BELOW_MINIMUM = (minimum: string): BothLanguages => ({
  en: `Minimum order amount is ${minimum}`,
  hi: `न्यूनतम ऑर्डर राशि ${minimum} है`,
});
export const ABOVE_CASH_LIMIT = (limit: string): BothLanguages => ({
  en: `Cash on delivery is available for orders up to ${limit}.`,
  hi: `कैश ऑन डिलीवरी ${limit} तक के ऑर्डर के लिए उपलब्ध है।`,
});
export const TOTAL_CHANGED = (total: string): BothLanguages => ({
  en: `The total is now ${total}. Check it and order again.`,
  hi: `कुल राशि अब ${total} है। देख लें और फिर से ऑर्डर करें।`,
});

export const ITEM_GONE = (item: Named): BothLanguages =>
  both(item, (name) => [`${name} is no longer available`, `${name} अब उपलब्ध नहीं है`]);
export const NEEDS_PRESCRIPTION = (item: Named): BothLanguages =>
  both(item, (name) => [
    `${name} is sold on prescription only. Upload a picture of the prescription.`,
    `${name} केवल डॉक्टर के पर्चे पर मिलती है। पर्चे की तस्वीर अपलोड करें।`,
  ]);
export const NOT_ON_SALE = (item: Named): BothLanguages =>
  both(item, (name) => [`${name} is not available now`, `${name} अभी उपलब्ध नहीं है`]);
export const OUT_OF_STOCK = (item: Named): BothLanguages =>
  both(item, (name) => [`There is not enough of ${name} left`, `${name} का इतना स्टॉक नहीं बचा है`]);
export const OVER_MAXIMUM = (item: Named): BothLanguages =>
  both(item, (name) => [
    `You have reached the maximum quantity for ${name}`,
    `आप ${name} की अधिकतम मात्रा तक पहुँच गए हैं`,
  ]);

export const NOT_ORDERED = {
  en: 'This item was not part of the order',
  hi: 'यह आइटम इस ऑर्डर में नहीं था',
};
export const NOT_BROUGHT = {
  en: 'This order was picked up at the store',
  hi: 'यह ऑर्डर स्टोर से लिया गया था',
};
export const NOT_DELIVERED = {
  en: 'You can review an order once it has been delivered',
  hi: 'ऑर्डर की डिलीवरी हो जाने के बाद आप समीक्षा लिख सकते हैं',
};
export const REVIEWED_ALREADY = {
  en: 'You have reviewed this already',
  hi: 'आप इसकी समीक्षा पहले ही लिख चुके हैं',
};
export const REVIEWED = {
  en: 'Thank you for your review',
  hi: 'आपकी समीक्षा के लिए धन्यवाद',
};
export const NO_REFUND = {
  en: 'A refund can be requested once an order is delivered and paid',
  hi: 'रिफ़ंड का अनुरोध ऑर्डर की डिलीवरी और भुगतान के बाद ही किया जा सकता है',
};
export const REFUND_REQUESTED_ALREADY = {
  en: 'A refund of this order has been requested already',
  hi: 'इस ऑर्डर के रिफ़ंड का अनुरोध पहले ही किया जा चुका है',
};
export const REFUND_REQUESTED = {
  en: 'Your refund request has been sent',
  hi: 'आपका रिफ़ंड अनुरोध भेज दिया गया है',
};

export const REFUND_REASONS = [
  { id: 1, name: 'Items are missing', translations: { 'name.hi': 'कुछ आइटम नहीं मिले' } },
  { id: 2, name: 'I got the wrong items', translations: { 'name.hi': 'ग़लत आइटम मिले' } },
  {
    id: 3,
    name: 'Items are damaged or spoiled',
    translations: { 'name.hi': 'आइटम ख़राब या टूटे हुए हैं' },
  },
  { id: 4, name: 'The order came too late', translations: { 'name.hi': 'ऑर्डर बहुत देर से आया' } },
  { id: 5, name: 'The order never came', translations: { 'name.hi': 'ऑर्डर आया ही नहीं' } },
] as const;

export const CANCELLATION_REASONS = [
  { id: 1, name: 'I changed my mind', translations: { 'name.hi': 'मेरा मन बदल गया' } },
  { id: 2, name: 'I ordered by mistake', translations: { 'name.hi': 'ग़लती से ऑर्डर हो गया' } },
  {
    id: 3,
    name: 'The delivery takes too long',
    translations: { 'name.hi': 'डिलीवरी में बहुत समय लग रहा है' },
  },
  { id: 4, name: 'The address is wrong', translations: { 'name.hi': 'पता ग़लत है' } },
  { id: 5, name: 'I found a better price', translations: { 'name.hi': 'कहीं और बेहतर दाम मिला' } },
] as const;

function both(
  named: Named,
  sentences: (name: string) => readonly [en: string, hi: string],
): BothLanguages {
  return { en: sentences(nameIn('en', named))[0], hi: sentences(nameIn('hi', named))[1] };
}

export { spelled } from '#server/kernel/spelled-money.ts';
