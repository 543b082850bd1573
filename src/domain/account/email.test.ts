import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    ["o'neil@example.com", "o'neil@example.com"],
    [' Asha@Example.COM ', 'asha@example.com'],
    ['asha+food@example.co.in', 'asha+food@example.co.in'],
    ['почта@пример.рф', 'почта@пример.рф'],
    ['asha@xn--e1afmkfd.xn--p1ai', 'asha@xn--e1afmkfd.xn--p1ai'],
    ['mailto:asha@example.com', 'asha@example.com'],
    ['asha＠example．com', 'asha@example.com'],
  ])('typed as %j is %j', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  test.each(['', 'asha', 'asha@', '@example.com', 'asha@example', 'a sha@example.com', 'a@b@c.de'])(
    'is not read out of %j',
    (text) => {
      expect(parseEmail(text)).toBeNull();
    },
  );

  test('has a hundred letters at most', () => {
    expect(parseEmail(`${'a'.repeat(88)}@example.com`)).not.toBeNull();
    expect(parseEmail(`${'a'.repeat(89)}@example.com`)).toBeNull();
  });

  test('stays as it is once it is read', () => {
    const any = fc.oneof(
      fc.emailAddress({ size: 'small' }),
      fc
        .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 9 }), fc.domain())
        .map((parts) => parts.join('@')),
    );
    fc.assert(
      fc.property(any, (text) => {
        const email = parseEmail(text);
        expect(email === null ? null : parseEmail(email)).toBe(email);
      }),
      { numRuns: 2_000 },
    );
  });
});
