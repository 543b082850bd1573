import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { textOf, type Catalogue } from './catalogue.ts';

const PREFIX = 'virtual:messages/';

/** Messages of the inspector alone have a file of their own: customers do not fetch it. */
const INSPECTOR = '/charts';
const isOfInspector = (key: string): boolean => key.startsWith('charts.');

/**
 * Serves `virtual:messages/<language>`: the parsed messages of a translation, with English as the fallback.
 * Those of the inspector are in `virtual:messages/<language>/charts`.
 */
export function compiledMessages(): Plugin {
  const fileOf = (language: string) => resolve(`locales/${language}.json`);
  const read = (language: string) =>
    JSON.parse(readFileSync(fileOf(language), 'utf8')) as Catalogue;
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const asked = id.slice(PREFIX.length + 1);
      const forInspector = asked.endsWith(INSPECTOR);
      const language = asked.replace(INSPECTOR, '');
      this.addWatchFile(fileOf(language));
      const texts = Object.entries(read(language))
        .filter(([key]) => isOfInspector(key) === forInspector)
        .map(([key, entry]) => [key, parsed(textOf(entry))]);
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))});`;
    },
  };
}

/**
 * The browser's version of `*.messages.ts`: ids and parsed English texts. English thus loads with the screen
 * that uses it, and notes for translators are left out. The files hold nothing but messages, so they are
 * executed and their exports serialised.
 */
export function parsedMessages(): Plugin {
  return {
    name: 'parsed-messages',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.messages.ts')) return null;
      const version = statSync(file).mtimeMs;
      const { href } = pathToFileURL(file);
      const module = (await import(`${href}?version=${version}`)) as Record<string, Described>;
      return Object.entries(module)
        .map(([name, described]) => `export const ${name} = ${JSON.stringify(spoken(described))};`)
        .join('\n');
    },
  };
}

type Described = Readonly<Record<string, { readonly id: string; readonly defaultMessage: string }>>;

const spoken = (described: Described) =>
  Object.fromEntries(
    Object.entries(described).map(([key, { id, defaultMessage }]) => [
      key,
      { id, defaultMessage: parsed(defaultMessage) },
    ]),
  );

const parsed = (text: string) => parse(text, { captureLocation: false });
