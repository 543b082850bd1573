import {
  type Chart,
  type Step,
  type Unreached,
  type RouteMap,
  configurationOf,
} from '@sundry/statecharts/log';

export type Leg = { readonly step: Step; readonly from: string; readonly to: string };

export type Plan =
  | { readonly kind: 'here' }
  | { readonly kind: 'ahead'; readonly legs: readonly Leg[] }
  | { readonly kind: 'none'; readonly why: Unreached | 'noRoute' };

/** A step without effect, and the configuration in which it was tried. */
export type Tried = { readonly at: string; readonly step: Step };

/**
 * The route from the current configuration to a state: along the model's route, joined at the current
 * configuration, or else any other. A real server may answer otherwise than expected, so each step is followed
 * by a new plan.
 */
export function planTo(
  everything: RouteMap,
  goal: string,
  states: readonly string[],
  tried: readonly Tried[],
  region: string | null = null,
): Plan {
  const routes = region === null ? everything : within(everything, region);
  const here =
    region === null ? configurationOf(states) : inRegion(configurationOf(states), region);
  if (states.includes(goal)) return { kind: 'here' };
  const why = routes.unreached[goal];
  if (why) return { kind: 'none', why };
  const isTried = ({ from, step }: Leg) =>
    tried.some((one) => isSameStep(one.step, step) && standsAlike(one.at, from, region));
  const legs = alongRoute(routes, goal, here, isTried) ?? anyRoute(routes, goal, here, isTried);
  return legs ? { kind: 'ahead', legs } : { kind: 'none', why: 'noRoute' };
}

const isSameStep = (a: Step, b: Step): boolean => JSON.stringify(a) === JSON.stringify(b);
const standsAlike = (at: string, from: string, region: string | null): boolean =>
  (region === null ? at : inRegion(at, region)) === from;

/** The routes within one region of a parallel state; the other regions have their own. */
function within(routes: RouteMap, region: string): RouteMap {
  const configurations = [...new Set(routes.configurations.map((one) => inRegion(one, region)))];
  const numbers = routes.configurations.map((one) => configurations.indexOf(inRegion(one, region)));
  const numberOf = (old: number): number => numbers[old] ?? 0;
  return {
    ...routes,
    configurations,
    edges: routes.edges
      .map(([from, step, to]) => [numberOf(from), step, numberOf(to)] as const)
      .filter(([from, , to]) => from !== to),
    routes: Object.fromEntries(
      Object.entries(routes.routes).map(([state, route]) => {
        const legs = route.legs.map(([step, to]) => [step, numberOf(to)] as const);
        const starts = [numberOf(route.from), ...legs.map(([, to]) => to)];
        const moving = legs.filter(([, to], nth) => to !== starts[nth]);
        return [state, { ...route, from: numberOf(route.from), legs: moving }];
      }),
    ),
  };
}

const inRegion = (configuration: string, region: string): string =>
  configuration
    .split(' + ')
    .filter((path) => path === region || path.startsWith(`${region}.`))
    .join(' + ');

/** The innermost region of a parallel state that contains a state; null without parallel states. */
export function regionOf({ states }: Pick<Chart, 'states'>, state: string): string | null {
  const regions = states
    .filter(({ type }) => type === 'parallel')
    .flatMap(({ path }) => states.filter((one) => parentOf(one.path) === path))
    .map(({ path }) => path)
    .filter((path) => state === path || state.startsWith(`${path}.`));
  return regions.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** True where the configuration includes the state. */
export const isWithin = (configuration: string, state: string): boolean =>
  configuration.split(' + ').some((path) => path === state || path.startsWith(`${state}.`));

/** All legs of the model's own route to a state, from the start. */
export function routeTo(routes: RouteMap, goal: string): readonly Leg[] {
  const route = routes.routes[goal];
  if (!route) return [];
  let from = routes.configurations[route.from] ?? '';
  return route.legs.flatMap(([step, to]) => {
    const leg = legBetween(routes, from, step, to);
    from = leg?.to ?? from;
    return leg ?? [];
  });
}

function alongRoute(
  routes: RouteMap,
  goal: string,
  here: string,
  isTried: (leg: Leg) => boolean,
): readonly Leg[] | null {
  const route = routeTo(routes, goal);
  const joined = route.findIndex(({ from }) => from === here);
  if (joined < 0) return null;
  // A tried step without a change of configuration, such as filling in a form, is done.
  const done = route.slice(joined).findIndex((leg) => leg.from !== leg.to || !isTried(leg));
  const legs = route.slice(joined + Math.max(0, done));
  return legs[0] && !isTried(legs[0]) ? legs : null;
}

/** The fewest steps between two configurations, independent of the model's own route. */
function anyRoute(
  routes: RouteMap,
  goal: string,
  here: string,
  isTried: (leg: Leg) => boolean,
): readonly Leg[] | null {
  const seen = new Set([here]);
  let level: readonly (readonly Leg[])[] = [[]];
  while (level.length > 0) {
    const next: (readonly Leg[])[] = [];
    for (const route of level) {
      const at = route.at(-1)?.to ?? here;
      for (const leg of legsFrom(routes, at)) {
        if (seen.has(leg.to) || isTried(leg)) continue;
        if (isWithin(leg.to, goal)) return [...route, leg];
        seen.add(leg.to);
        next.push([...route, leg]);
      }
    }
    level = next;
  }
  return null;
}

const legsFrom = (routes: RouteMap, at: string): readonly Leg[] =>
  routes.edges.flatMap(([from, step, to]) =>
    routes.configurations[from] === at ? (legBetween(routes, at, step, to) ?? []) : [],
  );

function legBetween(routes: RouteMap, from: string, step: number, to: number): Leg | null {
  const [taken, end] = [routes.steps[step], routes.configurations[to]];
  return taken !== undefined && end !== undefined ? { step: taken, from, to: end } : null;
}
