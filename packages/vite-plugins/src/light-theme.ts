import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { patchGuard } from './patch-guard.ts';
import { nodesIn, withoutProperties } from './without-properties.ts';

const BASE = '@chakra-ui/react/dist/esm/preset-base.js';
const PROPERTIES = '@pandacss/is-valid-prop/dist/index.mjs';
const ATTRIBUTES = '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js';
/** Components, and what gives them their attributes. */
const LIBRARIES = ['@chakra-ui/react/dist/esm/components', '@ark-ui/react/dist', '@zag-js'];

/** True for a name that occurs in the app or in a component of its libraries. */
type IsNamed = (name: string) => boolean;

/**
 * The component library knows every attribute of HTML, every property of CSS, its own shorthands and all
 * conditions. Those whose names occur neither in the app's folders nor in a component can be in no view.
 */
export function lightTheme(folders: readonly string[]): Plugin {
  const { meet, hooks } = patchGuard({
    name: 'light-theme',
    triedWith: {
      '@chakra-ui/react': '3.37.0',
      '@pandacss/is-valid-prop': '1.12.1',
      '@emotion/is-prop-valid': '1.4.0',
    },
    places: [BASE, PROPERTIES, ATTRIBUTES],
  });
  let names: ReadonlySet<string> = new Set();
  return {
    name: 'light-theme',
    apply: 'build',
    ...hooks,
    configResolved: (config) => {
      const libraries = LIBRARIES.map((library) => `node_modules/${library}`);
      const all = [...folders, ...libraries].map((folder) => path.join(config.root, folder));
      names = namesIn(all.flatMap(sourcesIn));
      (hooks.configResolved as (given: typeof config) => void)(config);
    },
    transform(code, id) {
      const place = [BASE, PROPERTIES, ATTRIBUTES].find((file) =>
        id.endsWith(`/node_modules/${file}`),
      );
      if (place === undefined) return null;
      const isNamed: IsNamed = (name) => names.has(name);
      const lighter =
        place === BASE
          ? withNamedStyles(code, this.parse(code), isNamed)
          : withNamedProperties(code, isNamed);
      if (lighter !== code) meet(place);
      return { code: lighter, map: null };
    },
  };
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.m?[jt]sx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));

/** All words of these texts that may be names. */
export const namesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));

/** The library's base settings without the utilities and the conditions that have no name in use. */
export function withNamedStyles(code: string, program: ESTree.Program, isNamed: IsNamed): string {
  const nodes = nodesIn(program);
  const utilities = nodes
    .filter((node) => node.type === 'Property')
    .filter(({ key }) => nameOf(key) === 'utilities')
    .flatMap(({ value }) => propertiesOf(value))
    .filter((property) => ![nameOf(property.key), ...shorthandsOf(property)].some(isNamed));
  const conditions = nodes
    .filter((node) => node.type === 'CallExpression')
    .filter(({ callee }) => callee.type === 'Identifier' && callee.name === 'defineConditions')
    .flatMap(({ arguments: [first] }) => (first ? propertiesOf(first) : []))
    .filter(({ key }) => !isNamed(`_${nameOf(key)}`));
  return withoutProperties(code, [...utilities, ...conditions]);
}

function propertiesOf(node: ESTree.Node): readonly ESTree.ObjectProperty[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.filter((property) => property.type === 'Property');
}

const nameOf = (key: ESTree.Node): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
};

/** `bg`, and each of several. */
function shorthandsOf({ value }: ESTree.ObjectProperty): readonly string[] {
  const shorthand = propertiesOf(value).find(({ key }) => nameOf(key) === 'shorthand')?.value;
  const texts = shorthand?.type === 'ArrayExpression' ? shorthand.elements : [shorthand];
  return texts.flatMap((text) =>
    text?.type === 'Literal' && typeof text.value === 'string' ? [text.value] : [],
  );
}

/** The list of properties of CSS, or of attributes of HTML, with those in use. */
export const withNamedProperties = (code: string, isNamed: IsNamed): string =>
  code
    .replace(
      /(cssPropertiesStr = ")([^"]*)/,
      (_, before: string, list: string) => before + list.split(',').filter(isNamed).join(),
    )
    .replace(
      /(reactPropsRegex = \/\^\(\()([\w|]*)/,
      (_, before: string, list: string) => before + list.split('|').filter(isNamed).join('|'),
    );
