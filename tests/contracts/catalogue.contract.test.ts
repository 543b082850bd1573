import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listModules, moduleType } from '#contract/catalogue.ts';
import { MODULE_TYPES } from '#domain/catalogue/module.ts';
import { aWireModule } from '#tests/support/builders/wire.ts';

const six = ['ecommerce', 'food', 'grocery', 'parcel', 'pharmacy', 'rental'];

test('a module is food, grocery, pharmacy, ecommerce, parcel or rental, on the wire as in the app [MOD-01]', () => {
  expect(moduleType.options.toSorted()).toEqual(six);
  expect(MODULE_TYPES.toSorted()).toEqual(six);
  expect(v.is(moduleType, 'spaceships')).toBe(false);
});

test('modules come as a list, and nothing else is one [ENT-23]', () => {
  const list = six.map((type) => aWireModule({ module_type: type as 'food' }));

  expect(v.parse(listModules.answer, list).map((row) => row.module_type)).toEqual(six);
  for (const other of [null, {}, { modules: list }, [{ ...aWireModule(), module_type: 'ships' }]]) {
    expect(v.is(listModules.answer, other)).toBe(false);
  }
});
