import { readFileSync } from 'node:fs';
import { requirements, type Requirement } from '#tools/requirements/named-requirements.ts';

/** A sentence of the specification, or a row of its table of routes. */
export type Clause = {
  readonly number: number;
  readonly text: string;
  readonly requirements: readonly string[];
};

/** A heading has no clauses. */
export type SpecificationBlock = {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'row';
  readonly level: number;
  /** The words of a heading; the number of an item. */
  readonly title: string;
  readonly clauses: readonly Clause[];
};

export const SPECIFICATION = 'docs/specification.md';

export const specificationData = (): readonly SpecificationBlock[] =>
  specificationBlocks(readFileSync(SPECIFICATION, 'utf8'), requirements);

type Quoting = Pick<Requirement, 'id' | 'clauses'>;

/**
 * Numbers the clauses from 1; a requirement stands on each clause that contains a quotation of it. A
 * quotation that is a whole clause stands on that clause alone.
 */
export function specificationBlocks(
  text: string,
  quoting: readonly Quoting[],
): readonly SpecificationBlock[] {
  let number = 0;
  const lines = text.split('\n').flatMap(lineBlocks);
  const whole = new Set(lines.flatMap(({ sentences }) => sentences));
  const isIn = (quotation: string, sentence: string): boolean =>
    quotation === sentence || (!whole.has(quotation) && sentence.includes(quotation));
  const clauseOf = (sentence: string): Clause => {
    number += 1;
    const own = quoting.filter(({ clauses }) => clauses?.some((one) => isIn(one, sentence)));
    return { number, text: sentence, requirements: own.map(({ id }) => id) };
  };
  return lines.map(({ sentences, ...block }) => ({ ...block, clauses: sentences.map(clauseOf) }));
}

type LineBlock = Omit<SpecificationBlock, 'clauses'> & { readonly sentences: readonly string[] };

const NOT_READ = /^$|^\|[-| ]+$|^\| Route \|/;

function lineBlocks(line: string): readonly LineBlock[] {
  if (NOT_READ.test(line)) return [];
  const [, marks = '', title = ''] = /^(#+) (.*)$/.exec(line) ?? [];
  if (marks !== '') return [{ kind: 'heading', level: marks.length, title, sentences: [] }];
  const plain = { level: 0, title: '' };
  if (line.startsWith('| '))
    return [{ ...plain, kind: 'row', sentences: [line.slice(2).replace(/ \|$/, '')] }];
  const [, number = '', item = ''] = /^(?:-|(\d+\.)) (.*)$/.exec(line) ?? [];
  return item === ''
    ? [{ ...plain, kind: 'paragraph', sentences: sentencesOf(line) }]
    : [{ level: 0, title: number, kind: 'item', sentences: sentencesOf(item) }];
}

/** A full stop inside a quotation ends a sentence only if the quotation ends there, too. */
export function sentencesOf(text: string): readonly string[] {
  const found: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/ (?=[A-Z"/])/g)) {
    const before = text.slice(from, index);
    const isQuoted = (before.match(/"/g) ?? []).length % 2 === 1;
    if (isQuoted || !/[.?!]["')]*$/.test(before)) continue;
    found.push(before);
    from = index + 1;
  }
  return [...found, text.slice(from)];
}
