import {
  leavesOf,
  type Chart,
  type ChartState,
  type ChartTransition,
  type TransitionKind,
} from '../flow/chart.ts';
import { childrenOf, lastOf, parentOf } from './mermaid.ts';
import { candidatesOf, type Speech, type Started } from './speech.ts';

/** One picture: the children of one state (or of the machine), and the transitions between them. */
export type Diagram = {
  /** Path of the parent state; empty for the machine. */
  readonly parent: string;
  readonly title: string;
  /** The initial child; null where all children are active at once. */
  readonly initial: string | null;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  /** Parts of no single state: transitions of all states, and actors that outlive them. */
  readonly panels: readonly Box[];
  /** True where technical states and transitions are drawn too. */
  readonly isUnfolded: boolean;
};

export type Box = {
  readonly id: string;
  readonly kind: 'state' | 'compound' | 'final' | 'anywhere' | 'beside';
  readonly name: string;
  /** Its inner states and its tags. */
  readonly facts: readonly string[];
  /** Its calls and children. */
  readonly starts: readonly Started[];
  /** Effects of entry and exit. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Transitions that are listed in the box: an arrow would only add a line to follow. */
  readonly rows: readonly Label[];
  /** The mark for what is folded; empty without any. */
  readonly folded: string;
};

export type Label = {
  /** The inner states that have the transition; empty where the box has it. */
  readonly within: readonly string[];
  /** Empty for transitions without an event. */
  readonly event: string;
  /** "[answerIsCart]", or "[else]" when no earlier guard held; empty without a condition. */
  readonly condition: string;
  /** The place among candidates of which the first that holds is taken. */
  readonly order: number | null;
  /** Effects, in order. */
  readonly effects: readonly string[];
  /** "→ ready", "↺" for a reentry; empty where the state stays. Arrows show the box, and tell a state inside it. */
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

/**
 * The overview of a machine, and one picture of each state with children. Technical parts are folded; a
 * picture that folds any is followed by the same one unfolded.
 */
export function diagramsOf(chart: Chart, speech: Speech): readonly Diagram[] {
  const parents = chart.states.filter(({ path }) => childrenOf(chart, path).length > 0);
  return ['', ...parents.map(({ path }) => path)].flatMap((parent) => {
    const folded = diagramOf(chart, parent, speech, false);
    const doesFold = [...folded.boxes, ...folded.panels].some((box) => box.folded !== '');
    return doesFold ? [folded, diagramOf(chart, parent, speech, true)] : [folded];
  });
}

function diagramOf(chart: Chart, parent: string, speech: Speech, isUnfolded: boolean): Diagram {
  const own = chart.states.find(({ path }) => path === parent);
  const { type, initial, invokes } = own ?? chart;
  const begins = type === 'parallel' || initial === null ? null : childAbove(initial, parent);
  const isFolded = (one: ChartTransition) => !isUnfolded && isTechnical(one, speech);
  const eventsOf = (transitions: readonly ChartTransition[]) =>
    transitions.flatMap((one) => eventsIn(chart, parent, one, speech));
  const events = eventsOf(chart.transitions.filter((one) => !isFolded(one)));
  const hidden = new Set(eventsOf(chart.transitions.filter(isFolded)).map(({ from }) => from));
  const arrows = withoutHubs(arrowsOf(events), begins);
  const isArrow = ({ from, to }: Event) =>
    arrows.some((arrow) => arrow.from === from && arrow.to === to && arrow.labels.length > 0);
  const rowsOf = (box: string): readonly Label[] => {
    const rows = events
      .filter((one) => one.from === box && !isArrow(one))
      .map((one) => rowOf(one, parent, speech));
    const inner = unique(rows).filter(({ within }) => within.length > 0);
    return inner.length > MAX_INNER ? unique(rows.map(withoutInnerEffects)) : unique(rows);
  };
  const startsOf = (all: ChartState['invokes']): readonly Started[] =>
    all
      .filter(({ src }) => isUnfolded || !speech.isTechnical(src))
      .map(({ src }) => speech.started(src));
  const boxOf = (state: ChartState): Box => ({
    id: state.path,
    kind: kindOf(chart, state),
    name: speech.stateName(lastOf(state.path)),
    facts: [...insideOf(chart, state, speech, type === 'parallel'), ...speech.facts(state)],
    starts: [...startsOf(state.invokes), ...speech.opens(state.path)],
    entry: speech.effects(state.entry),
    exit: speech.effects(state.exit),
    rows: rowsOf(state.path),
    folded: hidden.has(state.path) ? speech.titles.folded : '',
  });
  const panel = (box: Partial<Box> & Pick<Box, 'id' | 'kind' | 'name'>): Box => ({
    ...{ facts: [], starts: [], entry: [], exit: [], rows: [], folded: '' },
    ...box,
  });
  const { lasting, spawned, folded } = speech.titles;
  const spawns =
    parent === '' ? (chart.spawns ?? []).map(speech.started).filter(({ chart: of }) => of) : [];
  const panels = [
    panel({
      id: ANYWHERE,
      kind: 'anywhere',
      name: speech.anywhere(lastOf(parent)),
      rows: rowsOf(ANYWHERE),
      folded: hidden.has(ANYWHERE) ? folded : '',
    }),
    panel({
      id: '(beside)',
      kind: 'beside',
      name: lasting(lastOf(parent)),
      starts: startsOf(invokes),
    }),
    panel({ id: '(spawned)', kind: 'beside', name: spawned, starts: spawns }),
  ];
  return {
    parent,
    title: parent || chart.id,
    initial: begins,
    boxes: childrenOf(chart, parent)
      .filter(({ path }) => isUnfolded || !speech.isTechnical(path))
      .map(boxOf),
    arrows,
    panels: panels.filter(({ rows, starts, folded: of }) => rows.length + starts.length > 0 || of),
    isUnfolded,
  };
}

export const ANYWHERE = '(anywhere)';

const isTechnical = ({ event, guard, source, targets }: ChartTransition, speech: Speech): boolean =>
  [event, source, ...targets, ...leavesOf(guard)].some(speech.isTechnical);

/** Names of the inner states. Those that are active at once have no arrows between them. */
function insideOf(
  chart: Chart,
  { path, type }: ChartState,
  { stateName, titles }: Speech,
  isBesideOthers: boolean,
): readonly string[] {
  const names = childrenOf(chart, path).map((child) => stateName(lastOf(child.path)));
  if (names.length === 0) return [];
  const sign = type === 'parallel' || isBesideOthers ? '∥' : titles.inside;
  return [`${sign} ${names.map((name) => name.replaceAll(' ', '\u00A0')).join('\u00A0· ')}`];
}

const kindOf = (chart: Chart, { path, type }: ChartState): Box['kind'] =>
  type === 'final' ? 'final' : childrenOf(chart, path).length > 0 ? 'compound' : 'state';

/** A transition as this picture shows it. */
type Event = {
  readonly from: string;
  /** A box of the picture; a path elsewhere; null when the state stays. */
  readonly to: string | null;
  readonly isInside: boolean;
  readonly label: Label;
};

function eventsIn(
  chart: Chart,
  parent: string,
  transition: ChartTransition,
  speech: Speech,
): readonly Event[] {
  const { source, targets, kind, id, actions } = transition;
  const from = source === parent ? ANYWHERE : childAbove(source, parent);
  if (from === null) return [];
  const isOwn = from === source || from === ANYWHERE;
  const label: Label = {
    ...speech.label(transition, from === source),
    within: isOwn ? [] : [speech.statePath(source.slice(from.length + 1))],
    effects: speech.effects(actions, id),
    leads: '',
    kind,
    transition: id,
  };
  const hasInside = from !== ANYWHERE && childrenOf(chart, from).length > 0;
  if (targets.length === 0) {
    const others = candidatesOf(chart, transition).flatMap((one) => one.targets);
    const leads = others.some((target) => childAbove(target, parent) !== from);
    return from === ANYWHERE || (from === source && (!hasInside || leads))
      ? [{ from, to: null, isInside: false, label }]
      : [];
  }
  return targets.flatMap((target): Event[] => {
    const to = childAbove(target, parent);
    if (to !== null && to === from && hasInside) return []; // drawn inside that child
    if (to === null && from === ANYWHERE) return []; // drawn one level up
    const isInside = to !== null && to !== from;
    const into = isInside && target !== to ? target.slice(to.length + 1) : '';
    const leads = into === '' ? '' : `→ ${speech.statePath(into)}`;
    return [{ from, to: to ?? target, isInside, label: { ...label, leads } }];
  });
}

function rowOf({ from, to, label }: Event, parent: string, speech: Speech): Label {
  if (to === null) return label;
  const called = to.startsWith(`${parent}.`) ? to.slice(parent.length + 1) : to;
  if (to === from) return { ...label, leads: '↺' };
  const into = label.leads === '' ? '' : ` › ${label.leads.slice(2)}`;
  return { ...label, leads: `→ ${speech.statePath(called)}${into}` };
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
    arrow.labels.length > MAX_LABELS || lettersIn(arrow.labels) > MAX_LETTERS
      ? { ...arrow, labels: [] }
      : arrow,
  );
}

/** The maximum of ways out of inner states that are told in full; more are in the picture of the inside. */
const MAX_INNER = 4;

const withoutInnerEffects = (label: Label): Label =>
  label.within.length === 0 ? label : { ...label, effects: [] };

/** The maximum of readable labels beside an arrow; more are listed in the source box. */
const MAX_LABELS = 3;
const MAX_LETTERS = 300;

const lettersIn = (labels: readonly Label[]): number =>
  labels.reduce(
    (all, { within, event, condition, effects }) =>
      all + [...within, event, condition, ...effects].join(' ').length,
    0,
  );

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

/** Transitions of several inner states that look alike become one label. */
function unique(labels: readonly Label[]): readonly Label[] {
  const groups = Map.groupBy(labels, ({ event, condition, effects, leads }) =>
    JSON.stringify([event, condition, effects, leads]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const isOwn = group.some(({ within }) => within.length === 0);
    const within = isOwn ? [] : [...new Set(group.flatMap((one) => one.within))];
    const isPlaced = group.every(({ order }) => order === first.order);
    return [{ ...first, within, order: isPlaced ? first.order : null }];
  });
}
