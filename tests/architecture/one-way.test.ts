import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

const RULE = 'no-restricted-imports';

/** What the project's rules say of an import line in this file. */
async function findings(file: string, line: string): Promise<readonly string[]> {
  const config = (await new ESLint().calculateConfigForFile(file)) as Linter.Config;
  const found = new Linter().verify(
    line,
    {
      languageOptions: { parser: tseslint.parser },
      rules: { [RULE]: config.rules?.[RULE] ?? 'off' },
    },
    'planted.js',
  );
  return found.map(({ message }) => message);
}

test.each([
  ["import { useNavigate } from 'react-router-dom';", 'one way to the URL'],
  ["import { Link } from 'react-router-dom';", 'one way to the URL'],
  ["import { lazy } from 'react';", 'comes by lazyView'],
  ["import { useSelector } from '@xstate/react';", 'read by useSelector'],
])(
  'a view has one way to the URL, one to code that comes late and one to an actor: %s',
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
