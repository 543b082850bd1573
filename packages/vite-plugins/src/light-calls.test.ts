import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutInputs } from './light-calls.ts';

const lightened = (code: string) => withoutInputs(code, parseAst(code)).replaceAll(/\s+/g, ' ');

test('an endpoint comes into the browser without what its call takes and refuses', () => {
  const code = `
    export const addLine = endpoint({
      method: 'POST',
      path: \`\${CART}/add\`,
      params: v.object({ id: wireId }),
      query: pageQuery,
      body: v.object({ query: v.string() }),
      answer: v.object({ body: v.string() }),
      refusals: [401, 403],
    });`;

  expect(lightened(code)).toBe(
    " export const addLine = endpoint({ method: 'POST', path: `${CART}/add`, answer: v.object({ body: v.string() }), });",
  );
});

test('what is no endpoint stays as it is', () => {
  const code = 'const list = (path) => send({ query: {}, answer: 1 }); const body = v.object({});';

  expect(lightened(code)).toBe(code);
});
