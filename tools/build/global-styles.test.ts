import { expect, test } from 'vitest';
import { globalStyles } from './global-styles.ts';

const SYSTEM = '/app/node_modules/@chakra-ui/react/dist/esm/styled-system/system.js';

type Transform = (code: string, id: string) => { readonly code: string } | null;
type Written = () => Promise<readonly [{ readonly tag: string; readonly children: string }]>;
const plugin = globalStyles();
const transform = plugin.transform as Transform;

test('what holds for every page stands in it: reset, layers, tokens of both themes, our own parts', async () => {
  const [{ tag, children }] = await (plugin.transformIndexHtml as unknown as Written)();

  expect(tag).toBe('style');
  expect(children).toMatch(/^@layer reset,\s*base,\s*tokens,\s*recipes;/);
  expect(children).toContain('--chakra-colors-brand-solid:');
  expect(children).toContain('.dark');
  expect(children).toContain('.choice-chip');
});

test('the library does not work it out a second time in the browser', () => {
  const code = 'a();const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];b();';

  expect(transform(code, SYSTEM)?.code).toBe('a();const _global = [];b();');
  expect(transform(code, '/app/src/system.js')).toBeNull();
});

test('a library that has changed fails the build', () => {
  expect(() => transform('const _global = all();', SYSTEM)).toThrow('no longer says');
});
