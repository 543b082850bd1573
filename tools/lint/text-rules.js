import ts from 'typescript';

const TEXT =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.TypeParameter;

/** Returns true where a value of the type may be text, or a list that contains text. */
function mayBeText(checker, type, seen = new Set()) {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionOrIntersection()) {
    return type.types.some((part) => mayBeText(checker, part, seen));
  }
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const base = checker.getBaseConstraintOfType(type);
    return base !== undefined && mayBeText(checker, base, seen);
  }
  return (type.flags & TEXT) !== 0 || isListOfText(checker, type, seen);
}

const isListOfText = (checker, type, seen = new Set()) =>
  (checker.isArrayType(type) || checker.isTupleType(type)) &&
  checker.getTypeArguments(type).some((of) => mayBeText(checker, of, seen));

const unwrapped = (node) =>
  node.type.startsWith('TS') && 'expression' in node ? unwrapped(node.expression) : node;

/** The possible results of an expression: the branches of its conditions. */
function outcomes(expression) {
  const node = unwrapped(expression);
  if (node.type === 'ConditionalExpression') {
    return [...outcomes(node.consequent), ...outcomes(node.alternate)];
  }
  if (node.type === 'LogicalExpression') {
    const { operator, left, right } = node;
    return operator === '&&' ? outcomes(right) : [...outcomes(left), ...outcomes(right)];
  }
  return [node];
}

const isDrawn = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/** Components that render only their children. */
const isTransparent = ({ openingElement: { name } }) =>
  /(?:Suspense|StrictMode|Context|Provider)$/.test(name.name ?? name.property?.name);

const isComponentName = (name) => /^[A-Z]/.test(name ?? '');

function nameOf(node) {
  if (node.id) return node.id.name;
  const { parent } = node;
  return parent.type === 'VariableDeclarator' ? parent.id.name : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
const textApart = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Text stands in an element of its own: beside others a translator of the browser takes its node away, and React cannot move, remove or update it. Put it into a <span>, or give the property a type without text (ReactElement).',
      list: 'A list with text in it is drawn as nodes without elements of their own: draw it by TextSpan (ui/design/text-span.tsx), or as one string.',
      returned:
        'A component draws elements: text that it returns has no element of its own, and is not updated on a translated page.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
    const isText = (node) =>
      node.type !== 'JSXElement' && node.type !== 'JSXFragment' && mayBeText(checker, typeOf(node));
    const refuse = (nodes, messageId, is = isText) => {
      for (const node of nodes) if (is(node)) context.report({ node, messageId });
    };
    const children = (node) => {
      const drawn = node.children.filter(isDrawn);
      const apart = drawn.length === 1 && node.type === 'JSXElement' && !isTransparent(node);
      for (const child of drawn) {
        if (child.type === 'JSXText' && !apart)
          context.report({ node: child, messageId: 'beside' });
        if (child.type !== 'JSXExpressionContainer') continue;
        const ends = outcomes(child.expression);
        if (!apart) refuse(ends, 'beside');
        else refuse(ends, 'list', (end) => isListOfText(checker, typeOf(end)));
      }
    };
    const functions = [];
    const enter = (node) => functions.push(isComponentName(nameOf(node)));
    const leave = () => functions.pop();
    return {
      JSXElement: children,
      JSXFragment: children,
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression(node) {
        enter(node);
        if (functions.at(-1) && node.body.type !== 'BlockStatement') {
          refuse(outcomes(node.body), 'returned');
        }
      },
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement({ argument }) {
        if (argument && functions.at(-1)) refuse(outcomes(argument), 'returned');
      },
    };
  },
};

/** Rules for the text of views. tests/architecture plants a violation against each. */
export const textRules = { rules: { apart: textApart } };
