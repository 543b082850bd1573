import { readFileSync } from 'node:fs';

const catalogues = new Map<string, Record<string, string>>();

/** The words of a message as a person reads them, so that a change of copy breaks no journey. */
export function words(
  id: string,
  values: Readonly<Record<string, string | number>> = {},
  language = 'en',
): string {
  const catalogue = catalogueOf(language);
  const message = catalogue[id];
  if (message === undefined) throw new Error(`locales/${language}.json has no "${id}"`);
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function catalogueOf(language: string): Record<string, string> {
  const known = catalogues.get(language);
  if (known) return known;
  const read = JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Record<
    string,
    string | { defaultMessage: string }
  >;
  const plain = Object.fromEntries(
    Object.entries(read).map(([id, message]) => [
      id,
      typeof message === 'string' ? message : message.defaultMessage,
    ]),
  );
  catalogues.set(language, plain);
  return plain;
}
