import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
