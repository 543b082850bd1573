import { LONGEST_MESSAGE } from '#domain/messaging/message-text.ts';

export const SUPPORT = { en: 'Sundry support', hi: 'Sundry सहायता' };
export const COURIER = { en: 'Courier of order', hi: 'ऑर्डर का कूरियर' };

export const NOT_FOUND = {
  en: 'There is no such conversation, or it is not yours',
  hi: 'ऐसी कोई बातचीत नहीं है, या वह आपकी नहीं है',
};
export const NONE_NAMED = {
  en: 'Say which conversation: its id, a store, a courier or support',
  hi: 'बताएँ कौन-सी बातचीत: उसकी आईडी, स्टोर, कूरियर या सहायता',
};
export const NO_PARTNER = {
  en: 'This store or courier does not exist',
  hi: 'यह स्टोर या कूरियर मौजूद नहीं है',
};
export const NO_ORDER = {
  en: 'There is no such order, or it is not yours',
  hi: 'ऐसा कोई ऑर्डर नहीं है, या वह आपका नहीं है',
};
export const NO_COURIER = {
  en: 'No courier is on the way with this order',
  hi: 'इस ऑर्डर के साथ कोई कूरियर रास्ते में नहीं है',
};
export const EMPTY = {
  en: 'Write something, or add a picture',
  hi: 'कुछ लिखें या कोई तस्वीर जोड़ें',
};
export const TOO_LONG = {
  en: `A message may have up to ${LONGEST_MESSAGE} characters`,
  hi: `संदेश में ज़्यादा से ज़्यादा ${LONGEST_MESSAGE} अक्षर हो सकते हैं`,
};
export const NO_IMAGE = {
  en: 'There is no such picture, or it is not yours',
  hi: 'ऐसी कोई तस्वीर नहीं है, या वह आपकी नहीं है',
};
