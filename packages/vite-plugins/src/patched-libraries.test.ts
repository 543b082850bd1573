import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lightContainer, misfitOf, REPLACED } from './light-container.ts';
import { lightButtons, lightStores, lightStyles } from './light-library.ts';
import { lightRouter } from './light-router.ts';
import { lightTheme } from './light-theme.ts';
import { patchGuard, untriedIn } from './patch-guard.ts';

const ENTRY = '/patched-entry.js';

/** CommonJS modules require React through this. */
const REQUIRE = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** Bundles an entry with the app's settings and returns its export `run`. */
async function built(entry: string, plugins: readonly Plugin[]): Promise<() => unknown> {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? path.resolve(`.${ENTRY}`) : null),
        load: (id) => (id.endsWith(ENTRY) ? entry : null),
      },
      ...plugins,
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Rendered without a document.
    resolve: { conditions: ['module', 'production'] },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
      lib: { entry: ENTRY, formats: ['es'], fileName: 'entry' },
    },
  });
  const [{ output }] = [bundled].flat() as [Extract<typeof bundled, { output: unknown }>];
  const code = output.find((file) => file.type === 'chunk')?.code ?? '';
  // From this folder it resolves React, which no plugin changes.
  const folder = mkdtempSync(path.resolve('node_modules/.cache/patched-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'entry.mjs');
  writeFileSync(file, `${REQUIRE}\n${code}`);
  const { run } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    run: () => unknown;
  };
  return run;
}

/** The app uses no more of the container than this: constants, and functions called once. */
const BINDINGS = `
import 'reflect-metadata';
import { Container } from 'inversify';

export function run() {
  let made = 0;
  const [clock, watch, note, late] = ['clock', 'watch', 'note', 'late'].map((name) => Symbol(name));
  const container = new Container({ jitless: true });
  container.bind(clock).toConstantValue('noon');
  container.bind(watch).toDynamicValue(() => container.get(clock) + ' ' + (made += 1)).inSingletonScope();
  container.bind(note).toDynamicValue(() => container.get(watch) + ' ' + (made += 1)).inSingletonScope();
  const seen = [note, watch, note, watch].map((name) => container.get(name));
  let failure = '';
  try {
    container.get(late);
  } catch (thrown) {
    failure = thrown.message;
  }
  const known = [clock, late].map((name) => container.isBound(name));
  container.bind(late).toDynamicValue(() => 'late ' + container.get(note)).inSingletonScope();
  return { seen, failure, known, later: container.get(late), made };
}
`;

/** Routes by path, links, link state, and the query. */
const ROUTES = `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Link, MemoryRouter, Route, Routes, useHref, useLocation, useNavigationType, useParams, useSearchParams } from 'react-router-dom';

function Page() {
  const [query] = useSearchParams();
  return h('p', null, JSON.stringify([useParams(), useLocation().pathname, query.get('cart'), useHref('../'), useNavigationType()]), h(Link, { to: '?cart=open', replace: true }, 'cart'));
}
export const run = () => ['/store/7?cart=1', '/elsewhere'].map((at) =>
  renderToString(h(MemoryRouter, { initialEntries: [at] }, h(Routes, null, h(Route, { path: '/store/:id', element: h(Page) }), h(Route, { path: '*', element: h('i') })))));
`;

/** The components of the first screen, and a store that React subscribes to. */
const PARTS = `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Button } from '@chakra-ui/react/button';
import { Checkmark } from '@chakra-ui/react/checkmark';
import { Group } from '@chakra-ui/react/group';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Radiomark } from '@chakra-ui/react/radiomark';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'use-sync-external-store/shim';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/shim/with-selector';

const never = () => () => {};
const state = { count: 3 };
function Store() {
  const whole = useSyncExternalStore(never, () => state, () => state);
  const part = useSyncExternalStoreWithSelector(never, () => state, () => state, ({ count }) => count);
  return h('p', null, whole.count + part);
}
export const run = () => renderToString(h(ChakraProvider, { value: createSystem({}) },
  h(Store),
  h(Group, { attached: true }, h(Button, { loading: true, disabled: true }, 'Add'), h(Button, null, 'Go')),
  h(NativeSelect.Root, { disabled: true }, h(NativeSelect.Field, { defaultValue: 'a' }, h('option', { value: 'a' }, 'A')), h(NativeSelect.Indicator)),
  h(Checkmark, { checked: true, disabled: true }), h(Checkmark, { indeterminate: true }), h(Radiomark, { checked: true })));
`;

/** Styles by names that the app uses; the name of a class is the hash of its rules. */
const STYLES = `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { chakra, ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';

const system = createSystem(defaultBaseConfig, { theme: { tokens: { colors: { teal: { value: '#088' } } } } });
export const run = () => renderToString(h(ChakraProvider, { value: system },
  h(chakra.button, { bg: 'teal', px: '4', lineClamp: 1, hideBelow: 'md', _hover: { color: 'teal' }, _disabled: { opacity: 0.5 }, title: 'kept', alignItems: 'center' }, 'Go')));
`;

describe('built with what stands in the place of a library, the app does the same', () => {
  test.each([
    ['services are made and had', BINDINGS, [lightContainer]],
    ['pages are found by their address', ROUTES, [lightRouter]],
    ['parts are drawn', PARTS, [lightButtons, lightStyles, lightStores]],
    ['parts are styled', STYLES, [() => lightTheme(['src'])]],
  ] as const)('where %s', async (_, entry, patches) => {
    const [plain, light] = await Promise.all([
      built(entry, []),
      built(
        entry,
        patches.map((patch) => patch()),
      ),
    ]);

    expect(light()).toEqual(plain());
  });
});

test.each([...REPLACED])('%s is there, and hands out what stands in its place', (file, instead) => {
  expect(misfitOf(readFileSync(`node_modules/${file}`, 'utf8'), instead)).toBeNull();
});

test('a file that hands out something else is told with both', () => {
  const now = 'export class Plan {}; export const LIMIT = 3;';

  expect(misfitOf(now, 'export class Plan {}')).toBe(
    'exports LIMIT, Plan, and what stands in its place Plan.',
  );
});

describe('a build ends with a sentence', () => {
  test('where a library is another version than its patches were tried with', () => {
    const told = untriedIn('light-container', { inversify: '8.2.3' }, () => '8.3.0');

    expect(told).toMatch(/^light-container changes inversify 8\.2\.3, and 8\.3\.0 is installed\./);
    expect(untriedIn('light-container', { inversify: '8.2.3' }, () => '8.2.3')).toBeNull();
  });

  test('where a patch meets nothing', async () => {
    const { hooks } = patchGuard({
      name: 'light-tea',
      triedWith: {},
      places: ['tea/pot.js'],
    });

    await expect(
      built('export const run = () => 1;', [{ name: 'light-tea', ...hooks }]),
    ).rejects.toThrow('light-tea changes what is no longer part of the app: tea/pot.js.');
  });
});
