import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Shift } from './shifts.ts';

type Exports = Readonly<Record<string, unknown>>;

/** How the project's files are read by the compiler. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.').options;
}

let loads = 0;

/** Loads some files once more, under names of their own, one of them changed; what `entry` exports then. */
export async function loadedWith(
  shift: Shift,
  files: readonly string[],
  entry: string,
): Promise<Exports> {
  loads += 1;
  const copy = `?shifted=${loads}`;
  const own = new Set(files.map((file) => pathToFileURL(file).href));
  const changed = pathToFileURL(shift.file).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return own.has(found.url) ? { ...found, url: found.url + copy } : found;
    },
    load(url, context, next) {
      if (url !== changed + copy) return next(url, context);
      const text = readFileSync(shift.file, 'utf8');
      const source = text.slice(0, shift.start) + shift.instead + text.slice(shift.end);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
  try {
    return (await import(pathToFileURL(entry).href)) as Exports;
  } finally {
    hooks.deregister();
  }
}
