import type { DrawnFlow } from '@sundry/statecharts/log';
import { isWithin, type Leg } from '#tools/inspector/core/plan.ts';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { likelihoodOf, type LiveWalk } from './live-walk.ts';

/**
 * The rules that the desk needs before a move: they cover everything up to the next event that a person sends.
 * A call that the goal waits for is held, else the machine would not rest there.
 */
export function arrangedFor(
  { chart, routeMap }: DrawnFlow,
  live: LiveWalk,
  goal: string,
  legs: readonly Leg[],
): readonly Walk.Arranged[] {
  const rest = legs.slice(1).findIndex(({ step }) => step.kind === 'user');
  const near = legs.slice(0, rest < 0 ? legs.length : rest + 1);
  const spoiled = near.flatMap(({ step, from }): readonly Walk.Arranged[] => {
    if (step.kind !== 'outcome') return [];
    const likelihood = likelihoodOf(live, step);
    if (typeof likelihood === 'string') return [];
    return callsAt(step.actor, from).map((call) => ({ call, how: likelihood.arranged }));
  });
  const end = near.length === legs.length ? (legs.at(-1)?.to ?? restAt()) : null;
  const calls = end === null ? [] : chart.states.filter(({ path }) => isGoal(path, end));
  const held = calls
    .flatMap(({ invokes }) => invokes.flatMap(({ src }) => callsOf(src)))
    .map((call): Walk.Arranged => ({ call, how: 'hold' }));
  return [...spoiled, ...held];

  function callsOf(capability: string): readonly string[] {
    return routeMap.calls[capability] ?? [];
  }

  function callsAt(actor: string, configuration: string): readonly string[] {
    const invoked = chart.states
      .filter(({ path }) => isWithin(configuration, path))
      .flatMap(({ invokes }) => invokes)
      .find(({ id }) => id === actor);
    return invoked ? callsOf(invoked.src) : [];
  }

  function isGoal(path: string, configuration: string): boolean {
    const isInside = path === goal || path.startsWith(`${goal}.`);
    return isInside && isWithin(configuration, path);
  }

  function restAt(): string {
    const from = routeMap.routes[goal]?.from;
    return from === undefined ? '' : (routeMap.configurations[from] ?? '');
  }
}
