import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { textOf, type Catalogue } from './catalogue.ts';

const PREFIX = 'virtual:messages/';

/** Serves `virtual:messages/<language>`: the catalogue, parsed, with English where a text is missing. */
export function compiledMessages(): Plugin {
  const fileOf = (language: string) => resolve(`locales/${language}.json`);
  const read = (language: string) =>
    JSON.parse(readFileSync(fileOf(language), 'utf8')) as Catalogue;
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      this.addWatchFile(fileOf(language));
      const own = read(language);
      const parsed = Object.entries(read('en')).map(([key, english]) => [
        key,
        parse(textOf(own[key] ?? english), { captureLocation: false }),
      ]);
      const json = JSON.stringify(Object.fromEntries(parsed));
      return `export const messages = JSON.parse(${JSON.stringify(json)});`;
    },
  };
}

/**
 * In the built app a message is its id: the words are in the catalogues, the notes for translators are
 * not for browsers. `*.messages.ts` files hold nothing but messages, so they are run and written anew.
 */
export function messageIdsOnly(): Plugin {
  return {
    name: 'message-ids-only',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.messages.ts')) return null;
      const module = (await import(pathToFileURL(id).href)) as Record<string, Described>;
      return Object.entries(module)
        .map(([name, described]) => `export const ${name} = ${JSON.stringify(idsOf(described))};`)
        .join('\n');
    },
  };
}

type Described = Readonly<Record<string, { readonly id: string }>>;

const idsOf = (described: Described) =>
  Object.fromEntries(Object.entries(described).map(([key, { id }]) => [key, { id }]));
