import type { ChangeKind } from '@sundry/statecharts/drawing';
import { atRevision } from './revision.ts';
import { flowChanges, type PartChange } from './flow-changes.ts';
import { clearScreenChanges, screenChanges, type ScreenChange } from './screen-changes.ts';
import { snapshot, type FlowSnapshot, type Snapshot, type SnapshotDiagram } from './snapshot.ts';

/** The changes since a revision. */
export type Comparison = {
  readonly since: string;
  /** Only flows that differ. */
  readonly flows: readonly FlowComparison[];
  readonly requirements: readonly RequirementChange[];
};

export type FlowComparison = {
  readonly name: string;
  readonly change: ChangeKind;
  readonly sentences: readonly string[];
  readonly states: readonly PartChange[];
  readonly ways: readonly PartChange[];
  /** The diagrams of the revision. */
  readonly before: readonly SnapshotDiagram[];
  readonly screens: readonly ScreenChange[];
  readonly reach: readonly ReachChange[];
};

export type ReachChange = {
  readonly of: 'states' | 'ways' | 'walks';
  readonly was: string;
  readonly is: string;
};

/** A requirement that other states or tests name. */
export type RequirementChange = {
  readonly id: string;
  readonly was: Reach | null;
  readonly is: Reach | null;
};
export type Reach = { readonly states: readonly string[]; readonly tests: readonly string[] };

/** Compares the working folder with a revision. */
export const comparisonSince = (since: string): Promise<Comparison> =>
  atRevision(since, async (revision) => {
    clearScreenChanges();
    const [was, is] = [revision.snapshot(), await snapshot()];
    const flows: FlowComparison[] = [];
    for (const name of new Set([...Object.keys(is.flows), ...Object.keys(was.flows)])) {
      const [old, now] = [was.flows[name], is.flows[name]];
      const compared =
        old && now
          ? await comparedFlow(name, old, now, revision.folder)
          : wholeFlow(name, old ? 'gone' : 'added');
      if (compared) flows.push(compared);
    }
    const diagrams = revision.diagramsOf(
      flows.filter(({ states, ways }) => states.length + ways.length > 0).map(({ name }) => name),
    );
    return {
      since,
      flows: flows.map((flow) => ({ ...flow, before: diagrams[flow.name] ?? [] })),
      requirements: requirementChanges(was, is),
    };
  });

async function comparedFlow(
  name: string,
  was: FlowSnapshot,
  is: FlowSnapshot,
  folder: string,
): Promise<FlowComparison | null> {
  const { states, ways, sentences, paths } = flowChanges(name, was, is);
  const kept = new Set(paths.values());
  const screens = await screenChanges(name, folder, [
    ...paths,
    ...is.chart.states.flatMap(({ path }) => (kept.has(path) ? [] : [[null, path] as const])),
    ...was.chart.states.flatMap(({ path }) => (paths.has(path) ? [] : [[path, null] as const])),
  ]);
  const reach = reachChanges(was, is);
  if (states.length + ways.length + sentences.length + screens.length + reach.length === 0)
    return null;
  const texts = screens.flatMap((screen) => screenSentences(name, is, screen));
  return {
    name,
    change: 'changed',
    sentences: [...sentences, ...new Set(texts)],
    ...{ states, ways, screens, reach, before: [] },
  };
}

const wholeFlow = (name: string, change: 'added' | 'gone'): FlowComparison => ({
  name,
  change,
  sentences: [`The flow ${name} is ${change === 'added' ? 'new' : 'gone'}.`],
  ...{ states: [], ways: [], before: [], screens: [], reach: [] },
});

/** Only for states that still are: a new one is named anyway. */
function screenSentences(
  name: string,
  { labels }: FlowSnapshot,
  { was, is, goneTexts, newTexts, newFinds }: ScreenChange,
): readonly string[] {
  if (was === null || is === null) return [];
  const flow = (name.split('/')[1] ?? name).replaceAll('-', ' ');
  const start = `On the screen of “${labels.states[is] ?? is}” in ${flow}`;
  const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
  return [
    ...(goneTexts.length > 0 && newTexts.length > 0
      ? [`${start}, ${quoted(newTexts)} stands for ${quoted(goneTexts)}.`]
      : []),
    ...(goneTexts.length > 0 && newTexts.length === 0
      ? [`${start}, ${quoted(goneTexts)} is no longer said.`]
      : []),
    ...(goneTexts.length === 0 && newTexts.length > 0
      ? [`${start}, ${quoted(newTexts)} is said now.`]
      : []),
    ...newFinds.map((help) => `${start}, a rule of accessibility is broken now: ${help}.`),
  ];
}

function reachChanges(was: FlowSnapshot, is: FlowSnapshot): readonly ReachChange[] {
  const of = (met: readonly string[], all: readonly unknown[]) => `${met.length} of ${all.length}`;
  const changes: readonly ReachChange[] = [
    {
      of: 'states',
      was: of(was.reached, was.chart.states),
      is: of(is.reached, is.chart.states),
    },
    {
      of: 'ways',
      was: of(was.walked, was.chart.transitions),
      is: of(is.walked, is.chart.transitions),
    },
    { of: 'walks', was: String(was.walks), is: String(is.walks) },
  ];
  return changes.filter((one) => one.was !== one.is);
}

function requirementChanges(was: Snapshot, is: Snapshot): readonly RequirementChange[] {
  const [before, after] = [reachOf(was), reachOf(is)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .map((id) => ({ id, was: before.get(id) ?? null, is: after.get(id) ?? null }))
    .filter((one) => JSON.stringify(one.was) !== JSON.stringify(one.is));
}

function reachOf({ flows, requirements }: Snapshot): ReadonlyMap<string, Reach> {
  const states = Object.entries(flows).flatMap(([flow, { chart, reached }]) =>
    chart.states
      .filter(({ path }) => reached.includes(path))
      .flatMap(({ path, reqs }) => reqs.map((id) => ({ id, name: `${flow}: ${path}` }))),
  );
  const byId = Map.groupBy(states, ({ id }) => id);
  return new Map(
    Object.entries(requirements).map(([id, tests]) => [
      id,
      { states: (byId.get(id) ?? []).map(({ name }) => name), tests },
    ]),
  );
}
