import { Linter } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: the rules are a plain module, so that the linter's configuration reads them too.
import { textRules } from '#tools/lint/text-rules.js';

const DECLARED = `
import type { ReactElement, ReactNode } from 'react';
declare const name: string;
declare const id: string & { readonly brand: 'Id' };
declare const count: number;
declare const known: string | null;
declare const node: ReactNode;
declare const one: ReactElement | null;
declare const names: readonly string[];
declare const nodes: readonly ReactNode[];
declare const ones: readonly ReactElement[];
declare const isOpen: boolean;
declare const textOf: () => string;
declare const Money: () => ReactElement;
declare const Suspense: (props: { children: ReactNode }) => ReactElement;
declare const NameContext: (props: { children: ReactNode }) => ReactElement;
`;

const PATH = 'tests/architecture/planted.tsx';
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts'],
  skipLibCheck: true,
  types: [],
};

/** Findings for each view, one view a line: loading types costs much once and little for many views. */
function saidOf(views: readonly string[]): ReadonlyMap<string, readonly (string | undefined)[]> {
  const code = [...views, DECLARED].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === PATH || fileExists.call(host, path);
  host.getSourceFile = (path, options) =>
    path === PATH
      ? ts.createSourceFile(path, code, options, true, ts.ScriptKind.TSX)
      : getSourceFile.call(host, path, options);
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: {
      parser,
      parserOptions: { programs: [ts.createProgram([PATH], OPTIONS, host)] },
    },
    plugins: { text: textRules as never },
    rules: { 'text/apart': 'error' },
  };
  const found = new Linter().verify(code, config, PATH);
  return new Map(
    views.map((view, at) => [
      view,
      found.filter(({ line }) => line === at + 1).map(({ messageId }) => messageId),
    ]),
  );
}

const BESIDE = {
  'a string': '<p>{name}<b /></p>',
  'a branded string': '<p>{id}<b /></p>',
  'a number': '<p>{count}<b /></p>',
  'what a function words': '<p>{textOf()}<b /></p>',
  'a space': "<p><b />{' '}<b /></p>",
  'words in the source': '<p>Total <b /></p>',
  'text that may be missing': '<p>{known}<b /></p>',
  'text on a condition': '<p>{isOpen ? name : <b />}<b /></p>',
  'text that another stands in for': '<p>{known ?? <b />}<b /></p>',
  'text where something holds': '<p>{isOpen && name}<b /></p>',
  'what may be text': '<p>{node}<b /></p>',
  'text beside text': '<p>{name}{count}</p>',
  'the only text of a fragment': '<>{name}</>',
  'the only text of what draws no element': '<Suspense>{name}</Suspense>',
  'the only text of a context': '<NameContext>{name}</NameContext>',
} as const;

const LISTS = [
  '<p>{names}</p>',
  '<p>{nodes}</p>',
  '<p>{[name]}</p>',
  '<p>{names.map(textOf)}</p>',
] as const;

const RETURNED = [
  '() => name',
  '() => (isOpen ? name : <b />)',
  '() => { if (isOpen) return known; return <b />; }',
  'function () { return node; }',
] as const;

const APART = [
  '<p>{name}</p>',
  '<p>{node}</p>',
  '<p>{isOpen ? name : <b />}</p>',
  '<p>{isOpen ? <span>{name}</span> : null}<b /></p>',
  '<p>{one}<b /></p>',
  '<p>{ones}<b /></p>',
  '<p><Money /><b /></p>',
  '<p>{names.map((each) => <b key={each}>{each}</b>)}<i /></p>',
  '<p>{isOpen && <b />}<i /></p>',
] as const;

const said = saidOf([
  ...[...Object.values(BESIDE), ...LISTS, ...APART].map((view) => `export const view = ${view};`),
  ...RETURNED.map((view) => `export const View = ${view};`),
  'export const textFor = () => name;',
]);

describe('text on a page that a translator of the browser changes', () => {
  test.each(Object.entries(BESIDE))('is refused beside others: %s', (_, view) => {
    expect(said.get(`export const view = ${view};`)).toContain('beside');
  });

  test.each(LISTS)('is refused as a list: %s', (view) => {
    expect(said.get(`export const view = ${view};`)).toEqual(['list']);
  });

  test.each(RETURNED)('is refused as all that a component draws: %s', (view) => {
    expect(said.get(`export const View = ${view};`)).toEqual(['returned']);
  });

  test.each(APART)('is allowed in an element of its own: %s', (view) => {
    expect(said.get(`export const view = ${view};`)).toEqual([]);
  });

  test('is allowed as what a function words', () => {
    expect(said.get('export const textFor = () => name;')).toEqual([]);
  });
});
