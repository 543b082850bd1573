import { sharedLabels } from '#application/kernel/shared.labels.ts';
import type { MachineLabels } from '#application/kernel/labels-of.ts';
import type { Chart, GuardTree } from '@sundry/statecharts';
import { noticeText } from './notice-texts.ts';
import { withoutOfXState } from '@sundry/statecharts/drawing';

const LONGEST = 80;

/** Errors in the labels of a machine: a missing file, labels that repeat the name, long ones. */
export function wordErrors(
  flow: string,
  chart: Chart,
  labels: MachineLabels | null,
): readonly string[] {
  if (labels === null) return [`${flow}: has no labels.ts beside its machine`];
  return [
    ...sentencesIn(labels).flatMap(({ name, text }) =>
      faultsIn(text, name).map((what) => `${flow}: the label of ${name} ${what}`),
    ),
    ...unsaid(chart, labels).map((name) => `${flow}: ${name} has no label`),
    ...leftOver(chart, labels).map((name) => `${flow}: there is no ${name}`),
  ];
}

type Entry = { readonly name: string; readonly text: string };

const sentencesIn = ({ does, ...sections }: MachineLabels): readonly Entry[] => [
  ...(does === undefined ? [] : [{ name: 'what it does', text: does }]),
  ...Object.values(sections).flatMap((section) =>
    Object.entries(section).flatMap(([name, said]) =>
      typeof said === 'string'
        ? [{ name, text: said }]
        : Object.values(said).map((text: string) => ({ name, text })),
    ),
  ),
];

function faultsIn(text: string, name: string): readonly string[] {
  const letters = (of: string) => of.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (text.trim() === '') return ['is empty'];
  return [
    ...(text.length > LONGEST ? [`is longer than ${LONGEST} characters`] : []),
    ...(letters(text) === letters(name) ? ['only repeats its name'] : []),
  ];
}

/** Names of the chart without a label, together with the required suffix where labels distinguish them. */
function unsaid(chart: Chart, labels: MachineLabels): readonly string[] {
  const has = (kind: 'guards' | 'actions', name: string, told: string) => {
    const said = labels[kind]?.[name] ?? (sharedLabels as MachineLabels)[kind]?.[name];
    return said !== undefined && (typeof said === 'string' || said[told] !== undefined);
  };
  const guards = chart.transitions
    .flatMap(({ guard }) => leafNodes(guard))
    .filter(({ name, told = '' }) => !has('guards', name, told))
    .map(({ name, told = '' }) => `${name} ${told}`.trim());
  const actions = actionsIn(chart).filter((action) => {
    const [name = '', ...rest] = action.split(' ');
    const told = rest.join(' ');
    return !has('actions', name, told) && !(name === 'showNotice' && noticeText(told) !== null);
  });
  const started = [chart, ...chart.states]
    .flatMap(({ invokes }) => invokes.map(({ src }) => src))
    .filter((src) => !(src in { ...sharedLabels.actors, ...labels.actors }));
  return [...new Set([...guards, ...actions, ...started])];
}

const leafNodes = (tree: GuardTree | null): readonly (GuardTree & { readonly type: 'leaf' })[] =>
  tree === null ? [] : tree.type === 'leaf' ? [tree] : tree.of.flatMap(leafNodes);

const actionsIn = ({ states, transitions }: Chart): readonly string[] => [
  ...states.flatMap(({ entry, exit }) => [...entry, ...exit]).filter(withoutOfXState),
  ...transitions.flatMap(({ actions }) => actions),
];

/** Labels from a spread that the machine does not use: the compiler does not see them. */
function leftOver(chart: Chart, labels: MachineLabels): readonly string[] {
  const events = new Set(chart.transitions.map(({ event }) => event));
  const isHeard = (event: string) =>
    events.has(event) || events.has(event.replace('xstate.done.actor.', 'done: '));
  return Object.keys(labels.events ?? {}).filter((event) => !isHeard(event));
}
