import type { Plugin } from 'vite';

const SYSTEM = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/;
const PROVIDER = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/provider\.js$/;

/** What the component library works out of a theme when it is made, and where it puts that into the page. */
const WORKED_OUT = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';
const PUT_IN =
  /!sys\._config\.disableLayers && .*?,\s*\/\* @__PURE__ \*\/ jsx\(Global, \{ styles: sys\._global \}\),/s;

/** In as many places: by theirs, React gives names to what stands beside and behind. */
const NOTHING = 'null, null,';

/**
 * The styles that hold for the whole page are the same for everyone, so they are worked out when the app is
 * built and stand in the page: a phone spent a quarter of a second on that before anything else.
 */
export function globalStyles(): Plugin {
  return {
    name: 'global-styles',
    apply: 'build',
    transform(code, id) {
      if (SYSTEM.test(id)) return without(code, WORKED_OUT, 'const _global = [];');
      return PROVIDER.test(id) ? without(code, PUT_IN, NOTHING) : null;
    },
    transformIndexHtml: async () => [
      { tag: 'style', attrs: { id: 'global-styles' }, children: await written(), injectTo: 'head' },
    ],
  };
}

function without(code: string, found: string | RegExp, instead: string) {
  const changed = code.replace(found, instead);
  if (changed === code) throw new Error(`The component library no longer says ${String(found)}`);
  return { code: changed, map: null };
}

/** As a server writes them into a page that shows nothing. */
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
