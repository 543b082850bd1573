import { expect, test } from 'vitest';
import { flows } from '#tests/model/flows.ts';
import { replay } from '@sundry/statecharts/walk';

const [theme] = flows.filter(({ name }) => name === 'shell/theme');
if (!theme) throw new Error('There is no flow shell/theme');
const recorded = { input: { theme: 'light' }, events: [{ type: 'theme.toggle' }] };

test('what a running machine heard is replayed from its beginning', () => {
  expect(replay(theme, { flow: theme.name, recorded })).toEqual([
    'the beginning → light',
    '1. theme.toggle → dark',
  ]);
});
