import { existsSync } from 'node:fs';

const HOMES = (name: string): readonly string[] => [
  `src/application/${name}`,
  `tools/${name.replace('/', '/core/')}`,
];

/** The folder of a flow: of the app, or of a tool with machines of its own. */
export const flowFolder = (name: string): string =>
  HOMES(name).find((folder) => existsSync(`${folder}/machine.ts`)) ?? `src/application/${name}`;

export const machineFile = (name: string): string => `${flowFolder(name)}/machine.ts`;
