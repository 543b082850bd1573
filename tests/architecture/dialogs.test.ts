import { expect, test } from 'vitest';
import { dialogMachinesFile, dialogViewsFile } from '#tools/dialogs/app-dialogs.ts';

test('a dialog that a manifest names has its view and its machine (run `npm run dialogs` after adding one)', async () => {
  await expect(await dialogViewsFile()).toMatchFileSnapshot(
    '../../src/ui/shell/app-dialog-views.ts',
  );
  await expect(await dialogMachinesFile()).toMatchFileSnapshot(
    '../../src/infrastructure/shell/app-dialog-machines.ts',
  );
});
