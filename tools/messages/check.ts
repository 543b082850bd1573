import { readFileSync } from 'node:fs';
import { argumentsFile, argumentsOf } from './arguments.ts';
import { extracted, readCatalogue, textOf, written } from './catalogue.ts';
import { HOMONYMS, repeats } from './repeats.ts';

/** `npm run messages:check`: both languages complete, in step with the sources and with each other, and no text twice. */
const sources = extracted();
const english = readCatalogue('en');
const hindi = readCatalogue('hi');

const errors = [
  ...(written(sources) === written(english)
    ? []
    : ['locales/en.json is stale: run `npm run messages`']),
  ...(argumentsFile(sources) === readFileSync('locales/arguments.d.ts', 'utf8')
    ? []
    : ['locales/arguments.d.ts is stale: run `npm run messages`']),
  ...Object.keys(sources).flatMap((id) => errorsOf(id)),
  ...Object.keys(hindi)
    .filter((id) => !(id in sources))
    .map((id) => `locales/hi.json has the unused key ${id}`),
  ...repeats(sources, hindi, HOMONYMS),
];
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;

function errorsOf(id: string): readonly string[] {
  const translation = hindi[id];
  if (translation === undefined) return [`locales/hi.json lacks ${id}`];
  if (textOf(translation).trim() === '') return [`locales/hi.json has an empty ${id}`];
  const wanted = placeholders(textOf(sources[id] ?? ''));
  const given = placeholders(textOf(translation));
  return wanted === given ? [] : [`${id} has {${wanted}} in English and {${given}} in Hindi`];
}

function placeholders(text: string): string {
  return Object.keys(argumentsOf(text)).toSorted().join(', ');
}
