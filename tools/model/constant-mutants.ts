import { globSync } from 'node:fs';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Mutant } from './chart-mutants.ts';
import type { Flow } from './flow.ts';
import { machineBase, machineFile } from './machine-files.ts';
import { shiftsOf, type Shift } from './shifts.ts';
import { compilerOptions, loadedWith } from './shifted-modules.ts';
import { configOf, rebuilt } from './xstate-internals.ts';

/**
 * The files in which a flow decides: `cart.machine.ts`, `cart.setup.ts`, `cart.queue.ts`. What views ask
 * of it is in its selectors, and is theirs to test; its words are for charts.
 */
export const filesOf = ({ name }: Pick<Flow, 'name'>): readonly string[] =>
  globSync(`${machineBase(name)}.*.ts`)
    .filter((file) => !/\.(test|selectors|types|words|port|queries|use-case)\.ts$/.test(file))
    .toSorted();

/**
 * The machine once for every constant that its files compare with, another in its place. The files are
 * loaded anew with the change in them, so that what a guard calls is changed as well.
 */
export async function constantMutantsOf(flow: Flow): Promise<readonly Mutant[]> {
  const mutants: Mutant[] = [];
  for (const shift of shiftsOf(filesOf(flow), compilerOptions())) {
    const machine = await machineWith(shift, flow);
    mutants.push({ name: shift.name, machine: () => rebuilt(machine, configOf(machine)) });
  }
  return mutants;
}

/** The machine as it is with one of the flow's files changed. */
async function machineWith(shift: Shift, flow: Flow): Promise<AnyStateMachine> {
  const loaded = await loadedWith(shift, filesOf(flow), machineFile(flow.name));
  const machine = Object.values(loaded).find(
    (one): one is AnyStateMachine => one instanceof StateMachine,
  );
  if (!machine) throw new Error(`${flow.name}: no machine is exported with: ${shift.name}`);
  return machine;
}
