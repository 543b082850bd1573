import { namedRequirements, requirements } from './named-requirements.ts';

/**
 * Lists the requirements that a test or a machine names, and the others.
 * `npm run requirements`             a line per area
 * `npm run requirements -- --open`   the unnamed ids, with their texts
 * `npm run requirements -- LOC-07`   the files that name one
 */
const known = new Set(requirements.map(({ id }) => id));
const places = namedRequirements();
const asked = process.argv.slice(2);

if (asked[0] === '--open') listOpen();
else if (asked.length > 0) asked.forEach(showOne);
else summarise();

const unknown = [...places.keys()].filter((id) => !known.has(id));
if (unknown.length > 0) {
  console.error(`No such requirement: ${unknown.join(', ')}`);
  process.exitCode = 1;
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
  for (const { id, text } of requirements) {
    if (!places.has(id)) console.log(`${id.padEnd(16)} ${text}`);
  }
}

function showOne(id: string): void {
  const requirement = requirements.find((one) => one.id === id);
  if (!requirement) return void console.log(`${id}: no such requirement`);
  console.log(`${id}: ${requirement.text}`);
  for (const file of places.get(id) ?? ['named nowhere']) console.log(`  ${file}`);
}
