import type { ESTree, Plugin } from 'vite';
import { nodesIn, withoutProperties } from './without-properties.ts';

/**
 * The app in the browser sends inputs without parsing them: the server does that. In the endpoints, the
 * schemas of the inputs would be part of the first screen.
 */
export function lightCalls(): Plugin {
  return {
    name: 'light-calls',
    apply: 'build',
    // The build of the server's renderer keeps them: it may serve calls.
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/contract\/[\w-]+\.ts$/.test(id)) return null;
      return { code: withoutInputs(code, this.parse(code)), map: null };
    },
  };
}

const INPUTS: ReadonlySet<unknown> = new Set(['params', 'query', 'body', 'refusals']);

/** The code of a contract whose endpoints keep only their method, path and answer. */
export const withoutInputs = (code: string, program: ESTree.Program): string =>
  withoutProperties(
    code,
    nodesIn(program)
      .filter((node) => node.type === 'CallExpression')
      .filter(({ callee }) => callee.type === 'Identifier' && callee.name === 'endpoint')
      .flatMap((call) => call.arguments.filter((given) => given.type === 'ObjectExpression'))
      .flatMap(({ properties }) => properties.filter((property) => isInput(property))),
  );

const isInput = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' &&
  property.key.type === 'Identifier' &&
  INPUTS.has(property.key.name);
