import path from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { nodesIn } from './without-properties.ts';

type Noted = { readonly start: number; readonly end: number; readonly name: string };

/**
 * In the server's renderer, a lazy import records its name in the app's manifest: browsers then fetch the same
 * code before the script arrives that would request it. Not noted is what browsers fetch later.
 */
export function notedImports(root: string, isLater: (file: string) => boolean): Plugin {
  return {
    name: 'noted-imports',
    async transform(code, id) {
      if (!id.startsWith(path.join(root, 'src/'))) return null;
      const asked = nodesIn(this.parse(code)).filter((node) => node.type === 'ImportExpression');
      const noted: Noted[] = [];
      for (const { start, end, source } of asked) {
        const found = isText(source) ? await this.resolve(source.value, id) : null;
        if (found && !isLater(found.id)) noted.push({ start, end, name: nameIn(root, found.id) });
      }
      return { code: withNotes(code, noted), map: null };
    },
  };
}

const isText = (node: ESTree.Node): node is ESTree.StringLiteral =>
  node.type === 'Literal' && typeof node.value === 'string';

/** The name in the manifest: the path, or the name of a plugin's virtual module. */
const nameIn = (root: string, id: string): string =>
  id.startsWith('\0') ? id.slice(1) : path.relative(root, id);

/** The code with lazy imports that first pass their names to `noteImport`. */
export const withNotes = (code: string, noted: readonly Noted[]): string =>
  noted
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, name }) => {
      const note = `globalThis.noteImport?.(${JSON.stringify(name)})`;
      return `${rest.slice(0, start)}(${note}, ${rest.slice(start, end)})${rest.slice(end)}`;
    }, code);
