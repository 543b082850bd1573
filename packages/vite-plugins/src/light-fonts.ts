import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Fonts with only the letters and weights of their `@font-face`, without unused features: every text looks the
 * same as with the whole font, for half the bytes.
 */
export function lightFonts(): Plugin {
  let cache = '';
  return {
    name: 'light-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ cacheDir }) => void (cache = path.join(cacheDir, 'fonts')),
    async transform(css, id) {
      const faces = id.endsWith('.css') ? facesIn(css) : [];
      const written = await Promise.all(
        faces.map(async (face) => {
          const whole = createRequire(id).resolve(face.file);
          const file = path.join(cache, path.basename(whole));
          await mkdir(cache, { recursive: true });
          // Another build of the same folder may read the file at this moment.
          const fresh = `${file}.${process.pid}`;
          await writeFile(fresh, await cut(await readFile(whole), face));
          await rename(fresh, file);
          return [face.file, path.relative(path.dirname(id), file)] as const;
        }),
      );
      return written.reduce((text, [from, to]) => text.replace(from, to), css);
    },
  };
}

type Face = {
  /** As the style sheet names it. */
  readonly file: string;
  readonly letters: string;
  readonly weights: { readonly min: number; readonly max: number };
};

/** The faces with a file, a range of letters and a range of weights. */
export const facesIn = (css: string): readonly Face[] =>
  [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rules = '']) => {
    const file = /url\('([^']+)'\)/.exec(rules)?.[1];
    const range = /unicode-range:([^;]+);/.exec(rules)?.[1];
    const [, min, max] = /font-weight:\s*(\d+)\s+(\d+);/.exec(rules) ?? [];
    if (file === undefined || range === undefined || min === undefined) return [];
    return [{ file, letters: lettersOf(range), weights: { min: Number(min), max: Number(max) } }];
  });

const lettersOf = (range: string): string =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');

/** The font with these letters and weights only, as woff2. */
export const cut = (font: Buffer, { letters, weights }: Omit<Face, 'file'>): Promise<Buffer> =>
  subsetFont(font, letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weights },
  });

/**
 * The features that browsers apply by default, Devanagari shaping included, and tabular figures, which prices
 * use.
 */
const FEATURES = [
  ...['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt', 'rlig', 'rclt', 'rvrn'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm'],
  'tnum',
];
