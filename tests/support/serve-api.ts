import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, openServer } from '#server/main.ts';
import { untilStopped } from '#tools/setup/process.ts';

/*
 * A server process of a test: the API alone, on a prepared PostgreSQL. Its first line of output is its
 * address.
 */
const app = await openServer({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  dataFolder: '',
  filesFolder: mkdtempSync(join(tmpdir(), 'sundry-files-')),
  desk: null,
  exampleData: true,
  simulatedGateway: true,
  // Eight customers of a test order as many as a town does; limits have tests of their own.
  limitFactor: 1_000,
  log: (line) => console.error(line),
});
const server = await listen(app, { host: '127.0.0.1', port: 0 });
console.log(server.url);
untilStopped(server.close);
// A killed test leaves no process behind: its end of the pipe closes.
process.stdin.on('end', () => process.exit(0)).resume();
