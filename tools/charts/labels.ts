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

/** The flow of the machine in a slot: the machine itself, or one whose name the slot has. */
export const flowOfSlot =
  (flow: string) =>
  (slot: string): string | null => {
    const logic = machines[flow]?.implementations.actors[slot];
    const id = isMachine(logic) ? logic.id : null;
    const found =
      Object.entries(machines).find(([, machine]) => machine === logic) ??
      Object.entries(machines).find(([, machine]) => machine.id === id) ??
      Object.entries(machines).find(([name]) => name.split('/')[1] === kebab(slot));
    return found?.[0] ?? null;
  };

const isMachine = (logic: unknown): logic is { readonly id: string } =>
  typeof logic === 'object' && logic !== null && 'id' in logic && 'root' in logic;

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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
