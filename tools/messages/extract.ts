import { writeFileSync } from 'node:fs';
import { argumentsFile } from './arguments.ts';
import { extracted, readCatalogue, sorted, written } from './catalogue.ts';

/** `npm run messages`: extracts the English texts from the sources, and drops unused Hindi ones. */
const english = extracted();
const hindi = Object.entries(readCatalogue('hi')).filter(([id]) => id in english);

writeFileSync('locales/en.json', written(english));
writeFileSync('locales/arguments.d.ts', argumentsFile(english));
writeFileSync('locales/hi.json', written(sorted(Object.fromEntries(hindi))));
