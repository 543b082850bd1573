import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

type Rule = 'no-restricted-imports' | 'no-restricted-syntax';

/** Returns the findings for a line in this file; an import line by default. */
async function findings(
  file: string,
  line: string,
  rule: Rule = 'no-restricted-imports',
): Promise<readonly string[]> {
  const config = (await new ESLint().calculateConfigForFile(file)) as Linter.Config;
  const found = new Linter().verify(
    line,
    {
      languageOptions: { parser: tseslint.parser },
      rules: { [rule]: config.rules?.[rule] ?? 'off' },
    },
    'planted.js',
  );
  return found.map(({ message }) => message);
}

test.each([
  ["import { useNavigate } from 'react-router-dom';", 'one way to the URL'],
  ["import { Link } from 'react-router-dom';", 'one way to the URL'],
  ["import { lazy } from 'react';", 'comes by lazyView'],
  ["import { Suspense } from 'react';", 'stands in a LatePart'],
  ["import { useSelector } from '@xstate/react';", 'read by useSelector'],
])(
  'a view has one way to the URL, one to code that comes late, one place for it and one way to an actor: %s',
  async (line, said) => {
    const file = 'src/ui/cart/dialogs/cart-drawer.tsx';

    expect(await findings(file, line)).toEqual([expect.stringContaining(said)]);
  },
);

test.each(['tools/inspector/views/replay-panel.tsx', 'tests/model/cart/checkout-gate/view.tsx'])(
  'an actor is read in one way by the views of the inspector and of flows, too: %s',
  async (file) => {
    const line = "import { useSelector } from '@xstate/react';";

    expect(await findings(file, line)).toEqual([expect.stringContaining('read by useSelector')]);
  },
);

test.each(['src/ui/design/link.ts', 'src/ui/kernel/router.tsx', 'src/ui/kernel/use-address.ts'])(
  '%s is where the router is known',
  async (file) => {
    expect(await findings(file, "import { Link } from 'react-router-dom';")).toEqual([]);
  },
);

test.each(['bind(TOKEN_STORE).to(TokenStore);', 'container.bind(TokenStore).toSelf();'])(
  'a binding that only works while the app is not built is refused: %s',
  async (line) => {
    const file = 'src/infrastructure/kernel/service.ts';

    expect(await findings(file, line, 'no-restricted-syntax')).toEqual([
      expect.stringContaining('Declare a service'),
    ]);
    expect(
      await findings(
        file,
        'container.bind(A).toDynamicValue(() => createA(get(B)));',
        'no-restricted-syntax',
      ),
    ).toEqual([]);
  },
);

test.each([
  'const text = intl.formatDateTimeRange(from, to, options);',
  'const { formatTime } = useIntl();',
  "const text = formatDate(at, { day: 'numeric', hour: 'numeric' });",
  'const view = <FormattedDate value={at} timeStyle="short" />;',
])(
  'a time of the clock that does not name its zone where it has to is refused: %s',
  async (line) => {
    const check = (file: string) => findings(file, line, 'no-restricted-syntax');

    expect(await check('src/ui/ordering/parts/order-row.tsx')).toContainEqual(
      expect.stringContaining('MomentText'),
    );
    expect(await check('src/ui/kernel/time-text.tsx')).toEqual([]);
  },
);

test('hooks of tests that importing would register are refused: only the first file would have them', async () => {
  const check = async (line: string) =>
    findings('tests/support/console-fails.ts', line, 'no-restricted-syntax');

  expect(await check('beforeEach(() => {});')).toEqual([
    expect.stringContaining('Register hooks in a function'),
  ]);
  expect(await check('function hooks() { beforeEach(() => {}); }')).toEqual([]);
});
