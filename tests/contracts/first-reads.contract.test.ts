import { expect, test } from 'vitest';
import { firstReadsFile } from '#tools/pages/first-reads.ts';

test('a page comes with what its route reads first (run `npm run pages` after changing one)', async () => {
  await expect(await firstReadsFile()).toMatchFileSnapshot('../../contract/first-reads.ts');
});
