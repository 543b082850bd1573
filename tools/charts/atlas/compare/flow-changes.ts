import {
  compareCharts,
  type Aspect,
  type ChangeKind,
  type Pair,
} from '@sundry/statecharts/drawing';
import { guardText, type ChartState, type ChartTransition } from '@sundry/statecharts';
import type { FlowSnapshot } from './snapshot.ts';

/** A state or way in words, at both revisions. */
export type PartChange = {
  readonly change: ChangeKind;
  readonly was: PartName | null;
  readonly is: PartName | null;
  /** The differences: texts before and after. */
  readonly rows: readonly ChangedRow[];
};
export type PartName = { readonly id: string; readonly text: string };
export type ChangedRow = {
  readonly aspect: Aspect | 'name' | 'reach';
  readonly was: string;
  readonly is: string;
};

export type FlowChanges = {
  readonly states: readonly PartChange[];
  readonly ways: readonly PartChange[];
  /** For a release note. */
  readonly sentences: readonly string[];
  /** The present path of a former state. */
  readonly paths: ReadonlyMap<string, string>;
};

/** The changes of a flow, in the words of its charts. */
export function flowChanges(name: string, was: FlowSnapshot, is: FlowSnapshot): FlowChanges {
  const title = `In ${(name.split('/')[1] ?? name).replaceAll('-', ' ')}`;
  const { states, ways, pathOf } = compareCharts(was.chart, is.chart);
  const old = wordsOf(was);
  const now = wordsOf(is);
  const changedStates = states.flatMap((pair) =>
    asChange(pair, stateRows(pair, old, now), stateName),
  );
  const changedWays = ways.flatMap((pair) => asChange(pair, wayRows(pair, old, now), wayName));
  const ownChange = was.chart.description !== is.chart.description;
  return {
    states: changedStates,
    ways: changedWays,
    sentences: unique([
      ...(ownChange
        ? [`${title}, the meaning was “${was.chart.description}” and is “${is.chart.description}”.`]
        : []),
      ...states.flatMap((pair) => stateSentences(title, pair, old, now)),
      ...ways.flatMap((pair) => waySentences(title, pair, old, now)),
    ]),
    paths: new Map(
      was.chart.states.flatMap(({ path }) => {
        const present = pathOf(path);
        return present === null ? [] : [[path, present]];
      }),
    ),
  };

  function asChange<Part extends ChartState | ChartTransition>(
    pair: Pair<Part>,
    rows: readonly ChangedRow[],
    nameIn: (part: Part, words: Words) => PartName,
  ): readonly PartChange[] {
    const change = pair.change === 'same' && rows.length > 0 ? 'changed' : pair.change;
    if (change === 'same') return [];
    return [
      {
        change,
        was: pair.was && nameIn(pair.was, old),
        is: pair.is && nameIn(pair.is, now),
        rows,
      },
    ];
  }
}

/** A label of several ways is told once. */
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

type Words = ReturnType<typeof wordsOf>;

function wordsOf({ labels, reached, walked }: FlowSnapshot) {
  return {
    state: (path: string) => labels.states[path] ?? path,
    call: (src: string) => labels.calls[src] ?? src,
    event: ({ event }: ChartTransition) => labels.events[event] ?? event,
    condition: ({ id, guard }: ChartTransition) => labels.conditions[id] ?? guardText(guard),
    effects: (actions: readonly string[]) => actions.map((one) => labels.actions[one] ?? one),
    isReached: ({ path }: ChartState) => reached.includes(path),
    isWalked: ({ id }: ChartTransition) => walked.includes(id),
  };
}

const stateName = ({ path }: ChartState, { state }: Words): PartName => ({
  id: path,
  text: state(path),
});

const wayName = (way: ChartTransition, words: Words): PartName => ({
  id: way.id,
  text: `${whereText(way, words)}: ${whenText(way, words)}`,
});

const whereText = ({ source }: ChartTransition, { state }: Words): string =>
  source === '' ? 'at any time' : `in “${state(source)}”`;

const whenText = (way: ChartTransition, { event, condition }: Words): string =>
  [event(way), condition(way)].filter((text) => text !== '').join(', if ');

const toText = ({ targets }: ChartTransition, { state }: Words): string =>
  targets.map((path) => `“${state(path)}”`).join(' and ');

const list = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');

const row = (aspect: ChangedRow['aspect'], was: string, is: string): readonly ChangedRow[] =>
  was === is ? [] : [{ aspect, was, is }];

const reachText = (isReached: boolean): string =>
  isReached ? 'reached by the walks' : 'reached by no walk';

function stateRows({ was, is, change }: Pair<ChartState>, old: Words, now: Words) {
  if (!was || !is) return [];
  return [
    ...row(
      'name',
      change === 'renamed' ? old.state(was.path) : '',
      change === 'renamed' ? now.state(is.path) : '',
    ),
    ...row('meaning', was.description, is.description),
    ...row('requirements', was.reqs.join(', '), is.reqs.join(', ')),
    ...row(
      'calls',
      list(was.invokes.map(({ src }) => old.call(src))),
      list(is.invokes.map(({ src }) => now.call(src))),
    ),
    ...row(
      'effects',
      list(old.effects([...was.entry, ...was.exit])),
      list(now.effects([...is.entry, ...is.exit])),
    ),
    ...row('reach', reachText(old.isReached(was)), reachText(now.isReached(is))),
  ];
}

function wayRows({ was, is, differs }: Pair<ChartTransition>, old: Words, now: Words) {
  if (!was || !is) return [];
  return [
    ...row('event', old.event(was), now.event(is)),
    ...row('condition', old.condition(was) || 'always', now.condition(is) || 'always'),
    ...(differs.includes('target')
      ? row('target', toText(was, old) || 'it stays', toText(is, now) || 'it stays')
      : []),
    ...row('effects', list(old.effects(was.actions)), list(now.effects(is.actions))),
    ...row('meaning', was.description, is.description),
    ...row('reach', reachText(old.isWalked(was)), reachText(now.isWalked(is))),
  ];
}

function stateSentences(
  title: string,
  pair: Pair<ChartState>,
  old: Words,
  now: Words,
): readonly string[] {
  const { was, is } = pair;
  if (!was && is) return [`${title}, the state “${now.state(is.path)}” is new: ${is.description}`];
  if (was && !is) return [`${title}, the state “${old.state(was.path)}” is gone.`];
  if (!was || !is) return [];
  const called = `“${now.state(is.path)}”`;
  return [
    ...(pair.change === 'renamed'
      ? [`${title}, the state “${old.state(was.path)}” is named ${called} now.`]
      : []),
    ...(was.description === is.description
      ? []
      : [`${title}, the meaning of ${called} was “${was.description}” and is “${is.description}”`]),
    ...(old.isReached(was) && !now.isReached(is)
      ? [`${title}, ${called} is no longer reached.`]
      : []),
    ...(!old.isReached(was) && now.isReached(is) ? [`${title}, ${called} is reached now.`] : []),
    ...listSentences(was.reqs, is.reqs, {
      added: (ids) => `${title}, ${called} realises ${ids.join(', ')} now.`,
      gone: (ids) => `${title}, ${called} no longer realises ${ids.join(', ')}.`,
    }),
    ...listSentences(
      was.invokes.map(({ src }) => old.call(src)),
      is.invokes.map(({ src }) => now.call(src)),
      {
        added: (calls) => `${title}, ${called} starts to ${calls.join(' and to ')} now.`,
        gone: (calls) => `${title}, ${called} no longer starts to ${calls.join(' and to ')}.`,
      },
    ),
  ];
}

function waySentences(
  title: string,
  pair: Pair<ChartTransition>,
  old: Words,
  now: Words,
): readonly string[] {
  const { was, is } = pair;
  if (!was && is) {
    const then = is.targets.length > 0 ? `leads to ${toText(is, now)}` : effectText(is, now);
    return [`${title}, ${whereText(is, now)}, “${whenText(is, now)}” is new: it ${then}.`];
  }
  if (was && !is) {
    const what =
      was.targets.length > 0
        ? `${toText(was, old)} is no longer reached`
        : 'nothing happens any more';
    return [`${title}, ${whereText(was, old)}, ${what} when ${whenText(was, old)}.`];
  }
  if (!was || !is) return [];
  const start = `${title}, ${whereText(is, now)}, when ${now.event(is)}`;
  const [before, after] = [old.condition(was), now.condition(is)];
  const leads = is.targets.length > 0 ? `${toText(is, now)} is now reached` : 'this now happens';
  return [
    ...(old.event(was) === now.event(is)
      ? []
      : [`${title}, “${old.event(was)}” is called “${now.event(is)}” now.`]),
    ...(before === after
      ? []
      : [`${start}, ${leads} ${conditionText(after)}. Before: ${conditionText(before)}.`]),
    ...(pair.differs.includes('target')
      ? [
          `${start}, it leads to ${toText(is, now) || 'no other state'} now, and led to ${toText(was, old) || 'no other state'}.`,
        ]
      : []),
    ...listSentences(old.effects(was.actions), now.effects(is.actions), {
      added: (effects) => `${start}, it is new that the app does: ${effects.join('; ')}.`,
      gone: (effects) => `${start}, the app no longer does: ${effects.join('; ')}.`,
    }),
  ];
}

const conditionText = (condition: string): string =>
  condition === '' ? 'always' : `only if ${condition}`;

const effectText = ({ actions }: ChartTransition, { effects }: Words): string =>
  actions.length === 0 ? 'changes nothing' : `does: ${effects(actions).join('; ')}`;

function listSentences(
  was: readonly string[],
  is: readonly string[],
  say: {
    readonly added: (texts: readonly string[]) => string;
    readonly gone: (texts: readonly string[]) => string;
  },
): readonly string[] {
  const added = is.filter((one) => !was.includes(one));
  const gone = was.filter((one) => !is.includes(one));
  return [
    ...(added.length > 0 ? [say.added(added)] : []),
    ...(gone.length > 0 ? [say.gone(gone)] : []),
  ];
}
