import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: the rules are a plain module, so that the linter's configuration reads them too.
import { testRules } from '#tools/lint/test-rules.js';

function broken(code: string): readonly (string | null)[] {
  const config: Linter.Config = {
    plugins: { tests: testRules as never },
    rules: {
      'tests/no-sleep': 'error',
      'tests/no-time-limit': 'error',
      'tests/no-retried-action': 'error',
    },
  };
  return new Linter().verify(code, config, 'planted.test.js').map(({ ruleId }) => ruleId);
}

describe('a test', () => {
  test.each([
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    'await act(() => new Promise((done) => { setTimeout(() => done(), PAUSE); }));',
    'await page.waitForTimeout(500);',
    "import { setTimeout as pause } from 'node:timers/promises';",
    'await delay(100);',
    'await delay();',
  ])('that sleeps is refused: %s', (code) => expect(broken(code)).toEqual(['tests/no-sleep']));

  test.each([
    'await new Promise((resolve) => setTimeout(resolve));',
    "http.get(url, () => delay('infinite'));",
    'vi.advanceTimersByTime(500);',
    'setTimeout(finish, 500);',
  ])('that gives up a turn, holds a call or moves a fake clock is not: %s', (code) =>
    expect(broken(code)).toEqual([]),
  );

  test.each([
    'await waitFor(() => expect(bar()).toBeNull(), { timeout: 2_000 });',
    "await screen.findByText('Sold out', {}, { timeout: 5000 });",
    'await expect.poll(() => asked, { timeout: 100, interval: 20 }).toBe(1);',
    'await expect(bar).toBeVisible({ timeout: 1_000 });',
    "test('orders', { timeout: 9_000 }, async () => {});",
    "test('orders', async () => {}, 60_000);",
    'beforeAll(async () => {}, 60_000);',
    'test.setTimeout(60_000);',
  ])('that limits its time by itself is refused: %s', (code) =>
    expect(broken(code)).toEqual(['tests/no-time-limit']),
  );

  test.each([
    'await expect.poll(() => asked, { interval: 20 }).toBe(1);',
    'expect(asked).toEqual([{ timeout: 5000 }]);',
    "test('orders', async () => {});",
  ])('that leaves its time to the configuration is not: %s', (code) =>
    expect(broken(code)).toEqual([]),
  );

  test.each([
    'await expect(async () => { await menu.click(); await expect(list).toBeVisible(); }).toPass();',
    'await waitFor(async () => { await userEvent.click(menu); expect(list()).toBeVisible(); });',
    "await vi.waitFor(() => userEvent.keyboard('{Enter}'));",
    'await expect.poll(() => { fireEvent.click(menu); return list(); }).toBe(true);',
  ])('that acts again with each attempt is refused: %s', (code) =>
    expect(broken(code)).toEqual(['tests/no-retried-action']),
  );

  test.each([
    'await menu.click(); await expect(list).toBeVisible();',
    "await expect(async () => { await page.getByRole('searchbox').fill('rice'); }).toPass();",
    "await waitFor(() => expect(screen.getByText('Click here')).toBeVisible());",
  ])('that acts once, or fills in the same again, is not: %s', (code) =>
    expect(broken(code)).toEqual([]),
  );
});
