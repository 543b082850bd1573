import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { isPrimary, runWorkers, untilToldToStop } from '#tools/setup/workers.ts';

/*
 * Two workers that cannot begin while the file of DATABASE_AWAY is there, as while a database is away. The pauses between
 * tries are short.
 */
if (isPrimary) runWorkers(2, {}, { first: 20, longest: 100 });
else if (existsSync(process.env['DATABASE_AWAY'] ?? '')) {
  console.error('The database is away.');
  process.exit(1);
} else {
  const server = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1', () =>
    console.log('open'),
  );
  untilToldToStop(() => server.close(() => process.exit()));
}
