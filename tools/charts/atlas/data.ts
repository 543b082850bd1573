import { fixtures, flows, pages } from '#tests/model/flows.ts';
import type { Language, ChartLabels } from '@sundry/statecharts/log';
import { chartOf, guardText, type Chart } from '@sundry/statecharts';
import { metOnPath, type Explored, planSuite } from '@sundry/statecharts/walk';
import { readLevelFigures, type LevelFigures } from '#tools/flows/level-figures.ts';
import type { Level } from '#tools/flows/levels/level.ts';
import { readFigures, type MutationFigures } from '#tools/flows/mutation-figures.ts';
import { diagramsOf, chartLabelsOf, laidOut, svgOf } from '@sundry/statecharts/drawing';
import { machines } from '../machines.ts';
import { noticesOf } from '../notice-texts.ts';
import { speechesOf, type Speech } from '../speeches.ts';
import { specificationData, type SpecificationBlock } from './clauses.ts';
import { comparisonSince, type Comparison } from './compare/comparison.ts';
import { screensOf, type StateScreens } from './screens.ts';
import { requirementData, type AtlasRequirement } from './requirements.ts';

/** The data of the atlas. */
export type Atlas = {
  readonly flows: readonly AtlasFlow[];
  readonly requirements: readonly AtlasRequirement[];
  readonly specification: readonly SpecificationBlock[];
  /** The changes since a revision; null without one. */
  readonly comparison: Comparison | null;
};

export type AtlasFlow = {
  readonly name: string;
  readonly meaning: string;
  readonly diagrams: readonly AtlasDiagram[];
  /** Labels for the names of the chart. */
  readonly words: ChartLabels;
  readonly states: readonly AtlasState[];
  /** Sources have changed since the committed screens were taken. */
  readonly screensAreOld: boolean;
  readonly transitions: readonly AtlasTransition[];
  /** The walks of the default suite, each in words. */
  readonly tests: readonly string[];
  readonly levels: Partial<Readonly<Record<Level, LevelFigures>>>;
  readonly mutation: MutationFigures | null;
};

export type AtlasDiagram = {
  readonly language: Language;
  readonly parent: string;
  readonly title: string;
  /** True for the picture that also has what only the browser needs. */
  readonly isUnfolded: boolean;
  readonly svg: string;
};

export type AtlasState = Omit<StateScreens, 'isEmpty'> & {
  readonly path: string;
  readonly meaning: string;
  readonly reqs: readonly string[];
  readonly tags: readonly string[];
  readonly calls: readonly string[];
  readonly tests: readonly number[];
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
  /** Effects, in words. */
  readonly effects: readonly string[];
  /** The notices that the customer reads. */
  readonly says: readonly string[];
  /** The calls that its target states start. */
  readonly calls: readonly string[];
  readonly meaning: string;
  readonly tests: readonly number[];
};

export async function atlasData(since: string | null): Promise<Atlas> {
  const shown: AtlasFlow[] = [];
  for (const [name, machine] of Object.entries(machines)) {
    shown.push(await flowData(name, chartOf(machine)));
  }
  const comparison = since === null ? null : await comparisonSince(since);
  const requirements = requirementData(shown);
  return { flows: shown, requirements, specification: specificationData(), comparison };
}

async function flowData(name: string, chart: Chart): Promise<AtlasFlow> {
  const drawn = screensOf(name);
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
    states: chart.states.map(({ path, description, reqs, tags, invokes }) => {
      const { isEmpty, ...shown } = drawn.of(path);
      const calls = invokes.map(({ src }) => src);
      const isTransient = planned && !isRestIn(planned.explored, path);
      return {
        path,
        meaning: description,
        reqs,
        tags,
        calls,
        tests: meeting('states', path),
        ...shown,
        unseen: isTransient
          ? AT_ONCE
          : isEmpty
            ? whyEmpty(chart.states.filter((one) => `${path}.`.startsWith(`${one.path}.`)))
            : whyUnseen(name, path),
      };
    }),
    screensAreOld: drawn.areOld,
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
  };
}

const AT_ONCE = 'It is never seen: the machine decides there, and goes on at once.';

const isRestIn = ({ configurations }: Explored, path: string): boolean =>
  [...configurations.values()].some(({ states }) => states.includes(path));

/** Nothing of the flow is on the screen: the flow that it waits for is, or the page beneath. */
function whyEmpty(active: Chart['states']): string {
  const others = active
    .flatMap(({ invokes }) => invokes)
    .flatMap(({ src }) => flows.filter(({ name }) => camelCase(name) === src))
    .map(({ name }) => name);
  return others.length > 0
    ? `Another flow is on the screen: ${others.join(', ')}.`
    : 'Nothing of this flow is on the screen: only what is beneath it.';
}

const camelCase = (flow: string): string =>
  (flow.split('/')[1] ?? '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A state that no person can reach has no screen. */
function whyUnseen(flow: string, path: string): string | null {
  const page = pages.find((one) => one.flow.name === flow);
  const fixture = fixtures[flow];
  const reason = page?.unreached?.[path] ?? page?.flow.unreached?.[path];
  if (reason !== undefined || !fixture) return reason ?? null;
  return 'notInBrowser' in fixture ? fixture.notInBrowser : (fixture.unreached?.[path] ?? null);
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
