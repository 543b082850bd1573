import path from 'node:path';
import { buildServer } from './build-server.ts';
import { buildWhenStale } from './build.ts';
import { inOneSentence } from './process.ts';

/**
 * `npm run build`: the files for `npm run serve`; the app in ./dist unless it is there already, the server in
 * ./dist-server.
 */
const root = path.resolve(import.meta.dirname, '../..');

await inOneSentence(async () => {
  await buildWhenStale(root, path.join(root, 'dist'), process.env);
  await buildServer(root, path.join(root, 'dist-server'), process.env);
});
