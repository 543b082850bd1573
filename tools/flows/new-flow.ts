import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from '#tools/format.ts';
import { hindiOf, withArea, withDialog, withInput } from './new-dialog-files.ts';
import { newFlow, reactTestOf } from './new-flow-files.ts';

/**
 * `npm run new-flow -- account/sign-out` writes the folder of a flow and its machine, ready to be walked and
 * drawn. With `--dialog` also its view, messages and bindings, and its line in the area's manifest.
 */
const [name = '', option] = process.argv.slice(2);
const area = name.split('/')[0] ?? '';
const isDialog = option === '--dialog';
const ROOT = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(ROOT, file);
const read = (file: string): string | null =>
  existsSync(at(file)) ? readFileSync(at(file), 'utf8') : null;

const made = newFlow(name, isDialog);
const shared = reactTestOf(area);
const taken = Object.keys(made).filter((file) => file !== shared && existsSync(at(file)));
if ('refused' in made || taken.length > 0) {
  console.error('refused' in made ? made.refused : `Already there: ${taken.join(' and ')}.`);
  process.exitCode = 1;
} else {
  for (const [file, text] of Object.entries(made)) {
    if (!existsSync(at(file))) await write(file, text);
  }
  if (isDialog) await list();
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

async function write(file: string, text: string): Promise<void> {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), await formatted(path.basename(file), text));
  console.log(`wrote ${file}`);
}

/** Writes the dialog into the manifests, the generated lists and the locales. */
async function list(): Promise<void> {
  const manifest = `src/application/${area}/${area}.dialogs.ts`;
  const manifests = 'src/application/shell/app-dialogs.ts';
  await write(manifest, withDialog(read(manifest), name));
  await write(manifests, withArea(read(manifests) ?? '', area));
  const inputs = 'tests/model/inputs.ts';
  await write(inputs, withInput(read(inputs) ?? '', name));
  const { dialogMachinesFile, dialogViewsFile } = await import('#tools/dialogs/app-dialogs.ts');
  await write('src/ui/shell/app-dialog-views.ts', await dialogViewsFile());
  await write('src/infrastructure/shell/app-dialog-machines.ts', await dialogMachinesFile());
  const hindi: unknown = { ...JSON.parse(read('locales/hi.json') ?? '{}'), ...hindiOf(name) };
  writeFileSync(at('locales/hi.json'), JSON.stringify(hindi));
  execFileSync(process.execPath, [at('tools/messages/extract.ts')], { cwd: ROOT });
}
