import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFlow } from './new-flow-files.ts';

/** `npm run new-flow -- account/sign-out` writes the folder of a flow, and its machine. */
const [name = ''] = process.argv.slice(2);
const ROOT = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(ROOT, file);

const made = newFlow(name);
const taken = Object.keys(made).filter((file) => existsSync(at(file)));
if ('refused' in made || taken.length > 0) {
  console.error('refused' in made ? made.refused : `There is ${taken.join(' and ')} already.`);
  process.exitCode = 1;
} else {
  for (const [file, text] of Object.entries(made)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
    console.log(`wrote ${file}`);
  }
  console.log(`Next: npm run model -- --level pure --flow ${name}. See docs/model-based-tests.md.`);
}
