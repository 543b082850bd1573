/** Parts of a call by which a test waits: what stands in them is done again until it holds. */
const RETRIES = /^(waitFor|toPass|poll)$/;
/** Done twice, each of them may undo or repeat what it did once. */
const ACTIONS = /^(click|dblclick|dblClick|tap|press|pressSequentially|type|keyboard|goBack)$/;
const DECLARATIONS = /^(test|it|describe|beforeEach|afterEach|beforeAll|afterAll)$/;

const nameOf = ({ callee }) => callee.name ?? callee.property?.name;
const isFunction = ({ type }) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number';

/** @type {import('eslint').Rule.RuleModule} */
const noSleep = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sleep:
        'Wait for what the test is about (expect.poll, findBy…, a held call), or move a fake clock: a pause is too short on a busy machine and too long on any other.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'sleep' });
    return {
      "ImportDeclaration[source.value='node:timers/promises'] > ImportSpecifier[imported.name='setTimeout']":
        report,
      "MemberExpression[property.name='waitForTimeout']": report,
      "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']"(node) {
        const [, pause] = node.arguments;
        if (pause && pause.value !== 0) report(node);
      },
      "CallExpression[callee.name='delay']"(node) {
        if (node.arguments[0]?.value !== 'infinite') report(node);
      },
    };
  },
};

/** @type {import('eslint').Rule.RuleModule} */
const noTimeLimit = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      limit:
        'How long a test waits at most is said once (vite.config.ts, tests/e2e/playwright.config.ts): what is late on a busy machine is not wrong.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'limit' });
    return {
      "CallExpression > ObjectExpression > Property[key.name='timeout'] > Literal.value": (
        node,
      ) => {
        if (isNumber(node)) report(node);
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const isHook = DECLARATIONS.test(callee.name) && /Function/.test(given.at(-2)?.type);
        if (isHook && isNumber(given.at(-1))) report(given.at(-1));
        if (callee.property?.name === 'setTimeout' && callee.object.name === 'test') report(node);
      },
    };
  },
};

/** @type {import('eslint').Rule.RuleModule} */
const noRetriedAction = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      retried:
        '{{action}} is done again with each attempt, and a second one may undo the first. Act once, then wait for what follows.',
    },
  },
  create(context) {
    const retried = new Set();
    const attempts = (node) => {
      const { callee, arguments: given } = node;
      if (!RETRIES.test(nameOf(node))) return [];
      const expected = callee.property?.name === 'toPass' ? callee.object.arguments : given;
      return (expected ?? []).filter(isFunction);
    };
    return {
      // The call around comes first, and then what is written in its functions.
      CallExpression(node) {
        for (const attempt of attempts(node)) retried.add(attempt);
        const action = nameOf(node);
        if (!ACTIONS.test(action)) return;
        const isRetried = context.sourceCode
          .getAncestors(node)
          .some((ancestor) => retried.has(ancestor));
        if (isRetried) context.report({ node, messageId: 'retried', data: { action } });
      },
    };
  },
};

/** What makes a test fail now and then. tests/architecture plants a violation against each. */
export const testRules = {
  rules: {
    'no-sleep': noSleep,
    'no-time-limit': noTimeLimit,
    'no-retried-action': noRetriedAction,
  },
};
