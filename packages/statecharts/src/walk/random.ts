import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { edgeOf } from './coverage.ts';
import { pathText, type Edge, type Explored } from './explore.ts';
import type { Flow, Step } from '../flow/flow.ts';
import { shortestPathTo, type Path } from './paths.ts';
import { walk, WalkFailure, type Driver } from './run-flow.ts';

export type RandomReport = {
  readonly walks: number;
  readonly steps: number;
  /** The shortest walk that still fails, as a sentence and as a log; null without a failure. */
  readonly failure: { readonly said: string; readonly log: Log } | null;
};

/** A stored walk: the format that `--replay` reads, with the level of its failure. */
export type Log = {
  readonly flow: string;
  readonly level?: 'react';
  readonly input: string;
  readonly steps: readonly Step[];
};

export type RandomOptions = {
  readonly seed: number;
  readonly walks?: number;
  readonly length?: number;
};

type DriverOf = () => Driver | Promise<Driver>;

/** Each flow has a fixed default seed, so that a run without one can be repeated. */
export const seedOf = ({ name }: Pick<Flow, 'name'>): number =>
  createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000;

/**
 * Takes random steps, with answers in random order. The same seed takes the same steps; a failing walk is
 * shrunk before it is reported.
 */
export async function wander(
  flow: Flow,
  explored: Explored,
  driverOf: DriverOf,
  { seed, walks = 100, length = 30 }: RandomOptions,
): Promise<RandomReport> {
  let steps = 0;
  for (const [index, path] of randomPaths(explored, { seed, walks, length }).entries()) {
    steps += path.steps.length;
    const problem = await problemOf(flow, explored, path, driverOf);
    if (!problem) continue;
    const failure = await shortened({ flow, explored, driverOf, seed }, path, problem);
    return { walks: index + 1, steps, failure };
  }
  return { walks, steps, failure: null };
}

/** The walks of a seed, each with a random start and random steps. */
export function randomPaths(
  explored: Explored,
  { seed, walks = 100, length = 30 }: RandomOptions,
): readonly Path[] {
  const turns = fc.array(fc.nat({ max: 999_999 }), {
    minLength: length + 1,
    maxLength: length + 1,
    size: 'max',
  });
  return fc.sample(turns, { seed, numRuns: walks }).map((one) => pathAlong(explored, one));
}

type Failing = {
  readonly flow: Flow;
  readonly explored: Explored;
  readonly driverOf: DriverOf;
  readonly seed: number;
};

/** Attempts at a shorter walk; each may have to wait for a timeout. */
const MAX_ATTEMPTS = 12;

/**
 * The same failure in fewer steps: up to the failing step, and from the shortest path that leads to some point
 * of the walk.
 */
export async function shortened(
  { flow, explored, driverOf, seed }: Failing,
  path: Path,
  problem: Error,
): Promise<NonNullable<RandomReport['failure']>> {
  const told = (of: Path, { message }: Error) => ({
    said: `${message}\n  found with seed ${seed}`,
    log: { flow: flow.name, input: of.input, steps: of.steps },
  });
  const end = problem instanceof WalkFailure ? problem.index : path.steps.length;
  const whole = { ...path, steps: path.steps.slice(0, end), keys: path.keys.slice(0, end + 1) };
  const shorter = whole.keys
    .slice(0, Math.max(1, end))
    .flatMap((key, index): readonly Path[] => {
      const begun = shortestPathTo(explored, (one) => one === key);
      if (!begun) return [];
      return [
        {
          input: begun.input,
          steps: [...begun.steps, ...whole.steps.slice(index)],
          keys: [...begun.keys, ...whole.keys.slice(index + 1)],
        },
      ];
    })
    .filter(({ steps }) => steps.length < whole.steps.length)
    .toSorted((a, b) => a.steps.length - b.steps.length);
  for (const one of shorter.slice(0, MAX_ATTEMPTS)) {
    const again = await problemOf(flow, explored, one, driverOf);
    if (again) return told(one, again);
  }
  return told(whole, problem);
}

async function problemOf(
  flow: Flow,
  explored: Explored,
  path: Path,
  driverOf: DriverOf,
): Promise<Error | null> {
  const test = { title: pathText(path.input, path.steps), path, sneaks: [] };
  try {
    await walk(flow, explored, test, await driverOf());
    return null;
  } catch (problem) {
    return problem instanceof Error ? problem : new Error(String(problem));
  }
}

/** Maps a sequence of numbers to a walk: the first selects the start, each other one a step. */
function pathAlong(explored: Explored, [first = 0, ...turns]: readonly number[]): Path {
  const { starts } = explored;
  const start = starts[first % starts.length];
  if (!start) throw new Error('A flow needs an input');
  const steps: Step[] = [];
  const keys = [start.to];
  for (const turn of turns) {
    const edge = choiceOf(explored, keys.at(-1) ?? '', turn);
    if (!edge) break;
    steps.push(edge.step);
    keys.push(edge.to);
  }
  return { input: start.input, steps, keys };
}

/** The share of steps that may lead to the same configuration or a dead end: a form can be sent empty for ever. */
const ONE_IN = 6;

/**
 * Selects the next step: first its cause, a control or an answer, and then the case, so that an event with
 * many cases is no more frequent than one with a single case.
 */
function choiceOf({ edges }: Explored, at: string, turn: number): Edge | undefined {
  const all = (edges.get(at) ?? []).filter((edge) => !hasPassed(edge));
  const moving = all.filter(moves);
  if (moving.length === 0) return undefined;
  const onwards = moving.filter(({ to }) => edges.get(to)?.some(moves));
  const open = turn % ONE_IN === 0 ? all : onwards.length > 0 ? onwards : moving;
  const choices = [...Map.groupBy(open, ({ step }) => causeOf(step)).values()];
  const rest = Math.floor(turn / ONE_IN);
  const ofOne = choices[rest % choices.length] ?? [];
  return ofOne[Math.floor(rest / choices.length) % ofOne.length];
}

/** A delay passes once: where it would change nothing, it has passed already. */
const hasPassed = (edge: Edge): boolean => edge.step.kind === 'delay' && !moves(edge);

const moves = ({ from, to }: Edge): boolean => from !== to;

function causeOf(step: Step): string {
  if (step.kind === 'user') return step.event;
  return step.kind === 'outcome' ? `answer of ${step.actor}` : step.delay;
}

/** The walk of a log, as the model plans it now. */
export function pathOf(explored: Explored, { input, steps }: Log): Path {
  const start = explored.starts.find((one) => one.input === input);
  if (!start) throw new Error(`No walk begins with ${input}`);
  const keys = [start.to];
  for (const index of steps.keys()) keys.push(edgeOf(explored, { input, steps, keys }, index).to);
  return { input, steps, keys };
}
