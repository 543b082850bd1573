import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { parseSignIn, type SignInForm } from './sign-in.ts';

const aForm = (facts: Partial<SignInForm> = {}): SignInForm => ({
  identifier: 'asha@example.com',
  password: 'secret123',
  rememberMe: true,
  ...facts,
});
const anEmailOf = (letters: number) => `${'a'.repeat(letters - '@b.co'.length)}@b.co`;

describe('signing in', () => {
  test.each([
    { identifier: ' asha@example.com ', is: { type: 'email', value: 'asha@example.com' } },
    { identifier: '+1 (212) 555-0123', is: { type: 'phone', value: '+12125550123' } },
    { identifier: '(212) 555-0123', is: { type: 'phone', value: '+12125550123' } },
    { identifier: anEmailOf(100), is: { type: 'email', value: anEmailOf(100) } },
  ] as const)('takes $identifier as it is meant (D-39)', ({ identifier, is }) => {
    expect(parseSignIn(aForm({ identifier }), 'US')).toEqual(
      ok({ identifier: is, password: 'secret123', rememberMe: true }),
    );
  });

  test.each([
    { identifier: '', error: 'missing', because: 'nothing was typed' },
    { identifier: '  ', error: 'missing', because: 'spaces are nothing' },
    { identifier: 'a', error: 'malformed', because: 'it is neither an e-mail nor a phone' },
    { identifier: '555 0123', error: 'malformed', because: 'the area code is missing' },
    { identifier: 'asha@example.c', error: 'malformed', because: 'no country is that short' },
    { identifier: anEmailOf(101), error: 'malformed', because: 'nothing longer than 100 is kept' },
  ] as const)('refuses "$identifier", because $because (D-39)', ({ identifier, error }) => {
    expect(parseSignIn(aForm({ identifier }), 'US')).toEqual(refuse({ identifier: error }));
  });

  test.each([
    { password: '', parsed: refuse({ password: 'missing' }), because: 'it is empty' },
    { password: ' ', because: 'a space is a letter of a password' },
    { password: 'x', because: 'how long it must be is asked of new accounts alone' },
  ])('judges the password "$password": $because', ({ password, parsed }) => {
    const identifier = { type: 'email', value: 'asha@example.com' };
    expect(parseSignIn(aForm({ password }), 'US')).toEqual(
      parsed ?? ok({ identifier, password, rememberMe: true }),
    );
  });

  test('names everything that is wrong at once, whether it is to be kept or not', () => {
    expect(parseSignIn({ identifier: 'asha', password: '', rememberMe: false }, 'US')).toEqual(
      refuse({ identifier: 'malformed', password: 'missing' }),
    );
    expect(parseSignIn(aForm({ rememberMe: false }), 'US')).toMatchObject({
      value: { rememberMe: false },
    });
  });
});
