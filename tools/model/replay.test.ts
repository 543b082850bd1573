import { expect, test } from 'vitest';
import { flow as themeFlow } from '#tests/model/shell/theme/flow.ts';
import type { Flow } from './flow.ts';
import { replay } from './replay.ts';

const theme = themeFlow as unknown as Flow;
const recorded = { input: { theme: 'light' }, events: [{ type: 'theme.toggle' }] };

test('what a running machine heard is replayed from its beginning', () => {
  expect(replay(theme, { flow: theme.name, recorded })).toEqual([
    'the beginning → light',
    '1. theme.toggle → dark',
  ]);
});
