import type { AnyStateMachine, AnyStateNode, StateNode } from 'xstate';
import { nodesOf } from './xstate-internals.ts';

/** The declarations of a machine as plain data: the common base of coverage, charts and mutants. */
export type Chart = {
  readonly id: string;
  readonly description: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initial: string | null;
  /** The machine's own listeners, which run as long as it does. */
  readonly invokes: ChartState['invokes'];
  /** Actors that an action starts: declared, and invoked nowhere. */
  readonly spawns?: readonly string[];
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
};

export type ChartState = {
  /** Dotted path below the machine; empty for the machine itself. */
  readonly path: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  readonly reqs: readonly string[];
  readonly tags: readonly string[];
  readonly initial: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
};

export type TransitionKind = 'event' | 'done' | 'error' | 'delay' | 'always' | 'state done';

export type ChartTransition = {
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly kind: TransitionKind;
  /** The index among the candidates for the same event, from 0. */
  readonly candidate: number;
  readonly targets: readonly string[];
  readonly guard: GuardTree | null;
  readonly actions: readonly string[];
  readonly description: string;
};

/** A guard as declared: a name, or names combined by and, or, not. */
export type GuardTree =
  | { readonly type: 'leaf'; readonly name: string; readonly told?: string }
  | { readonly type: 'and' | 'or' | 'not'; readonly of: readonly GuardTree[] };

type Definition = {
  readonly source: StateNode;
  readonly target?: readonly StateNode[];
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly description?: string;
};

export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine);
  const invoked = new Set(nodes.flatMap(invokesOf).map(({ src }) => src));
  const spawns = Object.keys(machine.implementations.actors).filter((src) => !invoked.has(src));
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    type: machine.root.type,
    initial: initialOf(machine.root),
    invokes: invokesOf(machine.root),
    ...(spawns.length > 0 ? { spawns } : {}),
    states: nodes.filter((node) => node.path.length > 0).map(stateOf),
    transitions: nodes.flatMap((node) => candidatesOf(node).map(({ entry }) => entry)),
  };
}

/** Finds the declared transition of a transition that XState reports. */
export function transitionFinder(machine: AnyStateMachine): (taken: unknown) => string | null {
  const ids = new Map<unknown, string>();
  for (const node of nodesOf(machine)) {
    for (const { definition, entry } of candidatesOf(node)) ids.set(definition, entry.id);
  }
  return (taken) => ids.get(taken) ?? null;
}

/** The same for the report of a page on the other side of a wire. */
export function transitionNamer(
  machine: AnyStateMachine,
): (source: string, event: string, candidate: number) => string | null {
  const ids = new Map(
    nodesOf(machine).flatMap((node) =>
      candidatesOf(node).map(({ written, entry }) => [
        JSON.stringify([entry.source, written, entry.candidate]),
        entry.id,
      ]),
    ),
  );
  return (source, event, candidate) => ids.get(JSON.stringify([source, event, candidate])) ?? null;
}

export const pathOf = (node: StateNode): string => node.path.join('.');

function initialOf(node: AnyStateNode): string | null {
  const [first] = (node.initial as { target?: readonly StateNode[] } | undefined)?.target ?? [];
  return first ? pathOf(first) : null;
}

const invokesOf = (node: AnyStateNode): ChartState['invokes'] =>
  node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) }));

function stateOf(node: StateNode): ChartState {
  const meta = (node.meta ?? {}) as { reqs?: readonly string[] };
  return {
    path: pathOf(node),
    type: node.type,
    description: node.description ?? '',
    reqs: meta.reqs ?? [],
    tags: [...node.tags],
    initial: initialOf(node),
    entry: node.entry.map(actionText),
    exit: node.exit.map(actionText),
    invokes: invokesOf(node),
  };
}

type Candidate = {
  readonly written: string;
  readonly definition: Definition;
  readonly entry: ChartTransition;
};

function candidatesOf(node: StateNode): Candidate[] {
  const written = [
    ...[...node.transitions].map(([event, of]) => ({ event, of: of as readonly Definition[] })),
    { event: '', of: (node.always ?? []) as readonly Definition[] },
  ];
  return written.flatMap(({ event, of }) =>
    of.map((definition, candidate) => ({
      written: event,
      definition,
      entry: transitionOf(node, event, definition, candidate),
    })),
  );
}

function transitionOf(
  node: StateNode,
  event: string,
  { target = [], guard, actions, description = '' }: Definition,
  candidate: number,
): ChartTransition {
  const source = pathOf(node);
  const name = readableEvent(event, node);
  return {
    id: `${source || '(machine)'} · ${name}${candidate > 0 ? ` · ${candidate + 1}` : ''}`,
    source,
    event: name,
    kind: kindOf(event),
    candidate,
    targets: target.map(pathOf),
    guard: guard === undefined ? null : guardTree(guard),
    actions: actions.map(actionText),
    description,
  };
}

export function kindOf(event: string): TransitionKind {
  if (event === '') return 'always';
  if (event.startsWith('xstate.done.actor.')) return 'done';
  if (event.startsWith('xstate.error.actor.')) return 'error';
  if (event.startsWith('xstate.after.')) return 'delay';
  return event.startsWith('xstate.done.state.') ? 'state done' : 'event';
}

/** "done: loadProfile", "after: retryGuestId": readable names of XState's own events. */
export function readableEvent(event: string, node: StateNode): string {
  switch (kindOf(event)) {
    case 'always':
      return 'at once';
    case 'done':
      return `done: ${event.slice('xstate.done.actor.'.length)}`;
    case 'error':
      return `defect: ${event.slice('xstate.error.actor.'.length)}`;
    case 'delay':
      return `after: ${event.slice('xstate.after.'.length, -(node.id.length + 1))}`;
    case 'state done':
      return 'all inside is done';
    case 'event':
      return event;
  }
}

export function nameOf(thing: unknown): string {
  if (typeof thing === 'string') return thing;
  if (typeof thing === 'function') return thing.name || '(unnamed)';
  if (typeof thing === 'object' && thing !== null && 'type' in thing) return String(thing.type);
  return '(unnamed)';
}

export function guardTree(guard: unknown): GuardTree {
  if (typeof guard === 'function' && 'guards' in guard) {
    const { name, guards } = guard as unknown as { name: string; guards: unknown[] };
    const type = name === 'or' || name === 'not' ? name : 'and';
    return { type, of: guards.map(guardTree) };
  }
  const told = toldTo(guard);
  return { type: 'leaf', name: nameOf(guard), ...(told === null ? {} : { told }) };
}

/** The constant parameter of a guard or an action, such as the kind of task to look for. */
function toldTo(named: unknown): string | null {
  if (typeof named !== 'object' || named === null || !('params' in named)) return null;
  const { params } = named;
  if (typeof params === 'string') return params;
  if (typeof params !== 'object' || params === null) return null;
  const words = Object.values(params).filter((one) => typeof one === 'string');
  return words.length > 0 ? words.join(' ') : null;
}

/** "takeNext", or "tell itemAdded" where an action has a constant parameter. */
const actionText = (action: unknown): string =>
  [nameOf(action), toldTo(action) ?? ''].join(' ').trim();

export const leavesOf = (tree: GuardTree | null): readonly string[] =>
  tree === null ? [] : tree.type === 'leaf' ? [tree.name] : tree.of.flatMap(leavesOf);

/** "tokenIsKnown and not (cartIsEmpty)". */
export function guardText(tree: GuardTree | null): string {
  if (tree === null) return '';
  if (tree.type === 'leaf') return [tree.name, tree.told ?? ''].join(' ').trim();
  const parts = tree.of.map((one) =>
    one.type === 'leaf' ? guardText(one) : `(${guardText(one)})`,
  );
  return tree.type === 'not' ? `not ${parts[0] ?? ''}` : parts.join(` ${tree.type} `);
}
