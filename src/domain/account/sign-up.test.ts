import { describe, expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { parseSignUp, type SignUpForm, type SignUpRefusals } from './sign-up.ts';

const aForm = (facts: Partial<SignUpForm> = {}): SignUpForm => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+12125550123',
  password: 'secret123',
  confirmation: 'secret123',
  referralCode: '',
  termsAccepted: true,
  ...facts,
});
const aPassword = (password: string) => ({ password, confirmation: password });
const x = (letters: number) => 'x'.repeat(letters);

describe('signing up', () => {
  test('reads what was typed: trimmed, and the phone whatever its spelling (D-40)', () => {
    const form = aForm({
      firstName: ' Asha ',
      lastName: ' Rao ',
      email: ' asha@example.com ',
      phone: '+1 (212) 555-0123',
      referralCode: ' FRIEND ',
    });

    expect(parseSignUp(form, 'US')).toEqual(
      ok({
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@example.com',
        phone: '+12125550123',
        password: 'secret123',
        referralCode: 'FRIEND',
      }),
    );
  });

  test.each<{ facts: Partial<SignUpForm>; because: string }>([
    { facts: { lastName: '' }, because: 'some customers have one name only (L5)' },
    { facts: { firstName: x(100), lastName: x(100) }, because: 'a hundred letters are kept' },
    { facts: { referralCode: '  ' }, because: 'a referral code is no must' },
    { facts: { referralCode: x(30) }, because: 'a code has thirty letters at most' },
    { facts: aPassword('sundry12'), because: 'eight with a letter and a digit are enough' },
    { facts: aPassword(`${x(199)}1`), because: 'two hundred are not too many' },
  ])('accepts $facts, because $because (D-40)', ({ facts }) => {
    expect(parseSignUp(aForm(facts), 'US').ok).toBe(true);
  });

  test.each<{ facts: Partial<SignUpForm>; errors: SignUpRefusals }>([
    { facts: { firstName: ' ' }, errors: { firstName: 'missing' } },
    { facts: { firstName: x(101) }, errors: { firstName: 'tooLong' } },
    { facts: { lastName: x(101) }, errors: { lastName: 'tooLong' } },
    { facts: { email: '' }, errors: { email: 'missing' } },
    { facts: { email: 'no-address' }, errors: { email: 'malformed' } },
    { facts: { phone: ' ' }, errors: { phone: 'missing' } },
    { facts: { phone: '555 0123' }, errors: { phone: 'malformed' } },
    { facts: aPassword(''), errors: { password: 'missing' } },
    { facts: aPassword('sundry1'), errors: { password: 'tooWeak' } },
    { facts: aPassword('sundrysundry'), errors: { password: 'tooWeak' } },
    {
      facts: { ...aPassword('Asha1@Example.com'), email: ' asha1@example.com' },
      errors: { password: 'ownContact' },
    },
    { facts: aPassword('tel:+1 212 555 0123'), errors: { password: 'ownContact' } },
    { facts: { firstName: '\u200B' }, errors: { firstName: 'missing' } },
    { facts: aPassword(`${x(200)}1`), errors: { password: 'tooWeak' } },
    { facts: { confirmation: 'secret124' }, errors: { confirmation: 'different' } },
    { facts: { referralCode: x(31) }, errors: { referralCode: 'tooLong' } },
    { facts: { termsAccepted: false }, errors: { termsAccepted: 'notAccepted' } },
  ])('marks $errors where $facts was typed, and nothing else (D-40)', ({ facts, errors }) => {
    expect(parseSignUp(aForm(facts), 'US')).toEqual(refuse(errors));
  });

  test('names everything that is wrong at once', () => {
    const form = aForm({ firstName: '', email: 'no-address', phone: '', confirmation: 'other' });

    expect(parseSignUp(form, 'US')).toEqual(
      refuse({
        firstName: 'missing',
        email: 'malformed',
        phone: 'missing',
        confirmation: 'different',
      }),
    );
  });
});
