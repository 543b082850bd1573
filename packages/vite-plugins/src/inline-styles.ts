import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * The few rules that the start of the app imports are inlined in the page: browsers waited for their file
 * before the first paint, and only then requested the fonts. The file itself is removed: later code would
 * fetch it again as another style sheet, for which browsers lay out the whole page anew.
 */
export function inlineStyles(): Plugin {
  let rules = '';
  return {
    name: 'inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        rules = takeStartRules(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: rules, injectTo: 'head' }],
    },
  };
}

/** Removes the style sheets of the start chunks from the bundle and returns their rules. */
export function takeStartRules(bundle: Bundle): string {
  const chunks = [...startChunks(bundle)];
  const sheets = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  for (const chunk of chunks) chunk.viteMetadata?.importedCss.clear();
  return [...sheets]
    .map((file) => {
      const asset = bundle[file];
      if (asset?.type !== 'asset') throw new Error(`${file} has no rules`);
      delete bundle[file];
      return String(asset.source).trim();
    })
    .join('');
}

/** The entry chunks with all their static imports. */
function startChunks(bundle: Bundle): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(visit);
  };
  for (const [file, one] of Object.entries(bundle)) {
    if (one.type === 'chunk' && one.isEntry) visit(file);
  }
  return found;
}
