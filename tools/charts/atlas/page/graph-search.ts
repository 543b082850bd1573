import type { FlowGraph } from '../graph.ts';
import { stepCode } from './steps.ts';

/**
 * A question to the graph of a flow. Its parts are marks: `state~…`, `way~…` (a transition), a step,
 * `holds~…` and `fails~…` (a guard), `fact~<key>~<value>`, and for `from` also `input~…`.
 */
export type Question = {
  /** Empty for any beginning. */
  readonly from: string;
  readonly to: string;
  readonly never: readonly string[];
  /** Passed on the way, in any order. */
  readonly through: readonly string[];
  /** Inputs, and guards that hold or fail wherever they are asked. */
  readonly given: readonly string[];
  /** Facts of the situation at the end. */
  readonly there: readonly string[];
};

export type Leg = { readonly step: number; readonly to: number; readonly exercise: number };

export type Answer =
  | {
      readonly found: true;
      readonly input: string;
      readonly start: number;
      readonly legs: readonly Leg[];
      /** The number of legs to `from`. */
      readonly before: number;
    }
  | {
      readonly found: false;
      /** Situations that were visited, and the length of the longest path to one of them. */
      readonly visited: number;
      readonly depth: number;
      /** Marks without which there is a path, with its length. */
      readonly relaxed: readonly { readonly mark: string; readonly steps: number }[];
    };

/** The shortest path; without one, the single condition that prevents it. */
export function answerTo(graph: FlowGraph, question: Question): Answer {
  const answer = searched(graph, question);
  if (answer.found) return answer;
  const marks = (['never', 'through', 'given', 'there'] as const).flatMap((part) =>
    question[part].map((mark) => ({ part, mark })),
  );
  const relaxed = marks.flatMap(({ part, mark }) => {
    const rest = question[part].filter((one) => one !== mark);
    const without = searched(graph, { ...question, [part]: rest });
    return without.found ? [{ mark, steps: without.legs.length - without.before }] : [];
  });
  return { ...answer, relaxed };
}

type Arrival = { readonly at: number; readonly leg: Leg | null; readonly exercise: number };
type Node = {
  readonly at: number;
  readonly passed: number;
  readonly by: Leg | null;
  readonly before: Node | null;
  readonly input: string;
  readonly depth: number;
};

function searched(graph: FlowGraph, question: Question): Answer {
  const { from, to, given } = question;
  const inputs = [from, ...given].filter((mark) => mark.startsWith('input~'));
  const starts = graph.starts.filter(([input]) =>
    inputs.every((mark) => mark === `input~${input}`),
  );
  const excluded = given.flatMap((mark) => opposite(mark)).map((mark) => matcher(graph, mark));
  const never = question.never.map((mark) => matcher(graph, mark));
  const through = question.through.map((mark) => matcher(graph, mark));
  const there = question.there.map((mark) => matcher(graph, mark));
  const isEnd = matcher(graph, to);
  const isFrom = from === '' || from.startsWith('input~') ? null : matcher(graph, from);
  const all = 2 ** through.length - 1;
  const allowed = (arrival: Arrival) => !excluded.some((is) => is(arrival));
  const begun = starts.flatMap(([input, at, exercise]): Node[] => {
    const isAllowed = allowed({ at, leg: null, exercise });
    return isAllowed ? [{ at, passed: 0, by: null, before: null, input, depth: 0 }] : [];
  });

  let sources: readonly Node[] = begun;
  if (isFrom) {
    const reached: Node[] = [];
    const startedThere = starts.flatMap(([input, at, exercise]) =>
      isFrom({ at, leg: null, exercise }) ? [input] : [],
    );
    breadthFirst(graph, begun, (node, arrival) => {
      if (arrival ? isFrom(arrival) : startedThere.includes(node.input)) reached.push(node);
      return arrival === null || allowed(arrival) ? node : null;
    });
    sources = reached.map((node) => ({ ...node, passed: 0 }));
  }
  const passedBy = (arrival: Arrival, passed: number): number =>
    through.reduce((sum, is, index) => (is(arrival) ? sum | (1 << index) : sum), passed);

  const ends: Node[] = [];
  const visited = new Set<number>();
  let depth = 0;
  const first = new Map(
    starts.map(([input, at, exercise]) => [input, { at, leg: null, exercise }]),
  );
  const entered = sources.flatMap((node): Node[] => {
    const arrival = isFrom ? null : (first.get(node.input) ?? null);
    if (arrival === null) return [{ ...node, depth: 0 }];
    if (never.some((is) => is(arrival))) return [];
    return [{ ...node, passed: passedBy(arrival, 0), depth: 0 }];
  });
  breadthFirst(graph, entered, (node, arrival) => {
    if (ends.length > 0) return null;
    visited.add(node.at);
    depth = Math.max(depth, node.depth);
    const come = arrival ?? (isFrom ? null : (first.get(node.input) ?? null));
    if (arrival && (!allowed(arrival) || never.some((is) => is(arrival)))) return null;
    const passed = come ? passedBy(come, node.passed) : node.passed;
    const next = passed === node.passed ? node : { ...node, passed };
    if (come && passed === all && isEnd(come) && there.every((is) => is(come))) ends.push(next);
    return next;
  });
  const [end] = ends;
  return end ? pathTo(end) : { found: false, visited: visited.size, depth, relaxed: [] };
}

/** Visits every pair of situation and passed marks once, nearest first; null ends a path. */
function breadthFirst(
  graph: FlowGraph,
  from: readonly Node[],
  visit: (node: Node, arrival: Arrival | null) => Node | null,
): void {
  const known = new Set<string>();
  const isNew = (at: number, passed: number): boolean => {
    const key = `${at} ${passed}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  };
  let level = from.flatMap((node) => {
    const stays = visit(node, null);
    return stays && isNew(stays.at, stays.passed) ? [stays] : [];
  });
  while (level.length > 0) {
    const next: Node[] = [];
    for (const node of level) {
      const legs = graph.edges[node.at] ?? [];
      for (let index = 0; index < legs.length; index += 3) {
        const [step = 0, to = 0, exercise = 0] = legs.slice(index, index + 3);
        const leg = { step, to, exercise };
        const come = { ...node, at: to, by: leg, before: node, depth: node.depth + 1 };
        const stays = visit(come, { at: to, leg, exercise });
        if (stays && isNew(stays.at, stays.passed)) next.push(stays);
      }
    }
    level = next;
  }
}

function pathTo(end: Node): Answer {
  const legs: Leg[] = [];
  let first = end;
  for (let node: Node | null = end; node; node = node.before) {
    if (node.by) legs.unshift(node.by);
    first = node;
  }
  return {
    found: true,
    input: end.input,
    start: first.at,
    legs,
    before: legs.length - end.depth,
  };
}

const opposite = (mark: string): readonly string[] => {
  if (mark.startsWith('holds~')) return [mark.replace('holds~', 'fails~')];
  return mark.startsWith('fails~') ? [mark.replace('fails~', 'holds~')] : [];
};

/** Returns true for an arrival that a mark describes; an unknown mark describes none. */
function matcher(graph: FlowGraph, mark: string): (arrival: Arrival) => boolean {
  const [kind = '', ...rest] = mark.split('~');
  const name = rest.join('~');
  const exercisesWith = (is: (exercise: FlowGraph['exercises'][number]) => boolean) => {
    const found = new Set(graph.exercises.flatMap((one, index) => (is(one) ? [index] : [])));
    return ({ exercise }: Arrival) => found.has(exercise);
  };
  switch (kind) {
    case 'input':
      return () => true;
    case 'state': {
      const state = graph.states.indexOf(name);
      const sets = graph.stateSets.map((set) => set.includes(state));
      const left = graph.transitions.map((id) => id.startsWith(`${name} · `));
      const begins = exercisesWith(([taken]) => taken.some((one) => left[one]));
      const passes = exercisesWith(([taken]) => taken.slice(1).some((one) => left[one]));
      return (arrival) =>
        sets[graph.situations[arrival.at]?.[0] ?? -1] === true ||
        (arrival.leg ? passes : begins)(arrival);
    }
    case 'way': {
      const way = graph.transitions.indexOf(name);
      return exercisesWith(([taken]) => taken.includes(way));
    }
    case 'holds':
    case 'fails': {
      const condition = graph.conditions.findIndex((one) => one.name === name);
      const wanted = 2 * condition + (kind === 'holds' ? 1 : 0);
      return exercisesWith(([, guards]) => guards.includes(wanted));
    }
    case 'fact': {
      const [key = '', ...value] = rest;
      const fact = graph.facts.findIndex((one) => one.key === key);
      const wanted = graph.facts[fact]?.values.indexOf(value.join('~')) ?? -1;
      return ({ at }) => wanted >= 0 && graph.situations[at]?.[fact + 1] === wanted;
    }
    default: {
      const steps = new Set(
        graph.steps.flatMap((step, index) => {
          const code = stepCode(step);
          return code === mark || code.startsWith(`${mark}~`) ? [index] : [];
        }),
      );
      return ({ leg }) => leg !== null && steps.has(leg.step);
    }
  }
}
