import { expect, test } from 'vitest';
import { dialogRecipe } from './overlays.recipe.ts';
import { system } from './system.ts';

test('windows are narrow up to 1180 px and wide from 1181 px on [CONST-16]', () => {
  expect(system._config.theme?.breakpoints?.['xl']).toBe('1181px');
});

test('the dialog of the location is 845 px wide at most, unless it fills the window [CONST-23]', () => {
  expect(dialogRecipe.variants?.['size']?.['cover']?.content).toMatchObject({ maxW: '845px' });
});
