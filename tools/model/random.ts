import fc from 'fast-check';
import { pathText, type Explored } from './explore.ts';
import type { Flow, Step } from './flow.ts';
import type { Path } from './paths.ts';
import { walk, type Driver } from './run-flow.ts';

export type RandomReport = {
  readonly walks: number;
  readonly steps: number;
  /** The shortest walk that still fails, as a sentence and as a log; null when all went well. */
  readonly failure: { readonly said: string; readonly log: Log } | null;
};

/** A walk on file: what `--replay` reads. */
export type Log = {
  readonly flow: string;
  readonly input: string;
  readonly steps: readonly Step[];
};

type Options = { readonly seed: number; readonly walks?: number; readonly length?: number };

/** Wanders about. The same seed wanders the same ways; a way that fails is shortened before it is told. */
export async function wander(
  flow: Flow,
  explored: Explored,
  driverOf: () => Driver,
  { seed, walks = 100, length = 30 }: Options,
): Promise<RandomReport> {
  let steps = 0;
  const testOf = (turns: readonly number[]) => {
    const path = pathAlong(explored, turns);
    return { title: pathText(path.input, path.steps), path, sneaks: [] };
  };
  const details = await fc.check(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 9_999 }), { minLength: 1, maxLength: length + 1, size: 'max' }),
      async (turns) => {
        const test = testOf(turns);
        steps += test.path.steps.length;
        await walk(flow, explored, test, driverOf());
      },
    ),
    { seed, numRuns: walks },
  );
  const [turns] = details.counterexample ?? [];
  if (!details.failed || !turns) return { walks, steps, failure: null };
  for (let length = 1; length <= turns.length; length += 1) {
    const test = testOf(turns.slice(0, length));
    const said = await complaintOf(() => walk(flow, explored, test, driverOf()));
    if (said === null) continue;
    const log = { flow: flow.name, input: test.path.input, steps: test.path.steps };
    return { walks, steps, failure: { said: `${said}\n  found with seed ${seed}`, log } };
  }
  throw new Error(`${flow.name}: a walk failed with seed ${seed}, and not again`);
}

async function complaintOf(run: () => Promise<unknown>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

/** Which way a row of numbers leads: the first picks the beginning, each other one a step. */
function pathAlong({ starts, edges }: Explored, [first = 0, ...turns]: readonly number[]): Path {
  const start = starts[first % starts.length];
  if (!start) throw new Error('A flow needs an input to begin with');
  const steps: Step[] = [];
  const keys = [start.to];
  for (const turn of turns) {
    const choices = edges.get(keys.at(-1) ?? '') ?? [];
    const edge = choices[turn % choices.length];
    if (!edge) break;
    steps.push(edge.step);
    keys.push(edge.to);
  }
  return { input: start.input, steps, keys };
}
