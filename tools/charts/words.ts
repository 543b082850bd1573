import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MachineWords } from '#application/kernel/words-of.ts';
import { machineBase } from '#tools/model/machine-files.ts';
import { machines } from './machines.ts';

/**
 * What the file `<flow>.words.ts` beside a machine says of it, and what the machines that it starts say
 * that they do; null when there is no file.
 */
export async function wordsBeside(flow: string): Promise<MachineWords | null> {
  const words = await ownWords(flow);
  return words && { ...words, actors: { ...(await doings(flow)), ...words.actors } };
}

async function ownWords(flow: string): Promise<MachineWords | null> {
  const file = resolve(`${machineBase(flow)}.words.ts`);
  if (!existsSync(file)) return null;
  const { words } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    readonly words?: MachineWords;
  };
  return words ?? null;
}

async function doings(flow: string): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const [name, logic] of Object.entries(machines[flow]?.implementations.actors ?? {})) {
    const [started] = Object.entries(machines).find(([, machine]) => machine === logic) ?? [];
    const words = started === undefined ? null : await ownWords(started);
    if (words?.does !== undefined) texts[name] = words.does;
  }
  return texts;
}
