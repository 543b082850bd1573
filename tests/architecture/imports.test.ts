import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: the rules are a plain module, so that the command line reads them too.
import rules from '../../.dependency-cruiser.mjs';

const { forbidden, options } = rules as {
  forbidden: { name: string }[];
  options: ICruiseOptions;
};
const planted = resolve('tests/architecture/planted');

async function cruised(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const tsConfig = extractTSConfig(resolve('tsconfig.json'));
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: forbidden as never } },
    undefined,
    { tsConfig },
  );
  return output as ICruiseResult;
}

const violationsOf = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

describe('the import rule', () => {
  test('holds in the whole project', async () => {
    const result = await cruised(process.cwd(), [
      'src',
      'contract',
      'server',
      'tools',
      'tests/model',
      'tests/support',
    ]);

    expect(violationsOf(result)).toEqual([]);
    expect(result.summary.totalCruised).toBeGreaterThan(150);
    expect(result.summary.totalDependenciesCruised).toBeGreaterThan(400);
  });

  test('has a planted violation for every sentence', () => {
    expect(readdirSync(planted).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted());
  });

  test.each(forbidden.map(({ name }) => name))(
    'catches what is planted against %s',
    async (name) => {
      const result = await cruised(resolve(planted, name), ['.']);

      expect(result.summary.violations.map(({ rule }) => rule.name)).toContain(name);
    },
  );
});
