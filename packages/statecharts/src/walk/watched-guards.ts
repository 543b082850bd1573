import { and, not, or, type AnyStateMachine } from 'xstate';
import { mapTransitions } from '../flow/written-chart.ts';
import { configOf, guardsOf, rebuilt, type GuardFunction } from '../flow/xstate-internals.ts';

const WATCH = ' @ ';

/** The machine with every guard renamed after its transition, so that each use is reported on its own. */
export function withWatchedGuards(
  machine: AnyStateMachine,
  hear: (guard: string) => void,
): AnyStateMachine {
  const originals = guardsOf(machine);
  const watchedGuards: Record<string, GuardFunction> = {};
  const watch = (guard: unknown, transition: string): unknown => {
    if (typeof guard === 'function') return joined(guard, (leaf) => watch(leaf, transition));
    const name = typeof guard === 'string' ? guard : (guard as { type: string }).type;
    const original = originals[name];
    if (!original) return guard;
    const watched = `${name}${WATCH}${transition}`;
    watchedGuards[watched] = (args, params) => {
      const holds = original(args, params);
      hear(`${transition} ? ${name} = ${String(holds)}`);
      return holds;
    };
    return typeof guard === 'string' ? watched : { ...(guard as object), type: watched };
  };
  const config = mapTransitions(configOf(machine), (transition, written) => {
    const { guard } = transition;
    return guard === undefined ? transition : { ...transition, guard: watch(guard, written) };
  });
  return rebuilt(machine, config, watchedGuards);
}

/** Rebuilds and, or and not with changed leaves. */
function joined(guard: object, change: (leaf: unknown) => unknown): unknown {
  if (!('guards' in guard)) return guard;
  const { name, guards } = guard as unknown as { name: string; guards: unknown[] };
  const leaves = guards.map(change) as never[];
  if (name === 'not') return not(leaves[0] as never);
  return name === 'or' ? or(leaves) : and(leaves);
}
