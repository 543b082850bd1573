import type { Chart, Step, Unreached, Ways } from './flow-sheet.ts';
import { standingOf } from './standing.ts';

export type Leg = { readonly step: Step; readonly from: string; readonly to: string };

export type Plan =
  | { readonly kind: 'here' }
  | { readonly kind: 'ahead'; readonly legs: readonly Leg[] }
  | { readonly kind: 'none'; readonly why: Unreached | 'noWay' };

/** A step that was tried somewhere and led nowhere. */
export type Tried = { readonly at: string; readonly step: Step };

/**
 * The way from where a machine stands to a state: along the route that the model knows, joined where the
 * machine happens to be; or else any other. A real shop may answer otherwise than hoped, so the plan is
 * made anew after every step.
 */
export function planTo(
  everything: Ways,
  goal: string,
  states: readonly string[],
  tried: readonly Tried[],
  region: string | null = null,
): Plan {
  const ways = region === null ? everything : within(everything, region);
  const here = region === null ? standingOf(states) : inRegion(standingOf(states), region);
  if (states.includes(goal)) return { kind: 'here' };
  const why = ways.unreached[goal];
  if (why) return { kind: 'none', why };
  const isTried = ({ from, step }: Leg) =>
    tried.some((one) => isSameStep(one.step, step) && standsAlike(one.at, from, region));
  const legs = alongRoute(ways, goal, here, isTried) ?? anyWay(ways, goal, here, isTried);
  return legs ? { kind: 'ahead', legs } : { kind: 'none', why: 'noWay' };
}

const isSameStep = (a: Step, b: Step): boolean => JSON.stringify(a) === JSON.stringify(b);
const standsAlike = (at: string, from: string, region: string | null): boolean =>
  (region === null ? at : inRegion(at, region)) === from;

/** What stands beside a region of a parallel state has its own ways, and is left out of sight. */
function within(ways: Ways, region: string): Ways {
  const standings = [...new Set(ways.standings.map((one) => inRegion(one, region)))];
  const numbers = ways.standings.map((one) => standings.indexOf(inRegion(one, region)));
  const numberOf = (old: number): number => numbers[old] ?? 0;
  return {
    ...ways,
    standings,
    edges: ways.edges
      .map(([from, step, to]) => [numberOf(from), step, numberOf(to)] as const)
      .filter(([from, , to]) => from !== to),
    routes: Object.fromEntries(
      Object.entries(ways.routes).map(([state, route]) => {
        const legs = route.legs.map(([step, to]) => [step, numberOf(to)] as const);
        const starts = [numberOf(route.from), ...legs.map(([, to]) => to)];
        const moving = legs.filter(([, to], nth) => to !== starts[nth]);
        return [state, { ...route, from: numberOf(route.from), legs: moving }];
      }),
    ),
  };
}

const inRegion = (standing: string, region: string): string =>
  standing
    .split(' + ')
    .filter((path) => path === region || path.startsWith(`${region}.`))
    .join(' + ');

/** The innermost region of a parallel state that a state lies in; null where all is one. */
export function regionOf({ states }: Pick<Chart, 'states'>, state: string): string | null {
  const regions = states
    .filter(({ type }) => type === 'parallel')
    .flatMap(({ path }) => states.filter((one) => parentOf(one.path) === path))
    .map(({ path }) => path)
    .filter((path) => state === path || state.startsWith(`${path}.`));
  return regions.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** Whether being in this standing is being in that state. */
export const isWithin = (standing: string, state: string): boolean =>
  standing.split(' + ').some((path) => path === state || path.startsWith(`${state}.`));

/** All legs of the model's own route to a state, from its very beginning. */
export function routeTo(ways: Ways, goal: string): readonly Leg[] {
  const route = ways.routes[goal];
  if (!route) return [];
  let from = ways.standings[route.from] ?? '';
  return route.legs.flatMap(([step, to]) => {
    const leg = legBetween(ways, from, step, to);
    from = leg?.to ?? from;
    return leg ?? [];
  });
}

function alongRoute(
  ways: Ways,
  goal: string,
  here: string,
  isTried: (leg: Leg) => boolean,
): readonly Leg[] | null {
  const route = routeTo(ways, goal);
  const joined = route.findIndex(({ from }) => from === here);
  if (joined < 0) return null;
  // What was tried and left everything in its place, such as filling in a form, is done.
  const done = route.slice(joined).findIndex((leg) => leg.from !== leg.to || !isTried(leg));
  const legs = route.slice(joined + Math.max(0, done));
  return legs[0] && !isTried(legs[0]) ? legs : null;
}

/** The fewest steps that lead from standing to standing, whatever the model says of what is between. */
function anyWay(
  ways: Ways,
  goal: string,
  here: string,
  isTried: (leg: Leg) => boolean,
): readonly Leg[] | null {
  const seen = new Set([here]);
  let level: readonly (readonly Leg[])[] = [[]];
  while (level.length > 0) {
    const next: (readonly Leg[])[] = [];
    for (const way of level) {
      const at = way.at(-1)?.to ?? here;
      for (const leg of legsFrom(ways, at)) {
        if (seen.has(leg.to) || isTried(leg)) continue;
        if (isWithin(leg.to, goal)) return [...way, leg];
        seen.add(leg.to);
        next.push([...way, leg]);
      }
    }
    level = next;
  }
  return null;
}

const legsFrom = (ways: Ways, at: string): readonly Leg[] =>
  ways.edges.flatMap(([from, step, to]) =>
    ways.standings[from] === at ? (legBetween(ways, at, step, to) ?? []) : [],
  );

function legBetween(ways: Ways, from: string, step: number, to: number): Leg | null {
  const [taken, end] = [ways.steps[step], ways.standings[to]];
  return taken !== undefined && end !== undefined ? { step: taken, from, to: end } : null;
}
