import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { TABLE_TYPES, tableTypes } from './table-types.ts';

test('the types of the tables are those of the migrations', async () => {
  expect(await readFile(TABLE_TYPES, 'utf8'), 'Run npm run schema.').toBe(await tableTypes());
});
