import type { PasswordRefusal } from '#domain/account/password.ts';
import type { LocalizedText } from '#server/kernel/localized-text.ts';

export const NAME_MISSING = { en: 'Enter your name', hi: 'अपना नाम लिखें' };
export const EMAIL_MALFORMED = {
  en: 'Enter a valid e-mail address',
  hi: 'सही ई-मेल पता लिखें',
};
export const PHONE_MALFORMED = {
  en: 'Enter a phone number; from another country with its code, such as +1 212 555 0123',
  hi: 'फ़ोन नंबर लिखें; किसी और देश का हो तो उसके कोड के साथ, जैसे +1 212 555 0123',
};
const PASSWORD_WEAK = {
  en: 'Use at least 8 characters with a letter and a digit',
  hi: 'कम से कम 8 अक्षर रखें, जिनमें एक अक्षर और एक अंक हो',
};
export const PASSWORD_MESSAGES: Readonly<Record<PasswordRefusal, LocalizedText>> = {
  missing: PASSWORD_WEAK,
  tooWeak: PASSWORD_WEAK,
  ownContact: {
    en: 'Use another password than your e-mail address or phone number',
    hi: 'अपने ई-मेल पते या फ़ोन नंबर से अलग पासवर्ड रखें',
  },
};
export const EMAIL_TAKEN = {
  en: 'This e-mail address already has an account',
  hi: 'इस ई-मेल पते से पहले ही खाता बना हुआ है',
};
export const PHONE_TAKEN = {
  en: 'This phone number already has an account',
  hi: 'इस फ़ोन नंबर से पहले ही खाता बना हुआ है',
};
export const CURRENT_PASSWORD_WRONG = {
  en: 'Your current password is not right',
  hi: 'आपका मौजूदा पासवर्ड सही नहीं है',
};
export const PROFILE_SAVED = { en: 'Your profile is saved', hi: 'आपकी प्रोफ़ाइल सहेज ली गई है' };
export const NOTIFICATIONS_ON = { en: 'Notifications are on', hi: 'सूचनाएँ चालू हैं' };
export const NOTIFICATIONS_OFF = { en: 'Notifications are off', hi: 'सूचनाएँ बंद हैं' };
export const NO_PICTURE = { en: 'There is no such picture', hi: 'ऐसी कोई तस्वीर नहीं है' };
export const ORDERS_RUNNING = {
  en: 'Your account cannot be deleted while an order is on its way',
  hi: 'जब तक कोई ऑर्डर रास्ते में है, आपका खाता नहीं हटाया जा सकता',
};
export const TRIPS_RUNNING = {
  en: 'Your account cannot be deleted while a trip is not over',
  hi: 'जब तक कोई ट्रिप पूरी नहीं हुई है, आपका खाता नहीं हटाया जा सकता',
};
export const NO_SESSION = {
  en: 'This device is signed out already',
  hi: 'इस डिवाइस से पहले ही साइन आउट हो चुका है',
};
export const SESSION_ENDED = { en: 'The device is signed out', hi: 'डिवाइस से साइन आउट हो गया' };
export const OTHERS_SIGNED_OUT = {
  en: 'All other devices are signed out',
  hi: 'बाक़ी सभी डिवाइसों से साइन आउट हो गया',
};
export const ACCOUNT_REMOVED = { en: 'Your account is deleted', hi: 'आपका खाता हटा दिया गया है' };
/** Replaces the name on records that outlive their account. */
export const FORMER_CUSTOMER = 'Former customer';
