export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: unknown): code is Language =>
  LANGUAGES.some((language) => language === code);

const RIGHT_TO_LEFT = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'];

export const directionOf = (code: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(code) ? 'rtl' : 'ltr';
