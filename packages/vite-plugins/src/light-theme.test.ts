import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { namesIn, withNamedProperties, withNamedStyles } from './light-theme.ts';

const USED = namesIn(['<Box bg="teal" _hover={{ ringColor: "red" }} />']);
const isNamed = (name: string) => USED.has(name);

test('a utility stays by its name or its shorthand, a condition by its name in a style', () => {
  const code = `
    const conditions = defineConditions({ hover: '&:hover', focus: '&:focus' });
    const base = defineConfig({ conditions, utilities: {
      background: { values: 'colors', shorthand: ['bg'] },
      divideX: { values: {} },
      ringColor: { values: { shorthand: 'divideX' } },
      padding: { shorthand: 'p' },
    } });`;

  expect(withNamedStyles(code, parseAst(code), isNamed).replaceAll(/\s+/g, ' ')).toBe(
    " const conditions = defineConditions({ hover: '&:hover', }); const base = defineConfig({ conditions, utilities: { background: { values: 'colors', shorthand: ['bg'] }, ringColor: { values: { shorthand: 'divideX' } }, } });",
  );
});

test('the properties of CSS are those that a source names', () => {
  expect(withNamedProperties('var cssPropertiesStr = "bg,zoom,ringColor";', isNamed)).toBe(
    'var cssPropertiesStr = "bg,ringColor";',
  );
});

test('so are the attributes of HTML', () => {
  expect(withNamedProperties('reactPropsRegex = /^((abbr|bg|z)|(x-.*))$/;', isNamed)).toBe(
    'reactPropsRegex = /^((bg)|(x-.*))$/;',
  );
});
