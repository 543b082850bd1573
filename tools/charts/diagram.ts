import {
  guardText,
  type Chart,
  type ChartState,
  type ChartTransition,
  type TransitionKind,
} from '#tools/model/chart.ts';
import { childrenOf, lastOf, parentOf } from './mermaid.ts';

/** One picture: the children of one state (or of the machine), and what happens between them. */
export type Diagram = {
  /** Path of the state whose inside is shown; empty for the machine. */
  readonly parent: string;
  readonly title: string;
  /** The child that everything begins in; null where all children are active at once. */
  readonly initial: string | null;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  /** What may happen in every one of these states. */
  readonly anywhere: Box | null;
};

export type Box = {
  readonly id: string;
  readonly kind: 'state' | 'compound' | 'final' | 'anywhere';
  readonly name: string;
  /** Its calls and its tags. */
  readonly facts: readonly string[];
  /** What happens here and is told in words: an arrow would only add a line to follow. */
  readonly rows: readonly Label[];
};

export type Label = {
  /** Empty where the condition alone decides, at once. */
  readonly event: string;
  /** "[answerIsCart]", or "[else]" when no guard before it held; empty for always. */
  readonly condition: string;
  /** "→ ready", or "↺" when it begins anew; empty for what stays, and on arrows, which show it. */
  readonly leads: string;
  readonly kind: TransitionKind;
  readonly transition: string;
};

/** All transitions from one box to another, merged. */
export type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly Label[];
};

/** The overview of a machine, and one picture of each state that has an inside. */
export function diagramsOf(chart: Chart): readonly Diagram[] {
  const parents = chart.states.filter(({ path }) => childrenOf(chart, path).length > 0);
  return ['', ...parents.map(({ path }) => path)].map((parent) => diagramOf(chart, parent));
}

function diagramOf(chart: Chart, parent: string): Diagram {
  const own = chart.states.find(({ path }) => path === parent);
  const { type, initial } = own ?? chart;
  const begins = type === 'parallel' || initial === null ? null : childAbove(initial, parent);
  const events = chart.transitions.flatMap((one) => eventsIn(chart, parent, one));
  const arrows = withoutHubs(arrowsOf(events), begins);
  const isArrow = ({ from, to }: Event) =>
    arrows.some((arrow) => arrow.from === from && arrow.to === to);
  const rowsOf = (box: string): readonly Label[] =>
    unique(
      events.filter((one) => one.from === box && !isArrow(one)).map((one) => rowOf(one, parent)),
    );
  const everywhere = rowsOf(ANYWHERE);
  return {
    parent,
    title: parent || chart.id,
    initial: begins,
    boxes: childrenOf(chart, parent).map((state) => boxOf(chart, state, rowsOf(state.path))),
    arrows,
    anywhere:
      everywhere.length === 0
        ? null
        : {
            id: ANYWHERE,
            kind: 'anywhere',
            name: parent === '' ? 'anywhere' : `anywhere in ${lastOf(parent)}`,
            facts: [],
            rows: everywhere,
          },
  };
}

export const ANYWHERE = '(anywhere)';

const boxOf = (
  chart: Chart,
  { path, type, invokes, tags }: ChartState,
  rows: readonly Label[],
): Box => ({
  id: path,
  kind: type === 'final' ? 'final' : childrenOf(chart, path).length > 0 ? 'compound' : 'state',
  name: lastOf(path),
  facts: [
    ...invokes.map(({ src }) => `↻ ${src}`),
    ...(tags.length > 0 ? [`# ${tags.join(' ')}`] : []),
  ],
  rows,
});

/** A transition as this picture shows it: from which box, and where it leads. */
type Event = {
  readonly from: string;
  /** A box of the picture; a path elsewhere; null for staying. */
  readonly to: string | null;
  readonly isInside: boolean;
  readonly label: Label;
};

function eventsIn(chart: Chart, parent: string, transition: ChartTransition): readonly Event[] {
  const { source, targets, kind, id } = transition;
  const from = source === parent ? ANYWHERE : childAbove(source, parent);
  if (from === null) return [];
  const condition = conditionOf(chart, transition);
  const isPlainChoice = kind === 'always' && condition !== '';
  const event = isPlainChoice ? '' : transition.event;
  const label: Label = { event, condition, leads: '', kind, transition: id };
  const hasInside = from !== ANYWHERE && childrenOf(chart, from).length > 0;
  if (targets.length === 0) {
    const isOwn = from === ANYWHERE || (from === source && !hasInside);
    return isOwn ? [{ from, to: null, isInside: false, label }] : [];
  }
  return targets.flatMap((target): Event[] => {
    const to = childAbove(target, parent);
    if (to !== null && to === from && hasInside) return []; // drawn inside that child
    if (to === null && from === ANYWHERE) return []; // drawn one level up
    return [{ from, to: to ?? target, isInside: to !== null && to !== from, label }];
  });
}

function conditionOf(
  { transitions }: Chart,
  { source, event, guard, candidate }: ChartTransition,
): string {
  if (guard) return `[${guardText(guard)}]`;
  const isGuarded = (one: ChartTransition) =>
    one.source === source && one.event === event && one.guard !== null;
  return candidate > 0 && transitions.some(isGuarded) ? '[else]' : '';
}

function rowOf({ from, to, label }: Event, parent: string): Label {
  if (to === null) return label;
  const called = to.startsWith(`${parent}.`) ? to.slice(parent.length + 1) : to;
  return { ...label, leads: to === from ? '↺' : `→ ${called}` };
}

/** Transitions between the same boxes, merged into one arrow with a label each. */
function arrowsOf(events: readonly Event[]): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to, isInside, label } of events) {
    if (!isInside || from === ANYWHERE || to === null) continue;
    const key = `${from} ${to}`;
    const labels = arrows.get(key)?.labels ?? [];
    arrows.set(key, { from, to, labels: unique([...labels, label]) });
  }
  return [...arrows.values()];
}

/** So many arrows may come together in one box before they hide what else is there. */
const MOST_ARROWS_IN = 4;

/**
 * Where more states lead than a picture can bear, only the way by which it is first reached is drawn;
 * the others say in words that they lead there.
 */
function withoutHubs(arrows: readonly Arrow[], initial: string | null): readonly Arrow[] {
  const first = firstRoutes(arrows, initial);
  const into = (to: string) => arrows.filter((one) => one.to === to).length;
  return arrows.filter((arrow) => into(arrow.to) <= MOST_ARROWS_IN || first.has(arrow));
}

/** The arrow by which each box is reached first, from the initial one on. */
function firstRoutes(arrows: readonly Arrow[], initial: string | null): ReadonlySet<Arrow> {
  const reached = new Set(initial === null ? [] : [initial]);
  const firsts = new Set<Arrow>();
  for (const at of reached) {
    for (const arrow of arrows.filter(({ from }) => from === at)) {
      if (reached.has(arrow.to)) continue;
      reached.add(arrow.to);
      firsts.add(arrow);
    }
  }
  return firsts;
}

/** The child of `parent` in which a path lies; null when it lies elsewhere. */
function childAbove(path: string, parent: string): string | null {
  for (let at = path; at !== ''; at = parentOf(at)) if (parentOf(at) === parent) return at;
  return null;
}

const unique = (labels: readonly Label[]): readonly Label[] =>
  [
    ...new Map(
      labels
        .map((one) => [[one.event, one.condition, one.leads].join(' '), one] as const)
        .toReversed(),
    ).values(),
  ].toReversed();
