import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import ts from 'typescript';
import type { Mutant } from './chart-mutants.ts';
import type { Flow } from './flow.ts';
import { machineBase, machineFile } from './machine-files.ts';
import { shiftsOf, type Shift } from './shifts.ts';
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

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.').options;
}

let loads = 0;

/** Loads the flow's files once more, under names of their own, one of them changed. */
async function machineWith(shift: Shift, flow: Flow): Promise<AnyStateMachine> {
  loads += 1;
  const copy = `?shifted=${loads}`;
  const own = new Set(filesOf(flow).map((file) => pathToFileURL(file).href));
  const changed = pathToFileURL(shift.file).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return own.has(found.url) ? { ...found, url: found.url + copy } : found;
    },
    load(url, context, next) {
      if (url !== changed + copy) return next(url, context);
      const text = readFileSync(shift.file, 'utf8');
      const source = text.slice(0, shift.start) + shift.instead + text.slice(shift.end);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
  try {
    const entry = pathToFileURL(machineFile(flow.name)).href;
    const loaded = (await import(entry)) as Readonly<Record<string, unknown>>;
    const machine = Object.values(loaded).find(
      (one): one is AnyStateMachine => one instanceof StateMachine,
    );
    if (!machine) throw new Error(`${flow.name}: no machine is exported with: ${shift.name}`);
    return machine;
  } finally {
    hooks.deregister();
  }
}
