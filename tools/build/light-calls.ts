import type { ESTree, Plugin } from 'vite';

/**
 * The app in the browser sends what calls take without parsing it: that is the server's. Left in the
 * endpoints, those schemas would come along with the first screen.
 */
export function lightCalls(): Plugin {
  return {
    name: 'light-calls',
    apply: 'build',
    // What is drawn on the server is built with them: it may serve calls.
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/contract\/[\w-]+\.ts$/.test(id)) return null;
      return { code: withoutInputs(code, this.parse(code)), map: null };
    },
  };
}

const INPUTS: ReadonlySet<unknown> = new Set(['params', 'query', 'body', 'refusals']);

/** The code of a contract whose endpoints name their method, their path and their answer alone. */
export function withoutInputs(code: string, program: ESTree.Program): string {
  return nodesIn(program)
    .filter((node) => node.type === 'CallExpression')
    .filter(({ callee }) => callee.type === 'Identifier' && callee.name === 'endpoint')
    .flatMap((call) => call.arguments.filter((given) => given.type === 'ObjectExpression'))
    .flatMap(({ properties }) => properties.filter(({ type }) => type === 'Property'))
    .filter((property) => isInput(property))
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => {
      const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
      return rest.slice(0, start) + rest.slice(end + comma);
    }, code);
}

const isInput = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' &&
  property.key.type === 'Identifier' &&
  INPUTS.has(property.key.name);

function nodesIn(value: unknown): readonly ESTree.Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as ESTree.Node, ...below] : below;
}
