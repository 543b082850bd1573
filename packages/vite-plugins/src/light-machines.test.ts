import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutWords } from './light-machines.ts';

const lightened = (code: string) => withoutWords(code, parseAst(code)).replaceAll(/\s+/g, ' ');

test('a machine comes into the browser without what describes its states', () => {
  const code = `
    export const cart = setup({}).createMachine({
      description: 'What a customer is about to buy.',
      meta: { reqs: ['CART-01', 'CART-02'] },
      states: {
        open: { description: \`The cart is "open".\`, meta: { reqs: [] }, on: { close: 'closed' } },
        shut: { description: 'It is ' + \`\${no} longer open.\` },
        closed: { type: 'final', meta: { reqs: ['CART-03'] } },
      },
    });`;

  expect(lightened(code)).toBe(
    " export const cart = setup({}).createMachine({ states: { open: { on: { close: 'closed' } }, shut: { }, closed: { type: 'final', }, }, });",
  );
});

test('what says something else stays as it is', () => {
  const code =
    "const seen = { description: place.description, other: { description: told() + 'a' }, meta: { reqs: [], at: 1 } }; const meta = { reqs: ['A'] };";

  expect(lightened(code)).toBe(code);
});
