import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { flows, lives } from '#tests/model/flows.ts';
import type { RouteMap } from '@sundry/statecharts/log';
import { chartOf, type Chart, type Flow } from '@sundry/statecharts';
import {
  diagramsOf,
  markdownOf,
  mermaidOf,
  fileNameOf,
  pictureName,
  pictureOf,
  chartLabelsOf,
  type PagePicture,
} from '@sundry/statecharts/drawing';
import { indexText } from './index-page.ts';
import { routeMapOf } from './routes.ts';
import { speechesOf, type Speech } from './speeches.ts';

/** The committed charts, for readers and diffs. */
export const CHARTS = 'docs/charts';

/** Questions to the pictures, written by hand. */
export const QUESTIONS = 'questions.md';

/** Returns the last written text of a chart file; null if there is none. */
export type Kept = (name: string) => string | null;

export const keptFile: Kept = (name) => {
  const file = path.join(CHARTS, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** Every file of `docs/charts`: texts by file name. */
export async function chartFiles(kept: Kept): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const flow of flows)
    for (const [file, text] of await chartFilesOf(flow, kept)) files.set(file, text);
  return files.set('README.md', indexText(flows));
}

/** The page of one flow in words, with its pictures. Unchanged pictures are reused. */
export async function chartFilesOf(
  { name, machine }: Flow,
  kept: Kept,
): Promise<ReadonlyMap<string, string>> {
  const chart = chartOf(machine);
  const { words } = await speechesOf(name, chart);
  return pagesOf(name, chart, words, kept);
}

/** The built files of one flow, for tools: texts by file name. */
export async function builtFilesOf(
  declared: Flow,
  kept: Kept,
): Promise<ReadonlyMap<string, string>> {
  const { name: flow, machine } = declared;
  const chart = chartOf(machine);
  const base = fileNameOf(flow);
  const { words, code } = await speechesOf(flow, chart);
  const files = new Map(await pagesOf(flow, chart, code, kept));
  files.set(`${base}.json`, jsonOf(chart));
  files.set(`${base}.words.json`, `${JSON.stringify(chartLabelsOf(chart, words), null, 1)}\n`);
  files.set(`${base}.routes.json`, routeMapText(routeMapOf(declared, chart, lives[flow])));
  return files.set(`${base}.mmd`, mermaidOf(chart));
}

async function pagesOf(
  flow: string,
  chart: Chart,
  speech: Speech,
  kept: Kept,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const base = fileNameOf(flow);
  const pictures: PagePicture[] = [];
  for (const diagram of diagramsOf(chart, speech)) {
    const { parent, isUnfolded } = diagram;
    const file = pictureName(base, parent, speech.language, isUnfolded);
    const inside = speech.statePath(parent);
    const title = inside === '' ? `${flow}, overview` : `inside ${inside}`;
    pictures.push({ title, file, isUnfolded });
    files.set(file, await pictureOf(diagram, kept(file), speech.language));
  }
  const page = markdownOf(flow, chart, pictures, speech);
  return files.set(speech.language === 'words' ? `${base}.md` : `${base}.code.md`, page);
}

const jsonOf = (chart: Chart): string => `${JSON.stringify(inOrder(chart), null, 1)}\n`;

/** Normalised and sorted, for stable diffs. */
export const inOrder = (chart: Chart): Chart => ({
  ...chart,
  states: chart.states.toSorted(by('path')),
  transitions: chart.transitions.toSorted(by('id')),
});

/** For the inspector, not for people: a line per item that can change on its own. */
const routeMapText = (routeMap: RouteMap): string =>
  `${JSON.stringify(routeMap, null, 1).replace(/\[[\d\s,]+\]/g, (numbers) => numbers.replaceAll(/\s+/g, ''))}\n`;

const by =
  <Key extends string>(key: Key) =>
  (a: Readonly<Record<Key, string>>, b: Readonly<Record<Key, string>>): number =>
    a[key] < b[key] ? -1 : 1;
