import { describe, expect, test } from 'vitest';
import { parseContact } from './contact.ts';
import { passwordRefusal } from './password.ts';

describe('a contact', () => {
  test('is trimmed, and its phone is read whatever its spelling (D-11)', () => {
    expect(
      parseContact(
        { name: ' Asha Rao ', phone: '+1 (212) 555-0123', email: ' asha@example.com ' },
        { emailNeeded: true, country: 'US' },
      ),
    ).toEqual({
      ok: true,
      value: { name: 'Asha Rao', phone: '+12125550123', email: 'asha@example.com' },
    });
  });

  test('names everything that is wrong at once', () => {
    expect(
      parseContact(
        { name: ' ', phone: '555 0123', email: 'asha@' },
        { emailNeeded: true, country: 'US' },
      ),
    ).toEqual({
      ok: false,
      failure: { name: 'missing', phone: 'malformed', email: 'malformed' },
    });
    expect(
      parseContact(
        { name: 'x'.repeat(101), phone: '', email: '' },
        { emailNeeded: true, country: 'US' },
      ),
    ).toEqual({
      ok: false,
      failure: { name: 'tooLong', phone: 'missing', email: 'missing' },
    });
  });
});

test.each([
  { password: '12345678', accepted: false },
  { password: 'हिन्दी१२३४', accepted: true },
])('a password like $password is accepted: $accepted (D-40)', ({ password, accepted }) => {
  expect(passwordRefusal(password, {}, 'US') === null).toBe(accepted);
});
