import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFlow, reactTestOf } from './new-flow-files.ts';

/**
 * `npm run new-flow -- account/sign-out` writes the folder of a flow and its machine, ready to be walked and
 * drawn.
 */
const [name = ''] = process.argv.slice(2);
const ROOT = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(ROOT, file);

const made = newFlow(name);
const shared = reactTestOf(name.split('/')[0] ?? '');
const taken = Object.keys(made).filter((file) => file !== shared && existsSync(at(file)));
if ('refused' in made || taken.length > 0) {
  console.error('refused' in made ? made.refused : `Already there: ${taken.join(' and ')}.`);
  process.exitCode = 1;
} else {
  for (const [file, text] of Object.entries(made)) {
    if (existsSync(at(file))) continue;
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
    console.log(`wrote ${file}`);
  }
  console.log(
    [
      'Next, and after every change:',
      `  npm run model -- --write --flow ${name}`,
      `  npm run model:mutate -- --report --flow ${name}`,
      `  npm run model -- --level pure --level react --flow ${name}`,
      '  npm run charts',
      'What remains to be written: docs/flows.md.',
    ].join('\n'),
  );
}
