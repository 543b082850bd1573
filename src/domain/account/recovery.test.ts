import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { parseNewPassword, parseRecovery } from './recovery.ts';

test.each([
  { typed: ' +1 212 555 0123', result: ok({ type: 'phone', value: '+12125550123' }) },
  { typed: 'asha@example.com ', result: ok({ type: 'email', value: 'asha@example.com' }) },
  { typed: '  ', result: refuse('missing') },
  { typed: 'asha', result: refuse('malformed') },
])('"$typed" says who forgot their password: $result (D-41)', ({ typed, result }) => {
  expect(parseRecovery(typed, 'US')).toEqual(result);
});

describe('a new password', () => {
  const terms = {
    identifier: { type: 'email', value: 'asha1@example.com' },
    country: 'US',
  } as const;

  test('is strong, and typed alike twice', () => {
    expect(parseNewPassword({ password: 'better-2', confirmation: 'better-2' }, terms)).toEqual(
      ok('better-2'),
    );
  });

  test.each([
    { password: '', confirmation: '', refusals: { password: 'missing' } },
    { password: 'short', confirmation: 'short', refusals: { password: 'tooWeak' } },
    {
      password: 'Asha1@Example.com',
      confirmation: 'Asha1@Example.com',
      refusals: { password: 'ownContact' },
    },
    { password: 'better-2', confirmation: 'better-3', refusals: { confirmation: 'different' } },
    {
      password: 'short',
      confirmation: 'other',
      refusals: { password: 'tooWeak', confirmation: 'different' },
    },
  ])('"$password" and "$confirmation" are refused: $refusals', ({ refusals, ...form }) => {
    expect(parseNewPassword(form, terms)).toEqual(refuse(refusals));
  });
});
