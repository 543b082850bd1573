import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MachineWords } from '#application/kernel/words-of.ts';
import { machineBase } from '#tools/model/machine-files.ts';

/** What the file `<flow>.words.ts` beside a machine says of it; null when there is none. */
export async function wordsBeside(flow: string): Promise<MachineWords | null> {
  const file = resolve(`${machineBase(flow)}.words.ts`);
  if (!existsSync(file)) return null;
  const { words } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    readonly words?: MachineWords;
  };
  return words ?? null;
}
