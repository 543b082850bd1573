import { pathText, type Explored } from './explore.ts';
import { shortestPathTo, type Path } from './paths.ts';
import type { FlowTest } from './run-flow.ts';

export type ShortWalk = FlowTest & {
  /** The states shown after each number of steps. */
  readonly shows: ReadonlyMap<number, readonly string[]>;
};

/** The shortest walk to each of these states; a walk that begins another one is part of it. */
export function shortestWalks(
  explored: Explored,
  states: readonly string[],
  isUsable: (input: string) => boolean = () => true,
): readonly ShortWalk[] {
  const usable = { ...explored, starts: explored.starts.filter(({ input }) => isUsable(input)) };
  const found = states.flatMap((state) => {
    const path = shortestPathTo(usable, (key) => isSeenIn(explored, key, state));
    return path ? [{ state, path, name: nameOf(path) }] : [];
  });
  const names = [...new Set(found.map(({ name }) => name))];
  const whole = names.filter(
    (name) => !names.some((other) => other !== name && other.startsWith(name)),
  );
  const claimed = new Set<string>();
  return whole.flatMap((name): readonly ShortWalk[] => {
    const own = found.find((one) => one.name === name);
    if (!own) return [];
    const parts = found.filter((one) => name.startsWith(one.name) && !claimed.has(one.state));
    parts.forEach(({ state }) => claimed.add(state));
    const shows = Map.groupBy(parts, ({ path }) => path.steps.length);
    return [
      {
        title: pathText(own.path.input, own.path.steps),
        path: own.path,
        sneaks: [],
        shows: new Map([...shows].map(([after, all]) => [after, all.map(({ state }) => state)])),
      },
    ];
  });
}

/** A failed machine still has its last states, which nobody sees. */
function isSeenIn({ configurations }: Explored, key: string, state: string): boolean {
  const at = configurations.get(key);
  return at !== undefined && at.snapshot.status !== 'error' && at.states.includes(state);
}

/** A line per step: a path that begins another one has a name that begins the other's. */
const nameOf = ({ input, steps }: Path): string =>
  [input, ...steps].map((one) => `${JSON.stringify(one)}\n`).join('');
