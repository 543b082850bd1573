import { textOf, type Catalogue } from './catalogue.ts';

/** Equal texts of different meanings, each with its reason; another language may tell them apart. */
export const HOMONYMS: Readonly<Record<string, string>> = {
  Canceled: 'A status has the gender of an order or of a trip.',
  Contact: 'The details of a customer, or how to reach the business.',
  Name: 'The name of a person, or of a place.',
  Orders: 'The page of orders, or the part of a wallet that was spent on them.',
  Other: 'Another kind of place, or of entry.',
  'Referral code': 'The code of an inviter, or the page with the own one.',
  Trips: 'The page of trips, or the part of a wallet that was spent on them.',
};

/** The inspector's messages are in a file of their own, which customers do not fetch. */
const isOfInspector = (id: string): boolean => id.startsWith('charts.');

/** Messages with equal texts in both languages, and homonyms that no longer repeat. */
export function repeats(
  english: Catalogue,
  hindi: Catalogue,
  homonyms: Readonly<Record<string, string>>,
): readonly string[] {
  const byTexts = Object.groupBy(Object.keys(english), (id) =>
    JSON.stringify([isOfInspector(id), textOf(english[id] ?? ''), textOf(hindi[id] ?? '')]),
  );
  const repeated = Object.values(byTexts).filter((ids = []) => ids.length > 1);
  const textIn = ([id = '']: readonly string[] = []) => textOf(english[id] ?? '');
  const known = new Set(repeated.map((ids) => textIn(ids)));
  return [
    ...repeated
      .filter((ids) => !Object.hasOwn(homonyms, textIn(ids)))
      .map((ids = []) => `${ids.join(' and ')} repeat “${textIn(ids)}”: import one of them`),
    ...Object.keys(homonyms)
      .filter((text) => !known.has(text))
      .map((text) => `“${text}” does not repeat: remove it from HOMONYMS`),
  ];
}
