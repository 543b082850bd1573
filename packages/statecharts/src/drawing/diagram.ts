import type { Chart, ChartState, ChartTransition, TransitionKind } from '../flow/chart.ts';
import { childrenOf, lastOf, parentOf } from './mermaid.ts';
import type { Speech } from './speech.ts';

/** One picture: the children of one state (or of the machine), and the transitions between them. */
export type Diagram = {
  /** Path of the parent state; empty for the machine. */
  readonly parent: string;
  readonly title: string;
  /** The initial child; null where all children are active at once. */
  readonly initial: string | null;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  /** Transitions that every one of these states has. */
  readonly anywhere: Box | null;
};

export type Box = {
  readonly id: string;
  readonly kind: 'state' | 'compound' | 'final' | 'anywhere';
  readonly name: string;
  /** Its calls and its tags. */
  readonly facts: readonly string[];
  /** Transitions that are listed in the box: an arrow would only add a line to follow. */
  readonly rows: readonly Label[];
};

export type Label = {
  /** Empty for transitions without an event. */
  readonly event: string;
  /** "[answerIsCart]", or "[else]" when no earlier guard held; empty without a condition. */
  readonly condition: string;
  /** "→ ready", "↺" for a reentry, the actions where the state stays; empty on arrows, which show the target. */
  readonly leads: string;
  readonly kind: TransitionKind;
  readonly transition: string;
};

/** All transitions from one box to another, merged. */
export type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly kind: TransitionKind;
  /** Empty where there are too many: the source box then lists them. */
  readonly labels: readonly Label[];
};

/** The overview of a machine, and one picture of each state with children. */
export function diagramsOf(chart: Chart, speech: Speech): readonly Diagram[] {
  const parents = chart.states.filter(({ path }) => childrenOf(chart, path).length > 0);
  return ['', ...parents.map(({ path }) => path)].map((parent) => diagramOf(chart, parent, speech));
}

function diagramOf(chart: Chart, parent: string, speech: Speech): Diagram {
  const own = chart.states.find(({ path }) => path === parent);
  const { type, initial } = own ?? chart;
  const begins = type === 'parallel' || initial === null ? null : childAbove(initial, parent);
  const events = chart.transitions.flatMap((one) => eventsIn(chart, parent, one, speech));
  const arrows = withoutHubs(arrowsOf(events), begins);
  const isArrow = ({ from, to }: Event) =>
    arrows.some((arrow) => arrow.from === from && arrow.to === to && arrow.labels.length > 0);
  const rowsOf = (box: string): readonly Label[] =>
    unique(
      events
        .filter((one) => one.from === box && !isArrow(one))
        .map((one) => rowOf(one, parent, speech)),
    );
  const everywhere = rowsOf(ANYWHERE);
  return {
    parent,
    title: parent || chart.id,
    initial: begins,
    boxes: childrenOf(chart, parent).map((state) =>
      boxOf(chart, state, rowsOf(state.path), speech, type === 'parallel'),
    ),
    arrows,
    anywhere:
      everywhere.length === 0
        ? null
        : {
            id: ANYWHERE,
            kind: 'anywhere',
            name: speech.anywhere(lastOf(parent)),
            facts: [],
            rows: everywhere,
          },
  };
}

export const ANYWHERE = '(anywhere)';

const boxOf = (
  chart: Chart,
  state: ChartState,
  rows: readonly Label[],
  speech: Speech,
  isBesideOthers: boolean,
): Box => ({
  id: state.path,
  kind: kindOf(chart, state),
  name: speech.stateName(lastOf(state.path)),
  facts: [...(isBesideOthers ? [insideOf(chart, state, speech)] : []), ...speech.facts(state)],
  rows,
});

/** Boxes of parallel states have no arrows between them: each lists its own transitions. */
const insideOf = (chart: Chart, { path }: ChartState, speech: Speech): string =>
  `∥ ${childrenOf(chart, path)
    .map((child) => speech.stateName(lastOf(child.path)))
    .join(' · ')}`;

const kindOf = (chart: Chart, { path, type }: ChartState): Box['kind'] =>
  type === 'final' ? 'final' : childrenOf(chart, path).length > 0 ? 'compound' : 'state';

/** A transition as this picture shows it. */
type Event = {
  readonly from: string;
  /** A box of the picture; a path elsewhere; null when the state stays. */
  readonly to: string | null;
  readonly isInside: boolean;
  readonly label: Label;
  readonly does: string;
};

function eventsIn(
  chart: Chart,
  parent: string,
  transition: ChartTransition,
  speech: Speech,
): readonly Event[] {
  const { source, targets, kind, id } = transition;
  const from = source === parent ? ANYWHERE : childAbove(source, parent);
  if (from === null) return [];
  const said = speech.label(transition, from === source);
  const label: Label = { ...said, leads: '', kind, transition: id };
  const does = speech.does(transition);
  const hasInside = from !== ANYWHERE && childrenOf(chart, from).length > 0;
  if (targets.length === 0) {
    const isOwn = from === ANYWHERE || (from === source && !hasInside);
    return isOwn ? [{ from, to: null, isInside: false, label, does }] : [];
  }
  return targets.flatMap((target): Event[] => {
    const to = childAbove(target, parent);
    if (to !== null && to === from && hasInside) return []; // drawn inside that child
    if (to === null && from === ANYWHERE) return []; // drawn one level up
    return [{ from, to: to ?? target, isInside: to !== null && to !== from, label, does }];
  });
}

function rowOf({ from, to, label, does }: Event, parent: string, speech: Speech): Label {
  if (to === null) return { ...label, leads: does };
  const called = to.startsWith(`${parent}.`) ? to.slice(parent.length + 1) : to;
  return { ...label, leads: to === from ? '↺' : `→ ${speech.statePath(called)}` };
}

/** Transitions between the same boxes, merged into one arrow with a label each. */
function arrowsOf(events: readonly Event[]): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to, isInside, label } of events) {
    if (!isInside || from === ANYWHERE || to === null) continue;
    const key = `${from} ${to}`;
    const labels = arrows.get(key)?.labels ?? [];
    const { kind } = arrows.get(key) ?? label;
    arrows.set(key, { from, to, kind, labels: unique([...labels, label]) });
  }
  return [...arrows.values()].map((arrow) =>
    arrow.labels.length > MAX_LABELS ? { ...arrow, labels: [] } : arrow,
  );
}

/** The maximum of readable labels beside an arrow; more are listed in the source box. */
const MAX_LABELS = 3;

/** The maximum of arrows into one box before they hide other content. */
const MAX_ARROWS_IN = 4;

/**
 * A box with too many incoming arrows keeps only the arrow by which it is first reached; the other sources
 * list their target in words.
 */
function withoutHubs(arrows: readonly Arrow[], initial: string | null): readonly Arrow[] {
  const first = firstRoutes(arrows, initial);
  const into = (to: string) => arrows.filter((one) => one.to === to).length;
  return arrows.filter((arrow) => into(arrow.to) <= MAX_ARROWS_IN || first.has(arrow));
}

/** The first arrow that reaches each box, from the initial one on. */
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

/** The child of `parent` that contains a path; null when none does. */
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
