import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CALL = /\b(GET|POST|PUT|DELETE) (\/api\/[\w/{}-]+)/g;
const NAMED_BY_A_FILTER = '/{}';

/**
 * Call keys such as "GET /api/v1/stores/get-stores/{}"; parameter names differ between places, so they are
 * left out.
 */
const callsIn = (file: string): readonly string[] => {
  const text = readFileSync(file, 'utf8').replaceAll(/\{[^}\s]*\}/g, '{}');
  return [...new Set([...text.matchAll(CALL)].map(([, method, path]) => `${method} ${path}`))];
};

test('the server has every call that the requirements name [API-12]', () => {
  const served = new Set(callsIn('docs/api.md'));
  const required = callsIn('docs/requirements.yaml');

  expect(required.length).toBeGreaterThan(40);
  expect(
    required.filter((call) => !served.has(call) && !served.has(`${call}${NAMED_BY_A_FILTER}`)),
  ).toEqual([]);
});
