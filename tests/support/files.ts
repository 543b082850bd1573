import type { FileStorage, StoredFile } from '#server/kernel/file-storage.ts';

export async function filesIn(files: FileStorage): Promise<readonly StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of files.list()) found.push(file);
  return found;
}

export const namesIn = async (files: FileStorage): Promise<readonly string[]> =>
  (await filesIn(files)).map(({ name }) => name);
