import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { API_ROOT } from '#contract/endpoint.ts';

const RULE = 'no-restricted-syntax';
const SPELLED = {
  'a text': `fetch('${API_ROOT}/v1/config');`,
  'the name of a call': `desk.fails('GET ${API_ROOT}/v1/config');`,
  'a template': 'fetch(`${url}' + API_ROOT + '/v1/items/${id}`);',
};

async function findings(file: string, text: string): Promise<readonly string[]> {
  const config = (await new ESLint().calculateConfigForFile(file)) as Linter.Config;
  const rule = config.rules?.[RULE];
  const found = new Linter().verify(
    text,
    { languageOptions: { parser: tseslint.parser }, rules: { [RULE]: rule ?? 'off' } },
    'planted.js',
  );
  return found.map(({ message }) => message);
}

describe('a call that is spelled by its path, which stays changeable in one place [API-61]', () => {
  test.each(
    [
      'server/ordering/routes.ts',
      'server/ordering/ordering.test.ts',
      'src/infrastructure/cart/api.ts',
      'src/ui/cart/cart-drawer.tsx',
      'tests/e2e/faults.spec.ts',
      'tests/model/fixture.ts',
      'tools/bench/bench.ts',
    ].flatMap((file) => Object.entries(SPELLED).map(([how, text]) => ({ file, how, text }))),
  )('is found in $file as $how', async ({ file, text }) => {
    expect(await findings(file, text)).toEqual([expect.stringContaining('Name the endpoint')]);
  });

  test('is where it belongs in the contract', async () => {
    expect(await findings('contract/cart.ts', SPELLED['a text'])).toEqual([]);
  });

  test('is no import of a folder of that name', async () => {
    const line = `import { apiPage } from '#tools${API_ROOT}/api-page.ts';`;

    expect(await findings(`tools${API_ROOT}/write.ts`, line)).toEqual([]);
  });
});
