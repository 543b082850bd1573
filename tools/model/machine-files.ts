import { existsSync } from 'node:fs';

const HOMES = (name: string): readonly string[] => [
  `src/application/${name}`,
  `tools/${name.replace('/', '/core/')}`,
];

/** The path of a flow's machine without its suffix: tools have machines of their own. */
export const machineBase = (name: string): string =>
  HOMES(name).find((base) => existsSync(`${base}.machine.ts`)) ?? `src/application/${name}`;

export const machineFile = (name: string): string => `${machineBase(name)}.machine.ts`;
