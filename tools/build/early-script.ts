import path from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = 'src/early/early.ts';

/**
 * Bundles the early script and puts it into the page: a file of its own would delay the first paint by a round
 * trip. The server allows it by its hash.
 */
export function earlyScript(): Plugin {
  let root = process.cwd();
  return {
    name: 'early-script',
    configResolved: (config) => void ({ root } = config),
    transformIndexHtml: {
      order: 'post',
      handler: async () => [{ tag: 'script', children: await bundled(root), injectTo: 'head' }],
    },
  };
}

async function bundled(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: path.resolve(root, ENTRY), output: { format: 'iife' } },
    },
  });
  const [first] = [built].flat();
  const script =
    first && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : null;
  if (script?.type !== 'chunk') throw new Error(`${ENTRY} was not bundled`);
  if (/<\/?script|<!--/i.test(script.code)) throw new Error(`${ENTRY} cannot stand in a page`);
  return script.code.trim();
}
