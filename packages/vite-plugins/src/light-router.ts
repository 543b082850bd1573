import type { ESTree, Plugin } from 'vite';
import { patchGuard } from './patch-guard.ts';

/**
 * The router's package is one file for every kind of app. Top-level statements that wrap its parts, name them
 * or give them a context keep the bundler from dropping the unused ones.
 */
export function lightRouter(): Plugin {
  const place = 'react-router/dist';
  const { meet, hooks } = patchGuard({
    name: 'light-router',
    triedWith: { 'react-router': '7.18.5' },
    places: [place],
  });
  return {
    name: 'light-router',
    apply: 'build',
    ...hooks,
    transform(code, id) {
      if (!id.includes(`/node_modules/${place}/`)) return null;
      const lighter = withLooseParts(code, this.parse(code));
      if (lighter !== code) meet(place);
      return { code: lighter, map: null };
    },
  };
}

type Change = { readonly start: number; readonly end: number; readonly text: string };

/** The same module with parts that the bundler may drop. */
export function withLooseParts(code: string, program: ESTree.Program): string {
  const given = program.body.flatMap((statement) => {
    const property = givenIn(statement);
    return property ? [{ ...property, value: code.slice(property.from, property.to) }] : [];
  });
  const parts = program.body
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations);
  const changes = [
    ...given.map(({ start, end }): Change => ({ start, end, text: '' })),
    ...parts.flatMap(({ id, init }): Change[] => {
      const own = given.filter(({ part }) => id.type === 'Identifier' && part === id.name);
      return init ? loose(code, init, own) : [];
    }),
  ];
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

/** `Boundary.contextType = RouterContext;` at the top level of the file. */
function givenIn(statement: ESTree.Node) {
  if (statement.type !== 'ExpressionStatement') return null;
  const { start, end, expression } = statement;
  if (expression.type !== 'AssignmentExpression') return null;
  const { left, right } = expression;
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return null;
  if (left.property.type !== 'Identifier') return null;
  const [part, property] = [left.object.name, left.property.name];
  return { start, end, part, property, from: right.start, to: right.end };
}

/** Display names are for developer tools, and are left out. */
function loose(
  code: string,
  { type, start, end }: ESTree.Node,
  given: readonly { readonly property: string; readonly value: string }[],
): Change[] {
  const made = code.slice(start, end);
  const isMade = type === 'CallExpression' && /^React\d*\.\w+\(/.test(made);
  if (!isMade && type !== 'ClassExpression') return [];
  const kept = given.filter(({ property }) => property !== 'displayName');
  const properties = kept.map(({ property, value }) => `${property}: ${value}`).join(', ');
  const whole = kept.length > 0 ? `Object.assign(${made}, { ${properties} })` : made;
  return [{ start, end, text: `/* @__PURE__ */ (() => ${whole})()` }];
}
