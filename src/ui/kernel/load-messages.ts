import type { MessageFormatElement } from 'react-intl';
import type { Language } from '#domain/kernel/language.ts';

export type Messages = Record<string, MessageFormatElement[]>;

/** Compiled messages by language. English is bundled with the views. */
const catalogues: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  en: async () => ({ messages: {} }),
  hi: () => import('virtual:messages/hi'),
};

export const loadMessages = async (language: Language): Promise<Messages> =>
  (await catalogues[language]()).messages;
