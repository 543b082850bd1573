import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { fewChunks } from '@sundry/vite-plugins/few-chunks';
import { earlyScript } from './tools/build/early-script.ts';
import { globalStyles } from './tools/build/global-styles.ts';
import { inlineStyles } from '@sundry/vite-plugins/inline-styles';
import { lightCalls } from '@sundry/vite-plugins/light-calls';
import { lightFonts } from '@sundry/vite-plugins/light-fonts';
import { lightButtons, lightStores, lightStyles } from '@sundry/vite-plugins/light-library';
import { lightMachines } from '@sundry/vite-plugins/light-machines';
import { lightContainer } from '@sundry/vite-plugins/light-container';
import { MANIFEST } from '@sundry/vite-plugins/page-files';
import { lightRouter } from '@sundry/vite-plugins/light-router';
import { lightTheme } from '@sundry/vite-plugins/light-theme';
import { charts } from './tools/charts/vite-plugin.ts';
import { compiledMessages, parsedMessages } from './tools/messages/vite-plugin.ts';

const view = [
  '{src/ui,tools/inspector/views,tests/sums}/**/*.test.tsx',
  'src/{infrastructure,early}/**/*.browser.test.ts',
];

/** Tests that need a process of their own: of what a library does but once in it, or of where the focus was. */
const apart = '**/*.apart.test.tsx';

/** Tests of whole processes, of kills and of long lists, for `npm run test:full`. */
const slow = '**/*.full.test.{ts,tsx}';
const exclude = [...configDefaults.exclude, ...(process.env['SUNDRY_QUICK'] ? [slow] : [])];

const isTest = process.env['VITEST'] !== undefined;
/** Messages are parsed when the app is built, so the parser stays out of it: 7 kB less. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Fetched by every page: parts of its frame, and once it is interactive its calls and notices. */
const common = {
  frame: ['phone-bars', 'footer-links'].map((part) => `/src/ui/shell/parts/${part}.tsx`),
  home: ['/src/ui/catalogue/pages/home-page.tsx'],
  calls: [
    ...['account/session', 'cart/gateway', 'catalogue/reader', 'location/readers'],
    'shell/config',
  ].map((file) => `/src/infrastructure/${file}.adapter.ts`),
  notices: ['/src/ui/shell/parts/toasts-view.tsx'],
};

const chunks = fewChunks('/src/main.tsx', common);

export default defineConfig({
  plugins: [
    react(),
    compiledMessages(),
    ...(isTest ? [] : [parsedMessages()]),
    earlyScript(),
    globalStyles(),
    lightFonts(),
    inlineStyles(),
    lightButtons(),
    lightStyles(),
    lightStores(),
    lightTheme(['src', 'tools/inspector']),
    lightContainer(),
    lightRouter(),
    lightCalls(),
    lightMachines(),
    charts(),
    chunks.plugin,
  ],
  resolve: { alias: isTest ? [] : [withoutParser] },
  build: {
    target: 'es2023',
    manifest: MANIFEST,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The live inspector lays its charts out by a library of 2.4 MB, and carries all charts: nothing else fetches it.
    chunkSizeWarningLimit: 3_600,
    rolldownOptions: { output: { codeSplitting: { groups: chunks.groups } } },
  },
  test: {
    // The files of a project share what they import: loading it anew for each took half of the time. What a
    // test changes of its process it puts back.
    isolate: false,
    // Unless told, one core is left to the process that only transforms what is imported: of two that is half.
    maxWorkers: '100%',
    unstubGlobals: true,
    unstubEnvs: true,
    // A process that has had many embedded databases may crash in V8 while it frees their code
    // (nodejs/node#64500). And much of what a test makes lives for a moment: with the usual 16 MB for what is new
    // a fifth of the time goes into moving it. For all projects, so that they go on sharing the same pool.
    execArgv: ['--no-wasm-code-gc', '--max-semi-space-size=64'],
    exclude,
    // What takes long under load is late, and not wrong.
    hookTimeout: 240_000,
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,contract}/**/*.test.ts'],
          exclude: [...exclude, ...view],
        },
      },
      {
        extends: true,
        test: { name: 'tools', environment: 'node', include: ['{tools,packages}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'view',
          environment: 'jsdom',
          include: view,
          exclude: [...exclude, apart],
          setupFiles: ['tests/support/view-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'view-apart',
          isolate: true,
          environment: 'jsdom',
          include: [apart],
          setupFiles: ['tests/support/view-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['tests/support/postgres-of-run.ts'],
          include: ['server/**/*.test.ts', 'tests/{contracts,faults}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'model',
          environment: 'node',
          include: ['tests/model/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'model-react',
          environment: 'jsdom',
          include: ['tests/model/**/*.test.tsx'],
          setupFiles: ['tests/support/view-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
    ],
  },
});
