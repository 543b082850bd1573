import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Says which requirements a test or a machine names, and which not yet.
 * `npm run requirements`             a line an area
 * `npm run requirements -- --open`   the ids that nothing names, in their words
 * `npm run requirements -- LOC-07`   where one is named
 */
type Requirement = { readonly id: string; readonly text: string; readonly kind: string };

const requirements = parse(readFileSync('docs/requirements.yaml', 'utf8')) as Requirement[];
const known = new Set(requirements.map(({ id }) => id));
const places = namedPlaces();
const asked = process.argv.slice(2);

if (asked[0] === '--open') listOpen();
else if (asked.length > 0) asked.forEach(showOne);
else summarise();

const unknown = [...places.keys()].filter((id) => !known.has(id));
if (unknown.length > 0) {
  console.error(`No such requirement: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

/** Ids in test titles and in machines' `meta.reqs`, with the files that name them. */
function namedPlaces(): Map<string, string[]> {
  const areas = [...new Set([...known].map((id) => id.slice(0, id.lastIndexOf('-'))))];
  const pattern = new RegExp(`\\b(?:${areas.join('|')})-\\d{2,3}\\b`, 'g');
  const found = new Map<string, string[]>();
  const files = globSync('{src,server,contract,tools,tests}/**/*.{ts,tsx}', {
    exclude: (name) => name === 'node_modules' || name === 'planted',
  });
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const spoken = /\.(test|spec)\.tsx?$|scenario\.ts$|^tests[/\\]/.test(file)
      ? text
      : (text.match(/reqs: \[[^\]]*\]/g) ?? []).join('\n');
    for (const id of new Set(spoken.match(pattern) ?? [])) {
      found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}

function summarise(): void {
  const areas = Map.groupBy(requirements, ({ id }) => id.slice(0, id.lastIndexOf('-')));
  for (const [area, own] of areas) {
    const named = own.filter(({ id }) => places.has(id)).length;
    console.log(
      `${area.padEnd(12)} ${String(named).padStart(3)} of ${String(own.length).padStart(3)}`,
    );
  }
  const total = requirements.filter(({ id }) => places.has(id)).length;
  console.log(
    `${'all'.padEnd(12)} ${String(total).padStart(3)} of ${String(requirements.length).padStart(3)}`,
  );
}

function listOpen(): void {
  for (const { id, text, kind } of requirements) {
    if (!places.has(id) && kind !== 'note') console.log(`${id.padEnd(16)} ${text}`);
  }
}

function showOne(id: string): void {
  const requirement = requirements.find((one) => one.id === id);
  if (!requirement) return void console.log(`${id}: no such requirement`);
  console.log(`${id}: ${requirement.text}`);
  for (const file of places.get(id) ?? ['named nowhere']) console.log(`  ${file}`);
}
