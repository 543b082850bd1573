import type { ESTree, Plugin } from 'vite';
import { nodesIn, withoutProperties } from './without-properties.ts';

/**
 * Descriptions of states and requirement ids are for charts, which are generated from the sources. Customers
 * fetch machines without them.
 */
export function lightMachines(): Plugin {
  return {
    name: 'light-machines',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/src\/application\/.+(?:\/machine|\/states\/[\w-]+|\.state)\.ts$/.test(id))
        return null;
      return { code: withoutWords(code, this.parse(code)), map: null };
    },
  };
}

/** The code of a machine without the descriptions of its states. */
export const withoutWords = (code: string, program: ESTree.Program): string =>
  withoutProperties(
    code,
    nodesIn(program)
      .filter((node) => node.type === 'ObjectExpression')
      .flatMap(({ properties }) => properties.filter((property) => isWords(property))),
  );

const isWords = (property: ESTree.ObjectPropertyKind): boolean => {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return false;
  const { key, value } = property;
  if (key.name === 'description') return isText(value);
  return key.name === 'meta' && value.type === 'ObjectExpression' && value.properties.every(isReqs);
};

/** Its evaluation has no side effect. */
const isText = (value: ESTree.Node): boolean =>
  (value.type === 'Literal' && typeof value.value === 'string') ||
  (value.type === 'TemplateLiteral' && value.expressions.every(isName)) ||
  (value.type === 'BinaryExpression' && isText(value.left) && isText(value.right));

const isName = ({ type }: ESTree.Node): boolean => type === 'Identifier';

const isReqs = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' &&
  property.key.type === 'Identifier' &&
  property.key.name === 'reqs';
