import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withNotes } from './noted-imports.ts';
import { lateFiles } from './page-files.ts';

const PAGE = '<script type="module" crossorigin src="/assets/start-1.js"></script>';

test('what comes late has the files that it imports, without those that the page names itself', () => {
  const manifest = {
    '_start.js': { file: 'assets/start-1.js' },
    '_cards.js': { file: 'assets/cards-2.js', imports: ['_start.js', '_words.js'] },
    '_words.js': { file: 'assets/words-3.js', imports: ['_cards.js'] },
    'src/list.tsx': {
      file: 'assets/list-4.js',
      isDynamicEntry: true,
      imports: ['_start.js', '_cards.js'],
    },
    'virtual:words': { file: 'assets/hi-5.js', isDynamicEntry: true },
  };

  expect(lateFiles(manifest, PAGE)).toEqual({
    'src/list.tsx': ['/assets/list-4.js', '/assets/cards-2.js', '/assets/words-3.js'],
    'virtual:words': ['/assets/hi-5.js'],
  });
});

test('an import that comes late notes its name before it is made', async () => {
  const code = `const load = () => import('./list'); const all = async () => [await import('./a'), 1];`;
  const at = (text: string) => {
    const start = code.indexOf(text);
    return { start, end: start + text.length };
  };
  const noted = withNotes(code, [
    { ...at(`import('./list')`), name: 'src/list.tsx' },
    { ...at(`import('./a')`), name: 'src/a.ts' },
  ]);

  expect(() => parseAst(noted)).not.toThrow();
  expect(noted).toBe(
    `const load = () => (globalThis.noteImport?.("src/list.tsx"), import('./list')); ` +
      `const all = async () => [await (globalThis.noteImport?.("src/a.ts"), import('./a')), 1];`,
  );
});
