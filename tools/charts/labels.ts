import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MachineLabels } from '#application/kernel/labels-of.ts';
import { flowFolder } from '@sundry/statecharts/mutation';
import { machines } from './machines.ts';

/**
 * The labels in the file `labels.ts` beside a machine, and the descriptions of the machines that it starts; null when
 * there is no file.
 */
export async function labelsBeside(flow: string): Promise<MachineLabels | null> {
  const labels = await ownLabels(flow);
  return labels && { ...labels, actors: { ...(await doings(flow)), ...labels.actors } };
}

async function ownLabels(flow: string): Promise<MachineLabels | null> {
  const file = resolve(`${flowFolder(flow)}/labels.ts`);
  if (!existsSync(file)) return null;
  const { labels } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    readonly labels?: MachineLabels;
  };
  return labels ?? null;
}

async function doings(flow: string): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const [name, logic] of Object.entries(machines[flow]?.implementations.actors ?? {})) {
    const [started] = Object.entries(machines).find(([, machine]) => machine === logic) ?? [];
    const labels = started === undefined ? null : await ownLabels(started);
    if (labels?.does !== undefined) texts[name] = labels.does;
  }
  return texts;
}
