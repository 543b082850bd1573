import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { cut, facesIn } from './light-fonts.ts';

const FONTS = readFileSync('src/fonts.css', 'utf8');
const whole = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file));

test('a face says which letters and weights of its file are wanted', () => {
  const face = `@font-face {
    font-family: 'A';
    font-weight: 400 700;
    src: url('a/b.woff2') format('woff2');
    unicode-range: U+0041-0043, U+20AC;
  }`;

  expect(facesIn(face)).toEqual([
    { file: 'a/b.woff2', letters: 'ABC€', weights: { min: 400, max: 700 } },
  ]);
});

test('a face of the system, which has no file, is left as it is', () => {
  expect(facesIn("@font-face { font-family: 'B'; src: local('Arial'); }")).toEqual([]);
});

test('every file of the app is cut to less than two thirds of it', async () => {
  const faces = facesIn(FONTS);
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    const font = whole(face.file);
    expect((await cut(font, face)).length).toBeLessThan((font.length * 2) / 3);
  }
});

test('letters and weights that are not wanted are not in the file', async () => {
  const [latin] = facesIn(FONTS);
  const font = whole(latin?.file ?? '');
  const size = async (letters: string, min: number, max: number) =>
    (await cut(font, { letters, weights: { min, max } })).length;

  expect(await size('abc', 400, 700)).toBeLessThan(await size('abcdefgh', 400, 700));
  expect(await size('abc', 400, 400)).toBeLessThan(await size('abc', 400, 700));
});
