import { describe, expect, test } from 'vitest';
import { newFlow } from './new-flow-files.ts';

describe('npm run new-flow', () => {
  test('writes the machine and the folder of the flow', () => {
    expect(Object.keys(newFlow('account/close-account'))).toEqual([
      'src/application/account/close-account/machine.ts',
      'tests/model/account/close-account/flow.ts',
      'tests/model/account/close-account/page.ts',
      'tests/model/account/close-account/view.tsx',
      'src/application/account/close-account/labels.ts',
      'tests/model/account/close-account/fixture.ts',
      'tests/model/account/react.test.tsx',
    ]);
  });

  test.each(['sign-out', 'account/SignOut', 'account/../sign-out', ''])(
    'refuses what is no name of a flow: "%s"',
    (name) => expect(newFlow(name)).toHaveProperty('refused'),
  );
});
