import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Flow, AnyPage, NotInBrowser } from '@sundry/statecharts';
import type { Fixture, ViewFixture } from '#tools/flows/kit.ts';
import type { LiveWalk } from '#tools/inspector/adapters/live-walk.ts';

/** Every folder `tests/model/<module>/<flow>` that declares a flow, without a list elsewhere. */
const ROOT = import.meta.dirname;
export const flowNames: readonly string[] = globSync('*/*/flow.ts', { cwd: ROOT })
  .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
  .toSorted();

/** Imports the export that has the name of the file. */
async function part<Part>(name: string, file: string): Promise<Part | null> {
  const at = path.join(ROOT, name, file);
  if (!existsSync(at)) return null;
  const exported = (await import(/* @vite-ignore */ pathToFileURL(at).href)) as Record<
    string,
    Part
  >;
  const found = exported[path.parse(file).name];
  if (!found) throw new Error(`tests/model/${name}/${file} exports no ${path.parse(file).name}`);
  return found;
}

/** Returns these flows' parts by name of the flow. */
export async function partsOf<Part>(
  file: string,
  names: readonly string[] = flowNames,
): Promise<Readonly<Record<string, Part>>> {
  const parts = await Promise.all(
    names.map(async (name) => [name, await part<Part>(name, file)] as const),
  );
  return Object.fromEntries(parts.flatMap(([name, one]) => (one ? [[name, one]] : [])));
}

export const flowsOf = async (names: readonly string[] = flowNames): Promise<readonly Flow[]> =>
  Object.entries(await partsOf<Flow>('flow.ts', names)).map(([name, flow]) => {
    if (flow.name !== name) throw new Error(`tests/model/${name} declares the flow ${flow.name}`);
    return flow;
  });

export const pagesOf = async (names?: readonly string[]): Promise<readonly AnyPage[]> =>
  Object.values(await partsOf<AnyPage>('page.ts', names));

/** Fixtures in the real app by name of the flow, or the reason for having none. */
export const fixturesOf = (names?: readonly string[]) =>
  partsOf<Fixture | NotInBrowser>('fixture.ts', names);

/** Extra rules for the inspector's walk of a flow in the running app. */
export const livesOf = () => partsOf<LiveWalk>('live.ts');

export async function viewOf(name: string): Promise<ViewFixture> {
  const view = await part<ViewFixture>(name, 'view.tsx');
  if (!view) throw new Error(`${name} has no view in tests/model/${name}/view.tsx`);
  return view;
}
