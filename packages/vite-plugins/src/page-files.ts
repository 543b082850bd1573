import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** The build's manifest of modules and files; browsers never receive it. */
export const MANIFEST = '.vite/manifest.json';

const MODULE = 'virtual:page-files';

/**
 * Serves `virtual:page-files` to the renderer: for each lazy module, the URLs of the files that browsers fetch
 * for it beyond those of the first load. Empty without a build.
 */
export function pageFiles(folder: string): Plugin {
  return {
    name: 'page-files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const read = (name: string) => {
        const file = path.join(folder, name);
        return existsSync(file) ? readFileSync(file, 'utf8') : null;
      };
      const manifest = JSON.parse(read(MANIFEST) ?? '{}') as Manifest;
      return `export const filesOf = ${JSON.stringify(lateFiles(manifest, read('index.html') ?? ''))};`;
    },
  };
}

/** The files of each lazy module that the page does not name itself, in import order. */
export const lateFiles = (
  manifest: Manifest,
  page: string,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.keys(manifest)
      .filter((name) => manifest[name]?.isDynamicEntry)
      .map((name) => [
        name,
        reached(manifest, name)
          .map((one) => `/${manifest[one]?.file ?? ''}`)
          .filter((file) => !page.includes(`"${file}"`)),
      ]),
  );

function reached(manifest: Manifest, name: string): readonly string[] {
  const found = new Set([name]);
  for (const one of found) manifest[one]?.imports?.forEach((imported) => found.add(imported));
  return [...found];
}
