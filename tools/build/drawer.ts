import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { RENDERER } from '#server/shell/site.ts';
import { globalStyles } from './global-styles.ts';
import { notedImports } from '@sundry/vite-plugins/noted-imports';
import { pageFiles } from '@sundry/vite-plugins/page-files';
import { compiledMessages, parsedMessages } from '#tools/messages/vite-plugin.ts';

/**
 * Writes the renderer of the app's pages, bundled with all packages: it needs none at run time, and the server
 * imports this one function.
 */
export async function buildDrawer(root: string, folder: string): Promise<void> {
  const file = path.join(folder, RENDERER);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      react(),
      compiledMessages(),
      parsedMessages(),
      globalStyles(),
      // A rendered page makes no call before it is interactive.
      notedImports(root, (file) => file.endsWith('.adapter.ts')),
      pageFiles(folder),
    ],
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      target: 'node20',
      outDir: path.dirname(file),
      emptyOutDir: true,
      minify: true,
      // One file: each build is a module of its own and shares nothing with the one before.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}
