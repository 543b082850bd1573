import path from 'node:path';
import { expect, test } from 'vitest';
import { globalStyles } from './global-styles.ts';

const SYSTEM = '/app/node_modules/@chakra-ui/react/dist/esm/styled-system/system.js';

type Transform = (code: string, id: string) => Promise<{ readonly code: string } | null>;
type Written = () => Promise<readonly [{ readonly tag: string; readonly children: string }]>;
const plugin = globalStyles();
const transform = async (code: string, id: string) =>
  (await (plugin.transform as Transform)(code, id))?.code ?? null;

test('what holds for every page stands in it: reset, layers, tokens of both themes, our own parts', async () => {
  const [{ tag, children }] = await (plugin.transformIndexHtml as unknown as Written)();

  expect(tag).toBe('style');
  expect(children).toMatch(/^@layer reset,\s*base,\s*tokens,\s*recipes;/);
  expect(children).toContain('--chakra-colors-brand-solid:');
  expect(children).toContain('.dark');
  expect(children).toContain('.choice-chip');
});

test('what is said of a part holds for what is in it, and a notice has room for its texts', async () => {
  const [{ children }] = await (plugin.transformIndexHtml as unknown as Written)();

  // A long address in a name wraps and does not widen its card.
  expect(children).toMatch(/\*,\*::before,\*::after\{overflow-wrap:inherit;\}/);
  expect(children).toMatch(/\[data-look=panel\]>\.notice-texts,[^{]*\{[^}]*flex-basis:12rem/);
  // This results from a selector that was meant for an ancestor.
  expect(children).not.toMatch(/(\.[\w-]+):is\([^)]*\)>\1\b/);
});

test('the library does not work it out a second time in the browser, nor our own parts', async () => {
  const code =
    'a();const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];return {\n    getTokenCss,\n    getGlobalCss,\n    getPreflightCss,\n    css };';
  const ours = path.resolve('src/ui/design/theme/stepper.recipe.ts');

  expect(await transform(code, SYSTEM)).toBe('a();const _global = [];return {\n    \n    css };');
  expect(await transform('plainClasses(', ours)).toMatch(
    /^export const stepper = \{"part":\{"root":"stepper",.*\},"css":\{\}\};$/,
  );
  expect(await transform(code, '/app/src/system.js')).toBeNull();
});

test('a library that has changed fails the build', async () => {
  await expect(transform('const _global = all();', SYSTEM)).rejects.toThrow('no longer contains');
});
