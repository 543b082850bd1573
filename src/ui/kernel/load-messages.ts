import type { MessageFormatElement } from 'react-intl';
import type { Language } from '#domain/shell/language.ts';

export type Messages = Record<string, MessageFormatElement[]>;

/** The words of one language, parsed when the app was built: a browser parses none. */
const catalogues: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  en: () => import('virtual:messages/en'),
  hi: () => import('virtual:messages/hi'),
};

export const loadMessages = async (language: Language): Promise<Messages> =>
  (await catalogues[language]()).messages;
