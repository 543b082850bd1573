import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Mutant } from './chart-mutants.ts';
import type { Flow } from '../flow/flow.ts';
import { flowFolder, machineFile } from '../flow/places.ts';
import { resultShiftsOf } from './result-shifts.ts';
import { shiftsOf, type Shift } from './shifts.ts';
import { compilerOptions, loadedWith } from './shifted-modules.ts';
import { configOf, rebuilt } from '../flow/xstate-internals.ts';

/**
 * The files with a flow's decisions: `machine.ts`, `setup.ts`, `rules.ts`, `states/`. Selectors are tested with views;
 * labels are for charts.
 */
export const filesOf = ({ name }: Pick<Flow, 'name'>): readonly string[] =>
  globSync(`${flowFolder(name)}/**/*.ts`)
    .filter((file) => !/(\/|-)(selectors|labels)\.ts$|\.(test|port)\.ts$/.test(file))
    .toSorted();

const rulesFile = ({ name }: Pick<Flow, 'name'>): string => `${flowFolder(name)}/rules.ts`;

/** Exports of a flow's file of rules. */
export const rulesOf = async (
  flow: Pick<Flow, 'name'>,
): Promise<Readonly<Record<string, unknown>>> => ({
  ...((await import(pathToFileURL(rulesFile(flow)).href)) as object),
});

/**
 * A mutant of the machine for every constant in a comparison of its files, and for every answer of its rules.
 * The changed files are loaded again, so that the functions that guards call change as well.
 */
export async function constantMutantsOf(flow: Flow): Promise<readonly Mutant[]> {
  const files = filesOf(flow);
  const options = compilerOptions();
  const rules = files.filter((file) => file === rulesFile(flow));
  const mutants: Mutant[] = [];
  for (const shift of [...shiftsOf(files, options), ...resultShiftsOf(rules, options)]) {
    const machine = await machineWith(shift, flow);
    if (!machine) continue;
    const changed = { name: shift.name, machine: () => rebuilt(machine, configOf(machine)) };
    const isRule = rules.includes(shift.file);
    mutants.push(
      isRule ? { ...changed, rules: () => loadedWith(shift, files, shift.file) } : changed,
    );
  }
  return mutants;
}

/** The machine with one of the flow's files changed; null where it cannot be walked. */
async function machineWith(shift: Shift, flow: Flow): Promise<AnyStateMachine | null> {
  const loaded = await loadedWith(shift, filesOf(flow), machineFile(flow.name)).catch(
    (failure: unknown) => {
      if (String(failure).includes('does not exist on machine')) return null;
      throw failure;
    },
  );
  if (!loaded) return null;
  const machine = Object.values(loaded).find(
    (one): one is AnyStateMachine => one instanceof StateMachine,
  );
  if (!machine) throw new Error(`${flow.name}: no machine is exported with: ${shift.name}`);
  return machine;
}
