import path from 'node:path';
import { buildWhenStale } from './build.ts';
import { inOneSentence } from './process.ts';

/** `npm run build`: the app in ./dist as `npm start` would serve it, unless it is there already. */
const root = path.resolve(import.meta.dirname, '../..');

await inOneSentence(() => buildWhenStale(root, path.join(root, 'dist'), process.env));
