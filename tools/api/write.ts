import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from '#tools/format.ts';
import { getApiReference } from '#contract/operations.ts';
import { createApi } from '#server/app.ts';
import { createContext } from '#server/kernel/context.ts';
import { openDatabase } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { apiPage, type ApiDocument } from './api-page.ts';

/* Writes docs/api.md from the server's own description. */
const opened = await openDatabase({ kind: 'memory' });
await migrate(opened.db);
const api = createApi(await createContext({ db: opened.db }));
const document = (await (await api.request(getApiReference.path)).json()) as ApiDocument;
await opened.close();

const file = path.resolve(import.meta.dirname, '../../docs/api.md');
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, await formatted('api.md', apiPage(document)));
console.log(`Wrote ${path.relative(process.cwd(), file)}`);
