import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SYSTEM = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/;
/** Our recipes of plain class names, with all their rules. */
const PLAIN_CLASSES = /\/src\/ui\/design\/theme\/[\w-]+\.recipe\.ts$/;
const PROVIDER = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/provider\.js$/;

/** The component library computes these styles from the theme at start and inserts them into the page. */
const WORKED_OUT = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';
const NOT_WORKED_OUT = 'const _global = [];';
const GIVEN = 'getTokenCss,\n    getGlobalCss,\n    getPreflightCss,';
const PUT_IN =
  /!sys\._config\.disableLayers && .*?,\s*\/\* @__PURE__ \*\/ jsx\(Global, \{ styles: sys\._global \}\),/s;

/** As many slots as before: React derives ids of siblings from their positions. */
const NOTHING = 'null, null,';

/**
 * The global styles are the same for everyone, so the build computes them and inlines them into the page: a
 * phone spent a quarter of a second on that before anything else.
 */
export function globalStyles(): Plugin {
  return {
    name: 'global-styles',
    apply: 'build',
    async transform(code, id) {
      const changed = await withoutGlobalStyles(code, id);
      return changed === null ? null : { code: changed, map: null };
    },
    transformIndexHtml: async () => [
      { tag: 'style', attrs: { id: 'global-styles' }, children: await written(), injectTo: 'head' },
    ],
  };
}

async function withoutGlobalStyles(code: string, id: string): Promise<string | null> {
  if (SYSTEM.test(id)) return without(without(code, WORKED_OUT, NOT_WORKED_OUT), GIVEN, '');
  if (PROVIDER.test(id)) return without(code, PUT_IN, NOTHING);
  return PLAIN_CLASSES.test(id) && code.includes('plainClasses(') ? namesIn(id) : null;
}

function without(code: string, found: string | RegExp, instead: string): string {
  const changed = code.replace(found, instead);
  if (changed === code)
    throw new Error(`The component library no longer contains ${String(found)}`);
  return changed;
}

/** The exports of such a file without its rules, which are inlined in the page. */
async function namesIn(id: string): Promise<string> {
  const given = (await import(pathToFileURL(id).href)) as Readonly<Record<string, object>>;
  const names = Object.entries(given).map(([name, value]) => {
    const kept = 'css' in value ? { ...value, css: {} } : value;
    return `export const ${name} = ${JSON.stringify(kept)};`;
  });
  return names.join('\n');
}

/** As a server writes them into an empty page. */
async function written(): Promise<string> {
  const [
    { createElement },
    { renderToString },
    { CacheProvider },
    { ChakraProvider },
    theme,
    styles,
  ] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('@emotion/react'),
    import('@chakra-ui/react'),
    import('#ui/design/theme/system.ts'),
    import('#ui/design/theme/style-cache.ts'),
  ]);
  const { cache, global } = styles.drawingStyles();
  renderToString(
    createElement(
      CacheProvider,
      { value: cache },
      createElement(ChakraProvider, { value: theme.system, children: null }),
    ),
  );
  return global();
}
