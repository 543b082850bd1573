import type { MessageFormatElement } from 'react-intl';
import type { Language } from '#domain/kernel/language.ts';

export type Messages = Record<string, MessageFormatElement[]>;

/** The words of one language, parsed when the app was built. English comes with the views themselves. */
const catalogues: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  en: async () => ({ messages: {} }),
  hi: () => import('virtual:messages/hi'),
};

export const loadMessages = async (language: Language): Promise<Messages> =>
  (await catalogues[language]()).messages;
