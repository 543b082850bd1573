import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn, namesIn } from '#tests/support/files.ts';
import { createFolderFileStorage } from './folder-file-storage.ts';
import { createMemoryFileStorage } from './memory-file-storage.ts';

let parent: string;
let folders = 0;
beforeAll(async () => void (parent = await mkdtemp(path.join(tmpdir(), 'sundry-storage-'))));
afterAll(() => rm(parent, { recursive: true }));
const aFolder = () => path.join(parent, String((folders += 1)), 'files');

const HELLO = Uint8Array.from([1, 2, 3]);

describe.each([
  ['in a folder', () => createFolderFileStorage(aFolder())],
  ['in memory', () => createMemoryFileStorage()],
])('files %s', (_, create) => {
  test('are returned as stored, under names that reveal nothing', async () => {
    const files = create();
    const [first, second] = [await files.put(HELLO), await files.put(HELLO)];

    expect(await files.get(first)).toEqual(HELLO);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect((await namesIn(files)).toSorted()).toEqual([first, second].toSorted());
  });

  test('are gone once deleted, and deleting them again does no harm', async () => {
    const files = create();
    const name = await files.put(HELLO);

    await files.delete(name);
    await files.delete(name);

    expect([await files.get(name), await namesIn(files)]).toEqual([null, []]);
  });

  test('that do not exist are not found', async () => {
    const files = create();
    expect(await files.get('00000000-0000-4000-8000-000000000000')).toBeNull();
    expect(await namesIn(files)).toEqual([]);
  });
});

describe('a folder of files', () => {
  test('is readable by the server only', async () => {
    const folder = aFolder();
    const name = await createFolderFileStorage(folder).put(HELLO);

    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  });

  test('returns nothing from elsewhere, and deletes only its own files', async () => {
    const folder = aFolder();
    const files = createFolderFileStorage(folder);
    await files.put(HELLO);
    const note = path.join(folder, 'note.txt');
    await writeFile(note, 'mine');
    await writeFile(path.join(folder, '../secret'), 'secret');

    expect([await files.get('../secret'), await files.get('note.txt')]).toEqual([null, null]);
    await files.delete('note.txt');
    await files.delete('../secret');
    expect(await readFile(note, 'utf8')).toBe('mine');
    expect(await readFile(path.join(folder, '../secret'), 'utf8')).toBe('secret');
    expect(await namesIn(files)).toHaveLength(1);
  });

  test('lists unfinished files for deletion, and returns them to no caller', async () => {
    const folder = aFolder();
    const files = createFolderFileStorage(folder);
    const name = await files.put(HELLO);
    const unfinished = `${name.replace(/^./, 'f')}.part`;
    await writeFile(path.join(folder, unfinished), 'ha');
    await utimes(path.join(folder, unfinished), 1, 1);

    const listed = await filesIn(files);
    expect(listed.find((file) => file.name === unfinished)?.storedAt).toEqual(new Date(1_000));
    expect(await files.get(unfinished)).toBeNull();
    await files.delete(unfinished);
    expect(await readdir(folder)).toEqual([name]);
  });
});
