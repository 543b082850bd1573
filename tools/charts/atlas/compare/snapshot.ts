import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { chartOf, type Chart } from '@sundry/statecharts';
import type { ChartLabels, Language } from '@sundry/statecharts/log';
import { metOnPath, planSuite } from '@sundry/statecharts/walk';
import {
  chartLabelsOf,
  diagramsOf,
  inCode,
  laidOut,
  svgOf,
  type Speech,
} from '@sundry/statecharts/drawing';
import { flows } from '#tests/model/flows.ts';

/** The flows of a revision, and what its walks and tests reach. */
export type Snapshot = {
  readonly flows: Readonly<Record<string, FlowSnapshot>>;
  /** The files of tests that name a requirement. */
  readonly requirements: Readonly<Record<string, readonly string[]>>;
};

export type FlowSnapshot = {
  readonly chart: Chart;
  readonly labels: ChartLabels;
  /** The states and ways on the walks of the default suite. */
  readonly reached: readonly string[];
  readonly walked: readonly string[];
  readonly walks: number;
};

export type SnapshotDiagram = {
  readonly parent: string;
  readonly language: Language;
  readonly svg: string;
};

const TESTS = '{src,server,tests,tools}/**/*.{test,spec,scenario,page}.{ts,tsx}';

export async function snapshot(): Promise<Snapshot> {
  const found: Record<string, FlowSnapshot> = {};
  for (const flow of flows) {
    const chart = chartOf(flow.machine);
    const { explored, tests } = planSuite(flow);
    const met = new Set(tests.flatMap(({ path }) => metOnPath(explored, path)));
    const metOf = (kind: string, names: readonly string[]) =>
      names.filter((name) => met.has(`${kind}: ${name}`));
    found[flow.name] = {
      chart,
      labels: chartLabelsOf(chart, (await speechesOf(flow.name, chart)).words),
      reached: metOf(
        'states',
        chart.states.map(({ path }) => path),
      ),
      walked: metOf(
        'transitions',
        chart.transitions.map(({ id }) => id),
      ),
      walks: tests.length,
    };
  }
  return { flows: found, requirements: filesByRequirement() };
}

export async function diagramsOfFlow(name: string): Promise<readonly SnapshotDiagram[]> {
  const flow = flows.find((one) => one.name === name);
  if (!flow) return [];
  const chart = chartOf(flow.machine);
  const { words, code } = await speechesOf(name, chart);
  const drawn: SnapshotDiagram[] = [];
  for (const speech of [words, code])
    for (const diagram of diagramsOf(chart, speech)) {
      const { parent } = diagram;
      drawn.push({
        parent,
        language: speech.language,
        svg: svgOf(diagram, await laidOut(diagram)),
      });
    }
  return drawn;
}

/** The labels of the revision; code names where it has none of this form. */
async function speechesOf(
  name: string,
  chart: Chart,
): Promise<{ readonly words: Speech; readonly code: Speech }> {
  try {
    const speeches = await import('#tools/charts/speeches.ts');
    return await speeches.speechesOf(name, chart);
  } catch {
    return { words: { ...inCode(chart), language: 'words' }, code: inCode(chart) };
  }
}

function filesByRequirement(): Snapshot['requirements'] {
  const known = parse(readFileSync('docs/requirements.yaml', 'utf8')) as { id: string }[];
  const tests = globSync(TESTS).map((file) => ({
    file,
    ids: new Set(readFileSync(file, 'utf8').match(/\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b/g)),
  }));
  return Object.fromEntries(
    known.map(({ id }) => [
      id,
      tests.flatMap(({ file, ids }) => (ids.has(id) ? [file] : [])).toSorted(),
    ]),
  );
}

/** `node snapshot.ts <file>` writes the snapshot of this folder; with flows, their diagrams. */
const [, script, file, ...named] = process.argv;
if (script === import.meta.filename && file !== undefined) {
  const shown = named.length === 0 ? await snapshot() : await diagramsOfAll(named);
  writeFileSync(file, JSON.stringify(shown));
}

async function diagramsOfAll(names: readonly string[]) {
  const all: Record<string, readonly SnapshotDiagram[]> = {};
  for (const name of names) all[name] = await diagramsOfFlow(name);
  return all;
}
