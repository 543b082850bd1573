import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { machineFile } from '@sundry/statecharts/mutation';
import { flows } from '#tests/model/flows.ts';

const MODULE = 'virtual:machines';

/** The machines of all flows by name of the flow, for the script that plays them. */
export async function machinesPlugin(): Promise<Plugin> {
  const lines = await Promise.all(
    flows.map(async ({ name, machine }, index) => {
      const file = path.resolve(machineFile(name));
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      const machines = Object.entries(exported).filter(([, one]) => one instanceof StateMachine);
      const [own, shipped] =
        machines.find(([, one]) => one === machine) ??
        machines.find(([, one]) => (one as AnyStateMachine).id === machine.id) ??
        [];
      if (own === undefined) throw new Error(`${file} does not export the machine of ${name}`);
      const known = Object.keys((shipped as AnyStateMachine).implementations.actors);
      const missing = Object.keys(machine.implementations.actors).filter(
        (actor) => !known.includes(actor),
      );
      return [
        `import { ${own} as machine${index} } from ${JSON.stringify(file)};`,
        `${JSON.stringify(name)}: provided(machine${index}, ${JSON.stringify(missing)}),`,
      ] as const;
    }),
  );
  // Slots that a flow fills for its tests are filled here with calls that never answer by themselves.
  const code = `import { fromPromise } from 'xstate';
const waits = fromPromise(() => new Promise(() => {}));
const provided = (machine, names) => names.length === 0 ? machine
  : machine.provide({ actors: Object.fromEntries(names.map((name) => [name, waits])) });
${lines.map(([one]) => one).join('\n')}
export const machines = { ${lines.map(([, one]) => one).join('\n')} };`;
  return {
    name: 'machines',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? code : null),
  };
}
