import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { isPrimary, runWorkers, untilToldToStop } from '#tools/setup/workers.ts';

/*
 * Two workers that cannot start while the file DATABASE_AWAY exists, as without a database. Pauses between
 * attempts are short.
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
