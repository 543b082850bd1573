import { existsSync, readFileSync } from 'node:fs';

type Places = {
  /** Folders of a flow's machine and rules, in the order in which they are looked for. */
  readonly machines: readonly string[];
  /** The file of its agreed trace. */
  readonly traces: string;
  /** Its chart, without an extension. */
  readonly charts: string;
};

const DEFAULTS: Places = {
  machines: ['src/<area>/<flow>'],
  traces: 'tests/<area>/<flow>/traces.json',
  charts: 'docs/charts/<area>-<flow>',
};

/** Files of the flows, from "statecharts" in the project's `package.json`. */
const places: Places = { ...DEFAULTS, ...declared() };

function declared(): Partial<Places> {
  if (!existsSync('package.json')) return {};
  const { statecharts = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly statecharts?: Partial<Places>;
  };
  return statecharts;
}

const placeOf = (pattern: string, name: string): string => {
  const [area = '', flow = ''] = name.split('/');
  return pattern.replace('<area>', area).replace('<flow>', flow);
};

/** The folder of a flow: the first with a machine. */
export const flowFolder = (name: string): string => {
  const folders = places.machines.map((pattern) => placeOf(pattern, name));
  return folders.find((folder) => existsSync(`${folder}/machine.ts`)) ?? folders[0] ?? '.';
};

export const machineFile = (name: string): string => `${flowFolder(name)}/machine.ts`;
export const traceFile = (name: string): string => placeOf(places.traces, name);
/** The chart of a flow, with this extension. */
export const chartFile = (name: string, extension: string): string =>
  `${placeOf(places.charts, name)}.${extension}`;
