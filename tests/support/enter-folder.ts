import { createInterface } from 'node:readline';
import { enterDataFolder } from '#server/kernel/data-folder.ts';

/* A process of a test: for each folder on stdin it tries to enter, and says whether it did. It stays in. */
for await (const folder of createInterface({ input: process.stdin })) {
  const entered = await enterDataFolder(folder).then(
    () => 'entered',
    () => 'refused',
  );
  console.log(entered);
}
