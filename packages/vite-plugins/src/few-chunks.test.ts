import { build } from 'vite';
import { expect, test } from 'vitest';
import { fewChunks } from './few-chunks.ts';

const LONG = 'x'.repeat(20_000);

const OF_A_LIBRARY = '/node_modules/@zag-js/focus-trap/index.js';

/** An app by file path; `use` keeps imports from being tree-shaken. */
const FILES: Readonly<Record<string, string>> = {
  '/src/main.ts': late(
    '/src/ui/rental/home.ts',
    '/src/ui/rental/vehicle.ts',
    '/src/ui/rental/trip.ts',
    '/src/ui/ordering/order.ts',
    '/src/ui/ordering/checkout.ts',
    '/src/ui/cart/drawer.ts',
    '/src/ui/account/dialog.ts',
    '/src/infrastructure/reader.ts',
    '/src/infrastructure/gateway.ts',
  ),
  '/src/infrastructure/reader.ts': uses('/src/infrastructure/call.ts', '/src/domain/kernel/id.ts'),
  '/src/infrastructure/gateway.ts': uses('/src/infrastructure/call.ts'),
  '/src/infrastructure/call.ts': `globalThis.use('a call ${LONG}');`,
  '/src/domain/kernel/id.ts': `globalThis.use('an id');`,
  '/src/ui/rental/home.ts': uses(
    '/src/ui/rental/card.ts',
    '/src/ui/kernel/little.ts',
    '/src/ui/kernel/hook.ts',
  ),
  '/src/ui/rental/vehicle.ts': uses(
    '/src/ui/rental/card.ts',
    '/src/ui/kernel/little.ts',
    '/src/ui/kernel/hook.ts',
  ),
  '/src/ui/rental/trip.ts': uses('/src/application/ordering/placing.ts'),
  '/src/ui/ordering/order.ts': uses(
    '/src/application/ordering/placing.ts',
    '/src/ui/kernel/little.ts',
  ),
  '/src/ui/ordering/checkout.ts': uses('/src/application/ordering/placing.ts'),
  '/src/ui/cart/drawer.ts': uses('/src/ui/design/trap.ts'),
  '/src/ui/account/dialog.ts': uses('/src/ui/design/trap.ts'),
  '/src/ui/rental/card.ts': `globalThis.use('card ${LONG}');`,
  '/src/application/ordering/placing.ts': `globalThis.use('placing ${LONG}');`,
  '/src/ui/kernel/little.ts': `globalThis.use('a word ${LONG.slice(0, 2_000)}');`,
  '/src/ui/kernel/hook.ts': `globalThis.use('a hook');`,
  '/src/ui/design/trap.ts': `import * as focus from '@zag-js/focus-trap';\nglobalThis.use('a trap', focus);`,
  [OF_A_LIBRARY]: `export const trapFocus = 'the trap ${LONG}';`,
};

function late(...files: readonly string[]): string {
  return files.map((file) => `globalThis.use(() => import('${file}'));`).join('\n');
}

function uses(...files: readonly string[]): string {
  return files.map((file) => `import '${file}';`).join('\n');
}

async function filesWith(texts: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const chunks = fewChunks('/src/main.ts', {
    calls: ['/src/infrastructure/reader.ts', '/src/infrastructure/gateway.ts'],
  });
  const app = {
    name: 'app',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id.startsWith('@zag-js/') ? OF_A_LIBRARY : id in FILES ? id : null),
    load: (id: string) => FILES[id] ?? null,
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [app, chunks.plugin],
    build: {
      write: false,
      rolldownOptions: {
        input: '/src/main.ts',
        output: { codeSplitting: { groups: chunks.groups } },
      },
    },
  });
  const [{ output }] = [built].flat() as [Extract<typeof built, { output: unknown }>];
  const files = output.filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    texts.map((text) => [text, files.find(({ code }) => code.includes(text))?.name ?? 'none']),
  );
}

test('what several late pages share stands apart from what others share, a little beside what most of its pages fetch, and the least in the first load', async () => {
  expect(await filesWith(['card x', 'placing x', 'a word', 'a hook'])).toEqual({
    'card x': 'ui-kernel-little',
    'placing x': 'application-ordering-placing',
    'a word': 'ui-kernel-little',
    'a hook': 'main',
  });
});

test('what every page fetches later is one file, but for what is tiny', async () => {
  expect(await filesWith(['a call', 'an id'])).toEqual({ 'a call': 'calls', 'an id': 'main' });
});

test('what is little and stands on a library of dialogs brings none of it into the first load', async () => {
  const { 'a trap': file, 'the trap': library } = await filesWith(['a trap', 'the trap']);

  expect(file).not.toBe('main');
  expect(library).toBe('overlays');
});
