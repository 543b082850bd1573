import { sharedLabels } from '#application/kernel/shared.labels.ts';
import type { MachineLabels } from '#application/kernel/labels-of.ts';
import type { Chart, GuardTree } from '@sundry/statecharts';
import { noticeText } from './notice-texts.ts';
import {
  firstOf,
  isElse,
  plainName,
  spaced,
  unsaidRests,
  withoutOfXState,
} from '@sundry/statecharts/drawing';
import { machines } from './machines.ts';
import { wordsOptions } from './speeches.ts';

const LONGEST = 80;

/** Errors in the labels of a machine: missing, superfluous and long ones. */
export function wordErrors(
  flow: string,
  chart: Chart,
  labels: MachineLabels | null,
): readonly string[] {
  if (labels === null) return [`${flow}: has no labels.ts beside its machine`];
  return [
    ...sentencesIn(labels).flatMap(({ kind, name, text }) =>
      faultsIn(text, kind, name).map((what) => `${flow}: the label of ${name} ${what}`),
    ),
    ...unsaid(chart, labels).map((name) => `${flow}: ${name} has no label`),
    ...unsaidRests(chart, labels, wordsOptions(flow)).map(({ id, guards }) =>
      guards.length > 0
        ? `${flow}: nothing says when ${id} has no guard that holds; negate ${guards.join(', ')} in \`not\`, or say it in \`rest\``
        : `${flow}: what is left of ${id} is too long; say it in \`rest\``,
    ),
    ...leftOver(chart, labels).map((name) => `${flow}: there is no ${name}`),
  ];
}

type Entry = { readonly kind: string; readonly name: string; readonly text: string };

const sentencesIn = ({
  does,
  technical: _technical,
  notices: _notices,
  ...sections
}: MachineLabels): readonly Entry[] => [
  ...(does === undefined ? [] : [{ kind: '', name: 'what it does', text: does }]),
  ...Object.entries(sections).flatMap(([kind, section]) =>
    Object.entries(section).flatMap(([name, said]) =>
      typeof said === 'string'
        ? [{ kind, name, text: said }]
        : Object.entries(said).flatMap(([key, text]) =>
            key === 'flow' ? [] : [{ kind: '', name, text }],
          ),
    ),
  ),
];

function faultsIn(text: string, kind: string, name: string): readonly string[] {
  const letters = (of: string) => of.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (text.trim() === '') return ['is empty'];
  return [
    ...(text.length > LONGEST ? [`is longer than ${LONGEST} characters`] : []),
    ...([name, plainName(kind, name)].map(letters).includes(letters(text))
      ? ['only repeats its name']
      : []),
    ...(sharedText(kind, name) === text ? ['only repeats the shared label'] : []),
  ];
}

/** Names of the chart without a label, together with the required suffix where labels distinguish them. */
function unsaid(chart: Chart, labels: MachineLabels): readonly string[] {
  const has = (kind: Named, name: string, told = '') => {
    const said = labels[kind]?.[name] ?? shared[kind]?.[name];
    if (said === undefined) return told === '' && !needsLabel(kind, name);
    return typeof said === 'string' || said[told] !== undefined;
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
    .filter((src) => !(src in { ...shared.actors, ...labels.actors }))
    .filter((src) => needsLabel('actors', src));
  const heard = chart.transitions
    .filter(({ kind, event }) => kind === 'event' && !has('events', event))
    .map(({ event }) => event);
  const delays = chart.transitions
    .filter(({ kind }) => kind === 'delay')
    .map(({ event }) => event.replace(/^after: /, ''))
    .filter((name) => !has('delays', name));
  return [...new Set([...heard, ...delays, ...guards, ...actions, ...started])];
}

type Named = 'events' | 'guards' | 'actions' | 'delays';
const shared: MachineLabels = sharedLabels;
const sharedText = (kind: string, name: string) =>
  (shared as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[kind]?.[name];

/** Words of code that a shopkeeper does not know. */
const TECHNICAL =
  /\b(token|refusals?|failures?|scope|reads|journal|stale|tasks?|id|identity|queue|child|claim|text)\b/;

/** False for a name that a shopkeeper understands without a label. */
const needsLabel = (kind: Named | 'actors', name: string): boolean =>
  kind === 'events' ||
  kind === 'delays' ||
  !spaced(name).includes(' ') ||
  TECHNICAL.test(spaced(name));

const leafNodes = (tree: GuardTree | null): readonly (GuardTree & { readonly type: 'leaf' })[] =>
  tree === null ? [] : tree.type === 'leaf' ? [tree] : tree.of.flatMap(leafNodes);

const actionsIn = ({ states, transitions }: Chart): readonly string[] => [
  ...states.flatMap(({ entry, exit }) => [...entry, ...exit]).filter(withoutOfXState),
  ...transitions.flatMap(({ actions }) => actions),
];

/** Labels that the machine does not use: the compiler does not see those of a spread, and no ids. */
function leftOver(
  chart: Chart,
  { events = {}, rest = {}, notices = {}, opens = {}, technical = [] }: MachineLabels,
): readonly string[] {
  const heard = new Set(chart.transitions.map(({ event }) => event));
  const isHeard = (event: string) =>
    heard.has(event) || heard.has(event.replace('xstate.done.actor.', 'done: '));
  const states = new Set(chart.states.map(({ path }) => path));
  const left = new Set(
    chart.transitions.filter((one) => isElse(chart, one)).map((one) => firstOf(chart, one).id),
  );
  const telling = new Set(
    chart.transitions.filter(({ actions }) => actions.includes('showNotice')).map(({ id }) => id),
  );
  const started = [chart, ...chart.states].flatMap(({ invokes }) => invokes.map(({ src }) => src));
  const guards = chart.transitions.flatMap(({ guard }) => leafNodes(guard).map(({ name }) => name));
  const foldable = new Set([...heard, ...states, ...started, ...guards]);
  return [
    ...Object.keys(events).filter((event) => !isHeard(event)),
    ...Object.keys(rest).filter((id) => !left.has(id)),
    ...Object.keys(notices).filter((id) => !telling.has(id)),
    ...Object.values(notices)
      .flat()
      .filter((kind) => noticeText(kind) === null),
    ...Object.keys(opens).filter((path) => !states.has(path)),
    ...Object.values(opens)
      .flatMap((flows) => Object.keys(flows))
      .filter((name) => !(name in machines)),
    ...technical.filter((name) => !foldable.has(name)),
  ];
}
