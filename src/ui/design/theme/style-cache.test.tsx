import { expect, test, vi } from 'vitest';
import { drawingStyles, stylesIn, type StyleCache } from './style-cache.ts';

const WRITTEN = '<style data-written="a b" data-s="">.s-a{color:red}.s-b{color:blue}</style>';
const headWith = (html: string) =>
  new DOMParser().parseFromString(
    `<head><link rel="icon">${html}<link rel="preload"></head>`,
    'text/html',
  ).head;

/** Writes as a component does on its first render. */
const write = (cache: StyleCache, name: string, styles: string): void =>
  void cache.insert(`.s-${name}`, { name, styles }, cache.sheet, true);

test('what the server has written stays where it is, and counts as written', () => {
  const head = headWith(WRITTEN);
  const [style] = head.getElementsByTagName('style');
  const moved = vi.spyOn(head, 'insertBefore');

  const cache = stylesIn(head);

  expect(moved).not.toHaveBeenCalled();
  expect([...head.getElementsByTagName('style')]).toEqual([style]);
  expect(cache.inserted).toMatchObject({ a: true, b: true });
});

test('what a page adds at one time stands in one sheet of its own, behind all others', async () => {
  const cache = stylesIn(document.head);
  cache.sheet.isSpeedy = true;
  const before = document.styleSheets.length;

  write(cache, 'x', 'top:1px;');
  write(cache, 'y', 'top:2px;');
  await Promise.resolve();
  write(cache, 'z', 'top:3px;');

  const added = [...document.styleSheets].slice(before).map(({ cssRules }) => cssRules.length);
  expect(added).toEqual([2, 1]);
  cache.sheet.flush();
});

test('a drawing writes what holds for the whole page apart from what holds for its parts', () => {
  const { cache, html, global } = drawingStyles();
  cache.inserted['g'] = 'body{margin:0}';
  cache.inserted['p'] = '.s-p{color:red}';

  expect(global()).toBe('body{margin:0}');
  expect(html()).toBe(
    '<style data-emotion="s-global g" data-s="">body{margin:0}</style>' +
      '<style data-written="p" data-s="">.s-p{color:red}</style>',
  );
});
