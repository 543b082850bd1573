import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reachable, sharedFiles, smallAndCommon } from './shared-files.ts';

/** Lazy modules, imports and sizes; a module without a size is small. */
type Sketch = {
  readonly late: readonly string[];
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly sizes?: Readonly<Record<string, number>>;
  readonly apart?: readonly string[];
  readonly weights?: Readonly<Record<string, number>>;
};

function filesOf({ late, imports, sizes = {}, apart = [], weights = {} }: Sketch): string[][] {
  const files = sharedFiles({
    late,
    importsOf: (id) => imports[id] ?? [],
    sizeOf: (id) => sizes[id] ?? 500,
    isApart: (id) => apart.includes(id),
    weightOf: (id) => weights[id] ?? 1,
  });
  return files.map((modules) => [...modules].sort()).sort();
}

const LARGE = 100_000;

test('what one late page needs alone stays with it, and what several need is shared', () => {
  const imports = { home: ['banner', 'card'], list: ['card', 'filters'] };

  expect(filesOf({ late: ['home', 'list'], imports })).toEqual([['card']]);
});

test('what is large is fetched only where it is needed, however often it is needed together', () => {
  const imports = {
    home: ['card'],
    list: ['card', 'form'],
    cart: ['form'],
    trip: ['card', 'form'],
  };
  const sizes = { card: LARGE, form: LARGE };

  expect(filesOf({ late: Object.keys(imports), imports, sizes })).toEqual([['card'], ['form']]);
});

test('a little stands beside what those that need it fetch anyway: it is worth no request', () => {
  const imports = {
    home: ['card', 'words'],
    list: ['card', 'words'],
    trip: ['words'],
    cart: ['card'],
  };

  expect(filesOf({ late: Object.keys(imports), imports })).toEqual([['card', 'words']]);
});

test('what many wait for fetches less in vain, at the price of requests of what few open', () => {
  const imports = {
    home: ['card'],
    list: ['card'],
    dialog: ['card', 'form'],
    drawer: ['card', 'form'],
  };
  const sketch = { late: Object.keys(imports), imports, sizes: { form: 30_000 } };

  expect(filesOf(sketch)).toEqual([['card', 'form']]);
  expect(filesOf({ ...sketch, weights: { home: 3, list: 3 } })).toEqual([['card'], ['form']]);
});

test('what is small and needed by many is in the first load, and nothing else', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    home: ['hook', 'card'],
    list: ['hook', 'card'],
    cart: ['hook', 'rare'],
    trip: ['parts'],
    parts: ['hook'],
  };
  const found = smallAndCommon(
    ['home', 'list', 'cart', 'trip'],
    (id) => imports[id] ?? [],
    (id) => (id === 'card' ? 5_000 : 500),
  );

  expect([...found].sort()).toEqual(['hook']);
});

test('what brings something large along is not put beside what does without it', () => {
  const imports = {
    ...{ home: ['card'], list: ['card', 'drawer'], cart: ['card', 'drawer'], trip: ['card'] },
    drawer: ['overlays'],
  };
  const sizes = { overlays: LARGE };

  const late = ['home', 'list', 'cart', 'trip'];

  expect(filesOf({ late, imports, sizes, apart: ['overlays'] })).toEqual([['card'], ['drawer']]);
});

test('what stands apart is in none of the files', () => {
  const imports = { home: ['card'], list: ['card'], card: ['overlays'] };

  expect(filesOf({ late: ['home', 'list'], imports, apart: ['overlays'] })).toEqual([['card']]);
});

const COUNT = 14;
const name = (at: number): string => `m${String(at).padStart(2, '0')}`;
/** Modules that import only later ones; the first six are lazy. */
const sketches = fc
  .tuple(
    fc.array(fc.uniqueArray(fc.nat({ max: COUNT - 1 }), { maxLength: 4 }), {
      minLength: COUNT,
      maxLength: COUNT,
    }),
    fc.array(fc.integer({ min: 100, max: 60_000 }), { minLength: COUNT, maxLength: COUNT }),
  )
  .map(([imports, sizes]) => ({
    late: Array.from({ length: 6 }, (_, at) => name(at)),
    imports: Object.fromEntries(
      imports.map((those, at) => [name(at), those.filter((one) => one > at).map(name)]),
    ),
    sizes: Object.fromEntries(sizes.map((size, at) => [name(at), size])),
  }));

test('whatever imports what, each shared module is in one file, and no file waits for one that waits for it', () => {
  fc.assert(
    fc.property(sketches, (sketch) => {
      const files = filesOf(sketch);
      const fileOf = new Map(files.flatMap((file) => file.map((id) => [id, file] as const)));
      const neededBy = (id: string) =>
        sketch.late.filter((page) => reachable([page], (one) => sketch.imports[one] ?? []).has(id))
          .length;
      const shared = Object.keys(sketch.imports).filter((id) => neededBy(id) > 1);
      expect(files.flat().sort()).toEqual(shared.sort());

      const waitsFor = (file: readonly string[]): readonly (readonly string[])[] =>
        file
          .flatMap((id) => sketch.imports[id] ?? [])
          .flatMap((id) => [fileOf.get(id) ?? file])
          .filter((other) => other !== file);
      for (const file of files) {
        expect(reachable(waitsFor(file), waitsFor)).not.toContain(file);
      }
    }),
  );
});
