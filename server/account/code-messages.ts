export const CODE_SENT = {
  en: 'A code is on its way to you',
  hi: 'एक कोड आपको भेजा जा रहा है',
};
/** The same with or without such an account. */
export const RESET_SENT = {
  en: 'If there is an account with it, a code is on its way to it',
  hi: 'यदि इससे कोई खाता है, तो उस पर एक कोड भेजा जा रहा है',
};
export const CODES_NOT_SENT = {
  en: 'Codes cannot be sent here yet. Please get in touch with us.',
  hi: 'यहाँ अभी कोड नहीं भेजे जा सकते। कृपया हमसे संपर्क करें।',
};
export const CODE_WRONG = {
  en: 'This code is not right',
  hi: 'यह कोड सही नहीं है',
};
export const CODE_LATE = {
  en: 'This code is no longer valid. Ask for a new one.',
  hi: 'यह कोड अब मान्य नहीं है। नया कोड मँगाएँ।',
};
export const CODE_EXHAUSTED = {
  en: 'Too many wrong codes. Ask for a new one.',
  hi: 'बहुत सारे ग़लत कोड। नया कोड मँगाएँ।',
};
export const CODE_RIGHT = {
  en: 'The code is right',
  hi: 'कोड सही है',
};
export const EMAIL_VERIFIED = {
  en: 'Your e-mail address is verified',
  hi: 'आपका ई-मेल पता सत्यापित हो गया है',
};
export const PHONE_VERIFIED = {
  en: 'Your phone number is verified',
  hi: 'आपका फ़ोन नंबर सत्यापित हो गया है',
};
export const PASSWORD_CHANGED = {
  en: 'Your password is changed. Sign in with it.',
  hi: 'आपका पासवर्ड बदल गया है। इससे साइन इन करें।',
};
export const PASSWORDS_DIFFER = {
  en: 'The two passwords are not the same',
  hi: 'दोनों पासवर्ड एक जैसे नहीं हैं',
};
