import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Flow } from '@sundry/statecharts';
import { filesOfWalks } from '#tools/flows/flow-files.ts';

/** Sources of every screen: design, the frame of the app, and the photographing code. */
const SHARED = [
  'src/ui/{design,kernel}/**/*.{ts,tsx}',
  'tests/model/support/{renderer.tsx,show-states.ts}',
  'tests/support/{render.tsx,start-app.ts}',
  'tools/charts/screens/photograph.ts',
];

let shared: string | null = null;

/** A hash of the sources of a flow's screens. */
export function sourcesOf(flow: Pick<Flow, 'name'>): string {
  shared ??= hashOf(globSync(SHARED).filter((file) => !/\.test\.tsx?$/.test(file)));
  return createHash('sha256')
    .update(shared)
    .update(hashOf(filesOfWalks(flow).filter((file) => !file.endsWith('/fixture.ts'))))
    .digest('hex')
    .slice(0, 16);
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
