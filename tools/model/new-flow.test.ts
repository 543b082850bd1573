import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LISTS, newFlow, type Texts } from './new-flow-files.ts';

const lists: Texts = Object.fromEntries(LISTS.map((file) => [file, readFileSync(file, 'utf8')]));

describe('npm run new-flow', () => {
  test('writes machine, scenario and page, and enters the flow in every list', () => {
    const made = newFlow('account/close-account', lists) as Texts;

    expect(Object.keys(made)).toEqual([
      'src/application/account/close-account.machine.ts',
      'tests/model/account/close-account.scenario.ts',
      'tests/model/account/close-account.page.ts',
      ...LISTS,
    ]);
    expect(made['tools/charts/machines.ts']).toContain(
      "import { closeAccountMachine } from '#application/account/close-account.machine.ts';\n",
    );
    expect(made['tools/charts/machines.ts']).toContain(
      "\n  'account/close-account': closeAccountMachine,\n};",
    );
    expect(made['tests/model/flows.ts']).toContain(
      "import { closeAccountFlow } from './account/close-account.scenario.ts';\n",
    );
    expect(made['tests/model/flows.ts']).toContain('\n  closeAccountFlow,\n];');
    expect(made['tests/model/pages.ts']).toMatch(/WITHOUT_PAGE[^;]*'account\/close-account'/);
    expect(made['tests/model/scenes.ts']).toMatch(/WITHOUT_SCENE[^;]*'account\/close-account'/);
  });

  test('refuses the name of a flow that is there', () => {
    expect(newFlow('account/sign-out', lists)).toEqual({
      refused: 'There is a flow account/sign-out already.',
    });
  });

  test.each(['sign-out', 'account/SignOut', 'account/../sign-out', ''])(
    'refuses what is no name of a flow: "%s"',
    (name) => expect(newFlow(name, lists)).toHaveProperty('refused'),
  );
});
