import type { Language } from '#domain/kernel/language.ts';

/** Languages are named in their own language. */
export const NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };
