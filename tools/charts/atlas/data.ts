import { fixtures, flows } from '#tests/model/flows.ts';
import type { Language, ChartLabels } from '@sundry/statecharts/log';
import { chartOf, guardText, type Chart } from '@sundry/statecharts';
import { metOnPath, type Explored, planSuite } from '@sundry/statecharts/walk';
import { readLevelFigures, type LevelFigures } from '#tools/flows/level-figures.ts';
import type { Level } from '#tools/flows/levels/level.ts';
import { readFigures, type MutationFigures } from '#tools/flows/mutation-figures.ts';
import {
  changesBetween,
  fileNameOf,
  diagramsOf,
  inCode,
  chartLabelsOf,
  laidOut,
  svgOf,
} from '@sundry/statecharts/drawing';
import { inOrder } from '../files.ts';
import { machines } from '../machines.ts';
import { noticesOf } from '../notice-texts.ts';
import { speechesOf, type Speech } from '../speeches.ts';
import { chartsAt, type ChartAt } from './history.ts';
import { screensOf, type Screen } from './screens.ts';
import { requirementData, type AtlasRequirement } from './requirements.ts';

/** The data of the atlas. */
export type Atlas = {
  readonly flows: readonly AtlasFlow[];
  readonly requirements: readonly AtlasRequirement[];
  /** The revision to compare with; null without one. */
  readonly since: string | null;
};

export type AtlasFlow = {
  readonly name: string;
  readonly meaning: string;
  readonly diagrams: readonly AtlasDiagram[];
  /** Labels for the names of the chart. */
  readonly words: ChartLabels;
  readonly states: readonly AtlasState[];
  readonly transitions: readonly AtlasTransition[];
  /** The walks of the default suite, each in words. */
  readonly tests: readonly string[];
  readonly levels: Partial<Readonly<Record<Level, LevelFigures>>>;
  readonly mutation: MutationFigures | null;
  readonly changes: readonly string[];
  /** Pictures that changed. */
  readonly pictures: readonly AtlasChange[];
};

export type AtlasDiagram = {
  readonly language: Language;
  readonly parent: string;
  readonly title: string;
  /** True for the picture that also has what only the browser needs. */
  readonly isUnfolded: boolean;
  readonly svg: string;
};

export type AtlasState = {
  readonly path: string;
  readonly meaning: string;
  readonly reqs: readonly string[];
  readonly tags: readonly string[];
  readonly calls: readonly string[];
  readonly tests: readonly number[];
  readonly screens: readonly Screen[];
  /** The reason why there is no picture; null when there can be one. */
  readonly unseen: string | null;
};

export type AtlasTransition = {
  readonly id: string;
  readonly kind: string;
  readonly from: string;
  readonly event: string;
  readonly guard: string;
  readonly to: readonly string[];
  readonly actions: readonly string[];
  /** What is done, in words. */
  readonly effects: readonly string[];
  /** The notices that the customer reads. */
  readonly says: readonly string[];
  /** The calls that its target states start. */
  readonly calls: readonly string[];
  readonly meaning: string;
  readonly tests: readonly number[];
};

export type AtlasChange = {
  readonly title: string;
  readonly before: string | null;
  readonly after: string | null;
};

export async function atlasData(since: string | null): Promise<Atlas> {
  const chartAt = since === null ? null : chartsAt(since);
  const shown: AtlasFlow[] = [];
  for (const [name, machine] of Object.entries(machines)) {
    shown.push(await flowData(name, chartOf(machine), chartAt));
  }
  return { flows: shown, requirements: requirementData(shown), since };
}

async function flowData(name: string, chart: Chart, chartAt: ChartAt | null): Promise<AtlasFlow> {
  const file = fileNameOf(name);
  const speeches = await speechesOf(name, chart);
  const flow = flows.find((one) => one.name === name);
  const planned = flow ? planSuite(flow) : null;
  const walks = planned?.tests.map(({ path }) => new Set(metOnPath(planned.explored, path))) ?? [];
  const meeting = (kind: string, one: string) =>
    walks.flatMap((met, index) => (met.has(`${kind}: ${one}`) ? [index] : []));
  return {
    name,
    meaning: chart.description,
    diagrams: [
      ...(await drawnDiagrams(chart, speeches.words)),
      ...(await drawnDiagrams(chart, speeches.code)),
    ],
    words: chartLabelsOf(chart, speeches.words),
    states: chart.states.map(({ path, description, reqs, tags, invokes }) => ({
      path,
      meaning: description,
      reqs,
      tags,
      calls: invokes.map(({ src }) => src),
      tests: meeting('states', path),
      screens: screensOf(file, path),
      unseen: planned && !isRestIn(planned.explored, path) ? AT_ONCE : whyUnseen(name, path),
    })),
    transitions: chart.transitions.map((one) => ({
      id: one.id,
      kind: one.kind,
      from: one.source,
      event: one.event,
      guard: guardText(one.guard),
      to: one.targets,
      actions: one.actions,
      effects: speeches.words.effects(one.actions, one.id),
      says: noticesOf(one.actions),
      calls: chart.states
        .filter(({ path }) => one.targets.includes(path))
        .flatMap(({ invokes }) => invokes.map(({ src }) => src)),
      meaning: one.description,
      tests: meeting('transitions', one.id),
    })),
    tests: planned?.tests.map(({ title }) => title) ?? [],
    levels: readLevelFigures()[name] ?? {},
    mutation: readFigures()[name] ?? null,
    changes: chartAt ? changesBetween(chartAt(file), chart) : [],
    pictures: chartAt ? await picturesSince(chartAt(file), inOrder(chart)) : [],
  };
}

const AT_ONCE = 'It is never seen: the machine decides there, and goes on at once.';

const isRestIn = ({ configurations }: Explored, path: string): boolean =>
  [...configurations.values()].some(({ states }) => states.includes(path));

/** A state that the real app cannot reach has no screen either. */
function whyUnseen(flow: string, path: string): string | null {
  const fixture = fixtures[flow];
  if (!fixture) return null;
  return 'notInBrowser' in fixture ? fixture.notInBrowser : (fixture.unreached?.[path] ?? null);
}

/**
 * Added, removed and changed pictures, both rendered with the current code and in code names: labels may be
 * new.
 */
async function picturesSince(was: Chart | null, is: Chart): Promise<readonly AtlasChange[]> {
  const old = was ? await drawnDiagrams(was, inCode(was)) : [];
  const fresh = await drawnDiagrams(is, inCode(is));
  const parents = new Set([...old, ...fresh].map(({ parent }) => parent));
  return [...parents].flatMap((parent): AtlasChange[] => {
    const before = old.find((one) => one.parent === parent)?.svg ?? null;
    const after = fresh.find((one) => one.parent === parent)?.svg ?? null;
    return before === after ? [] : [{ title: titleOf(parent), before, after }];
  });
}

async function drawnDiagrams(chart: Chart, speech: Speech): Promise<readonly AtlasDiagram[]> {
  const { language } = speech;
  const drawn: AtlasDiagram[] = [];
  for (const diagram of diagramsOf(chart, speech)) {
    const { parent, isUnfolded } = diagram;
    const title = titleOf(speech.statePath(parent));
    const svg = svgOf(diagram, await laidOut(diagram), language);
    drawn.push({ parent, language, title, isUnfolded, svg });
  }
  return drawn;
}

const titleOf = (parent: string): string => (parent === '' ? 'Overview' : `Inside ${parent}`);
