import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartMutantsOf, type Mutant } from './chart-mutants.ts';
import { constantMutantsOf, rulesOf } from './constant-mutants.ts';
import { actionTexts, didAlike } from '../walk/action-texts.ts';
import { notices } from './decision-table.ts';
import { explore, pathText, type Edge, type Explored } from '../walk/explore.ts';
import type { Flow } from '../flow/flow.ts';
import { planPaths, shortestPathTo, type Path } from '../walk/paths.ts';
import { walkerOf, type Walker } from '../walk/walker.ts';

export type MutationReport = {
  readonly mutants: number;
  /** Killed by the default suite. */
  readonly killed: number;
  /** Killed only by walks that were planned for them, or by cases of the rules. */
  readonly told: number;
  /** Equivalent: the same states and actions in every reachable configuration, with the reason. */
  readonly alike: readonly Alike[];
  /** Neither killed nor explained. */
  readonly survivors: readonly string[];
  /** Explanations of killed or unknown mutants: they must go. */
  readonly idleReasons: readonly string[];
};

export type Alike = { readonly name: string; readonly why: string };

/** The share of killed mutants among those that make a difference. */
export function scoreOf({
  mutants,
  killed,
  told,
  alike,
}: Pick<MutationReport, 'mutants' | 'killed' | 'told' | 'alike'>): string {
  return `${((100 * (killed + told)) / (mutants - alike.length)).toFixed(1)} %`;
}

/** Tests every mutant with the walks. */
export async function mutationReport(flow: Flow, maxLength = 12): Promise<MutationReport> {
  if (flow.rules && notices(flow.rules, await rulesOf(flow)))
    throw new Error(`${flow.name}: its rules contradict their cases.`);
  const mutants = [...chartMutantsOf(flow.machine), ...(await constantMutantsOf(flow))];
  const report = judged(flow, mutants, maxLength);
  const unnoticed = mutants.filter(({ name }) => report.survivors.includes(name));
  const survivors: string[] = [];
  for (const mutant of unnoticed)
    if (!(await isDecidedOtherwise(flow, mutant))) survivors.push(mutant.name);
  return { ...report, told: report.told + unnoticed.length - survivors.length, survivors };
}

/** True where a case of the flow's rules kills it. */
const isDecidedOtherwise = async ({ rules = [] }: Flow, mutant: Mutant): Promise<boolean> =>
  mutant.rules !== undefined && notices(rules, await mutant.rules());

/** The verdict on some mutants of a flow. */
export function judged(flow: Flow, mutants: readonly Mutant[], maxLength = 12): MutationReport {
  const explored = explore(flow);
  const walks = planPaths(flow, explored, maxLength);
  requireTruth(flow, walks);
  const alive = mutants.filter((mutant) => !isNoticed(flow, walks, mutant));
  const unnoticed = alive.filter((mutant) => {
    const walk = tellingWalk(flow, explored, mutant);
    return !walk || !isNoticed(flow, [walk], mutant);
  });
  const reasons = flow.equivalents ?? {};
  const alike = unnoticed.flatMap((mutant): Alike[] => {
    const why = reasons[mutant.name] ?? provenReason(flow, explored, mutant);
    return why === null ? [] : [{ name: mutant.name, why }];
  });
  const explained = new Set(alike.map(({ name }) => name));
  return {
    mutants: mutants.length,
    killed: mutants.length - alive.length,
    told: alive.length - unnoticed.length,
    alike,
    survivors: unnoticed.map(({ name }) => name).filter((name) => !explained.has(name)),
    idleReasons: Object.keys(reasons).filter((name) => !explained.has(name)),
  };
}

/** Walks that fail on the machine itself would kill every mutant. */
function requireTruth(flow: Flow, walks: readonly Path[]): void {
  const lost = walks.find((path) =>
    [...seenOn(flow, flow.machine, path)].some(({ key }, index) => key !== path.keys[index]),
  );
  if (lost) {
    throw new Error(
      `${flow.name}: the unchanged machine leaves the walk "${pathText(lost.input, lost.steps)}". ` +
        'Two different situations have the same projection: `npm run model` says where.',
    );
  }
}

/** The reason why a mutant is equivalent, where a walk of every changed edge proves it; else null. */
function provenReason(flow: Flow, explored: Explored, mutant: Mutant): string | null {
  const { swaps } = mutant;
  if (!swaps) return null;
  const walker = walkerOf(flow, mutant.machine());
  const trades = [...explored.edges.values()].flat().every((edge) => {
    const from = explored.configurations.get(edge.from);
    const [was, is] = edge.transitions.includes(swaps[0]) ? swaps : swaps.toReversed();
    if (!from || !was || !is || !edge.transitions.includes(was)) return true;
    return walker.take(walker.resumed(from.snapshot), edge.step).exercised.transitions.includes(is);
  });
  return trades ? 'in no situation that can be reached do the guards of both hold' : null;
}

/** Walks that kill mutants which the default suite, content with meeting everything once, does not. */
export function tellingPaths(
  flow: Flow,
  explored: Explored,
  met: readonly Path[],
): readonly Path[] {
  const paths: Path[] = [];
  for (const mutant of chartMutantsOf(flow.machine)) {
    if (isNoticed(flow, [...met, ...paths], mutant)) continue;
    const walk = tellingWalk(flow, explored, mutant);
    if (walk) paths.push(walk);
  }
  return paths;
}

/** The shortest walk to a step with another result on the mutant; null when there is none. */
function tellingWalk(flow: Flow, explored: Explored, mutant: Mutant): Path | null {
  const walker = walkerOf(flow, mutant.machine());
  for (const edge of [...explored.edges.values()].flat()) {
    const from = explored.configurations.get(edge.from);
    if (!from || answersAlike(walker, from.snapshot, edge)) continue;
    const lead = shortestPathTo(explored, (key) => key === edge.from);
    if (lead) return { ...lead, steps: [...lead.steps, edge.step], keys: [...lead.keys, edge.to] };
  }
  return null;
}

function answersAlike(
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  { step, to, actions }: Edge,
): boolean {
  try {
    const same = walker.resumed(snapshot);
    const { moved, exercised } = walker.take(same, step);
    return (
      walker.configurationOf(moved.snapshot).key === to && didAlike(exercised.actions, actions)
    );
  } catch {
    return false;
  }
}

/** True where any walk differs between the mutant and the machine. */
function isNoticed(flow: Flow, walks: readonly Path[], mutant: Mutant): boolean {
  const machine = mutant.machine();
  return walks.some((walk) => {
    const expected = seenOn(flow, flow.machine, walk);
    try {
      for (const seen of seenOn(flow, machine, walk)) {
        if (JSON.stringify(seen) !== JSON.stringify(expected.next().value)) return true;
      }
      return false;
    } catch {
      return true;
    }
  });
}

/** The observable trace of a walk: state, tags and actions after every step. */
function* seenOn(flow: Flow, machine: AnyStateMachine, { input, steps }: Path) {
  const walker = walkerOf(flow, machine);
  const seen = ({ moved, exercised }: ReturnType<Walker['begin']>) => ({
    key: walker.configurationOf(moved.snapshot).key,
    tags: [...moved.snapshot.tags].toSorted(),
    actions: actionTexts(exercised.actions),
  });
  let at = walker.begin(input);
  yield seen(at);
  for (const step of steps) {
    at = walker.take(at.moved.snapshot, step);
    yield seen(at);
  }
}
