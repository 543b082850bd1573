import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Shift } from './shifts.ts';

type Exports = Readonly<Record<string, unknown>>;

/** The compiler options of the project. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.').options;
}

let loads = 0;

/** Loads copies of some files under new names, one of them changed; returns the exports of `entry`. */
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
