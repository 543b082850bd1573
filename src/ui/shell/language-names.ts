import type { Language } from '#domain/kernel/language.ts';

/** Languages are called by their own name in every language. */
export const NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };
