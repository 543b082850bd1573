import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ESTree, Plugin } from 'vite';

/** The patches of a plugin to libraries. */
type Patches = {
  readonly name: string;
  /** The versions that its tests passed with: a patch relies on internals of a library. */
  readonly triedWith: Readonly<Record<string, string>>;
  /** Each is matched in every build of the app. */
  readonly places: readonly string[];
};

type Guard = {
  readonly meet: (place: string) => void;
  readonly hooks: Pick<Plugin, 'configResolved' | 'buildStart' | 'buildEnd'>;
};

/**
 * Fails a build where a library has another version than its patches were tested with, or where a patch
 * matches nothing: it would be left out silently, or fail in production only.
 */
export function patchGuard({ name, triedWith, places }: Patches): Guard {
  const met = new Set<string>();
  let root = '';
  return {
    meet: (place) => void met.add(place),
    hooks: {
      configResolved: (config) => void (root = config.root),
      buildStart() {
        const untried = untriedIn(name, triedWith, (library) => installed(root, library));
        if (untried) this.error(untried);
      },
      buildEnd(failure) {
        if (failure || this.environment.name !== 'client') return;
        const missed = places.filter((place) => !met.has(place));
        if (missed.length > 0) this.error(missedText(name, missed));
      },
    },
  };
}

/** Null when all versions are tested ones. */
export function untriedIn(
  name: string,
  triedWith: Patches['triedWith'],
  versionOf: (library: string) => string,
): string | null {
  const other = Object.entries(triedWith).find(([library, tried]) => versionOf(library) !== tried);
  if (!other) return null;
  const [library, tried] = other;
  return (
    `${name} changes ${library} ${tried}, and ${versionOf(library)} is installed. ` +
    `Write that version into packages/vite-plugins/src/${name}.ts and run npx vitest run --project tools packages/vite-plugins: ` +
    'it says whether the patches still fit.'
  );
}

const missedText = (name: string, missed: readonly string[]): string =>
  `${name} changes what is no longer part of the app: ${missed.join(', ')}. ` +
  `Where the library has moved it, name its new place in packages/vite-plugins/src/${name}.ts; where nothing imports it any more, take the patch out.`;

function installed(root: string, library: string): string {
  const text = readFileSync(path.join(root, 'node_modules', library, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** The names that a file exports. */
export function exportsOf(program: ESTree.Program): readonly string[] {
  return program.body
    .flatMap((statement) => {
      if (statement.type === 'ExportDefaultDeclaration') return ['default'];
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const { declaration, specifiers } = statement;
      const named = specifiers.map(({ exported }) =>
        exported.type === 'Identifier' ? exported.name : exported.value,
      );
      if (!declaration) return named;
      const declared =
        declaration.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ id }) => id)
          : 'id' in declaration && declaration.id
            ? [declaration.id]
            : [];
      return [...named, ...declared.flatMap((id) => (id.type === 'Identifier' ? [id.name] : []))];
    })
    .toSorted();
}
