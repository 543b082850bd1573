import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { aProfile } from '#tests/support/builders/profile.ts';
import { parseProfileForm, type ProfileForm, type ProfileRefusals } from './profile-form.ts';

const profile = aProfile({ id: id(1) });
const aForm = (facts: Partial<ProfileForm> = {}): ProfileForm => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email ?? '',
  phone: profile.phone,
  currentPassword: '',
  password: '',
  confirmation: '',
  ...facts,
});
const parsed = (facts: Partial<ProfileForm> = {}, picture: 'none' | 'same' = 'same') =>
  parseProfileForm(aForm(facts), { profile, picture, country: 'US' });

describe('a profile that is changed', () => {
  test('sends what is new, read as it is meant, and nothing else [ACC-16] (D-45)', () => {
    expect(parsed()).toEqual(ok({}));
    expect(parsed({ firstName: ' Grace ', lastName: '' }, 'none')).toEqual(
      ok({ firstName: 'Grace', lastName: '', picture: 'none' }),
    );
  });

  test('has a new password for those who type the one before, and the new one twice', () => {
    expect(
      parsed({ currentPassword: 'old', password: 'sundry124', confirmation: 'sundry124' }),
    ).toEqual(ok({ currentPassword: 'old', password: 'sundry124' }));
  });

  test('has a new e-mail or phone for those who type the password (D-117)', () => {
    const currentPassword = 'old';
    expect(parsed({ currentPassword, phone: '+1 (212) 555-0199' })).toEqual(
      ok({ currentPassword, phone: '+12125550199' }),
    );
    expect(parsed({ currentPassword, email: ' grace@example.com ' })).toEqual(
      ok({ currentPassword, email: 'grace@example.com' }),
    );
  });

  test('does not send a password that nothing asks for: browsers fill it in by themselves', () => {
    expect(parsed({ currentPassword: 'old', firstName: 'Grace' })).toEqual(
      ok({ firstName: 'Grace' }),
    );
  });

  test.each<{ facts: Partial<ProfileForm>; errors: ProfileRefusals }>([
    { facts: { firstName: ' ' }, errors: { firstName: 'missing' } },
    { facts: { firstName: 'x'.repeat(101) }, errors: { firstName: 'tooLong' } },
    { facts: { lastName: 'x'.repeat(101) }, errors: { lastName: 'tooLong' } },
    { facts: { email: '' }, errors: { email: 'missing' } },
    { facts: { email: 'nowhere' }, errors: { email: 'malformed' } },
    { facts: { phone: '555 0123' }, errors: { phone: 'malformed' } },
    { facts: { email: 'grace@example.com' }, errors: { currentPassword: 'missing' } },
    { facts: { phone: '+12125550199' }, errors: { currentPassword: 'missing' } },
    {
      facts: { currentPassword: 'old', confirmation: 'sundry124' },
      errors: { password: 'missing', confirmation: 'different' },
    },
    {
      facts: { password: 'sundry124' },
      errors: { currentPassword: 'missing', confirmation: 'different' },
    },
    {
      facts: { currentPassword: 'old', password: 'sundry', confirmation: 'sundry' },
      errors: { password: 'tooWeak' },
    },
    {
      facts: { firstName: '', email: 'x', phone: '', confirmation: 'sundry124' },
      errors: {
        firstName: 'missing',
        email: 'malformed',
        phone: 'missing',
        currentPassword: 'missing',
        password: 'missing',
        confirmation: 'different',
      },
    },
  ])('marks $errors where $facts was typed, and nothing else', ({ facts, errors }) => {
    expect(parsed(facts)).toEqual(refuse(errors));
  });
});
