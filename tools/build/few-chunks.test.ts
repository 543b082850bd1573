import { build } from 'vite';
import { expect, test } from 'vitest';
import { fewChunks } from './few-chunks.ts';

const LONG = 'x'.repeat(20_000);

/** An app of files by path; `use` keeps what is imported from being dropped. */
const FILES: Readonly<Record<string, string>> = {
  '/src/main.ts': late(
    '/src/ui/rental/home.ts',
    '/src/ui/rental/vehicle.ts',
    '/src/ui/rental/trip.ts',
    '/src/ui/ordering/order.ts',
    '/src/ui/ordering/checkout.ts',
  ),
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
  '/src/ui/rental/card.ts': `globalThis.use('card ${LONG}');`,
  '/src/application/ordering/placing.ts': `globalThis.use('placing ${LONG}');`,
  '/src/ui/kernel/little.ts': `globalThis.use('a word ${LONG.slice(0, 2_000)}');`,
  '/src/ui/kernel/hook.ts': `globalThis.use('a hook');`,
};

function late(...files: readonly string[]): string {
  return files.map((file) => `globalThis.use(() => import('${file}'));`).join('\n');
}

function uses(...files: readonly string[]): string {
  return files.map((file) => `import '${file}';`).join('\n');
}

async function filesWith(texts: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const chunks = fewChunks('/src/main.ts');
  const app = {
    name: 'app',
    resolveId: (id: string) => (id in FILES ? id : null),
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
