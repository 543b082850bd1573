import type { Messages } from '#ui/kernel/load-messages.ts';

const loaded = new Map<string, Promise<Messages>>();

/** The messages of the inspector in a language; English comes with the views themselves. */
export function loadChartsMessages(locale: string): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = locale === 'hi' ? ofHindi() : Promise.resolve({});
  loaded.set(locale, words);
  return words;
}

const ofHindi = async (): Promise<Messages> =>
  (await import('virtual:messages/hi/charts')).messages;
