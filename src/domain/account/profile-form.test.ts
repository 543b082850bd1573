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
  parseProfileForm(aForm(facts), { profile, picture });

describe('a profile that is changed', () => {
  test('sends what is new, read as it is meant, and nothing else [ACC-16] (D-45)', () => {
    expect(parsed()).toEqual(ok({}));
    expect(parsed({ firstName: ' Grace ', phone: '+1 (212) 555-0199' })).toEqual(
      ok({ firstName: 'Grace', phone: '+12125550199' }),
    );
    expect(parsed({ lastName: '', email: 'grace@example.com' }, 'none')).toEqual(
      ok({ lastName: '', email: 'grace@example.com', picture: 'none' }),
    );
  });

  test('has a new password for those who type the one before, and the new one twice', () => {
    expect(
      parsed({ currentPassword: 'old', password: 'sundry124', confirmation: 'sundry124' }),
    ).toEqual(ok({ password: { current: 'old', next: 'sundry124' } }));
  });

  test.each<{ facts: Partial<ProfileForm>; errors: ProfileRefusals }>([
    { facts: { firstName: ' ' }, errors: { firstName: 'missing' } },
    { facts: { firstName: 'x'.repeat(101) }, errors: { firstName: 'tooLong' } },
    { facts: { lastName: 'x'.repeat(101) }, errors: { lastName: 'tooLong' } },
    { facts: { email: '' }, errors: { email: 'missing' } },
    { facts: { email: 'nowhere' }, errors: { email: 'malformed' } },
    { facts: { phone: '212 555 0123' }, errors: { phone: 'malformed' } },
    { facts: { currentPassword: 'old' }, errors: { password: 'missing' } },
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
