import { expect, test } from 'vitest';
import { notices, type DecisionCase } from './decision-table.ts';

type Gate = (config: { readonly guests: boolean } | null) => boolean;

const asking =
  (...[config]: Parameters<Gate>): DecisionCase['decides'] =>
  (exported) =>
    (exported['gate'] as Gate)(config);

const open = { says: 'guests are welcome', decides: asking({ guests: true }), expected: true };
const closed = { says: 'none is', decides: asking({ guests: false }), expected: false };
const early = { says: 'nothing is known yet', decides: asking(null), expected: false };

const right: Gate = (config) => config?.guests ?? false;
const always: Gate = (config) => config !== null;
const broken: Gate = () => {
  throw new Error('There is no gate');
};

test.each([
  { gate: right, cases: [open, closed, early], noticed: false, because: 'it is as it should be' },
  { gate: always, cases: [open, closed, early], noticed: true, because: 'one case is otherwise' },
  { gate: always, cases: [open, early], noticed: false, because: 'that case is missing' },
  { gate: broken, cases: [open], noticed: true, because: 'it answers nothing' },
])('a table says $noticed of a decision where $because', ({ gate, cases, noticed }) => {
  expect(notices(cases, { gate })).toBe(noticed);
});
