import { existsSync } from 'node:fs';

const HOMES = (name: string): readonly string[] => [
  `src/application/${name}`,
  `tools/${name.replace('/', '/core/')}`,
];

/** Where the files of a flow's machine are, up to their endings: a tool has machines of its own. */
export const machineBase = (name: string): string =>
  HOMES(name).find((base) => existsSync(`${base}.machine.ts`)) ?? `src/application/${name}`;

export const machineFile = (name: string): string => `${machineBase(name)}.machine.ts`;
