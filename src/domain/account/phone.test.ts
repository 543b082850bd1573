import fc from 'fast-check';
import { getCountries, getExampleNumber, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { numberingPlans } from '#tools/phones/numbering-plans.ts';
import { NUMBERING_PLANS } from './numbering-plans.ts';
import { formatPhone, parsePhone } from './phone.ts';

const mobiles = getCountries()
  .map((country) => getExampleNumber(country, examples))
  .filter((number): number is PhoneNumber => number !== undefined);

describe('a phone number', () => {
  test.each([
    '+1 (212) 555-0123',
    '\u202A+1\u00A0212\u2011555\u20130123\u202C',
    'tel:+1-212-555-0123',
    '+१ २१२ ५५५ ०१२३',
    '٠٠١٢١٢٥٥٥٠١٢٣',
    '212.555.0123',
    '(212) 555-0123',
    '1 212 555 0123',
    '001 212 555 0123',
    '011 1 212 555 0123',
  ])('pasted as %j is the one that is meant', (text) => {
    expect(parsePhone(text, 'US')).toBe('+12125550123');
  });

  test('of the country needs no calling code, with or without what is dialled before it', () => {
    expect(parsePhone('98765 43210', 'IN')).toBe('+919876543210');
    expect(parsePhone('098765-43210', 'in')).toBe('+919876543210');
    expect(parsePhone('91 98765 43210', 'IN')).toBe('+919876543210');
    expect(parsePhone('8 (912) 345-67-89', 'RU')).toBe('+79123456789');
    expect(parsePhone('06 12345678', 'IT')).toBe('+390612345678');
  });

  test('of another country is written with its calling code, and without the nought in brackets', () => {
    expect(parsePhone('+44 (0)20 7946 0958', 'US')).toBe('+442079460958');
    expect(parsePhone('+39 06 1234 5678', 'US')).toBe('+390612345678');
  });

  test.each(['', '+', '+1', '+0123456789', '+1234567890123456', '555 0123', 'call me', '+1 212 x'])(
    'is not read out of %j',
    (text) => {
      expect(parsePhone(text, 'US')).toBeNull();
    },
  );

  test('without a calling code is none where no country is known', () => {
    expect(parsePhone('212 555 0123', '')).toBeNull();
    expect(parsePhone('+1 212 555 0123', '')).toBe('+12125550123');
  });

  test('stays as it is once it is read, and is read again as it is shown', () => {
    const phone = fc.stringMatching(/^\+[1-9]\d{6,14}$/).map((text) => parsePhone(text, '') ?? '');
    fc.assert(
      fc.property(
        phone.filter(Boolean),
        fc.constantFrom('', 'US', 'IN', 'GB'),
        (known, country) => {
          expect(parsePhone(known, country)).toBe(known);
          expect(parsePhone(formatPhone(known), country)).toBe(known);
          expect(formatPhone(known).replaceAll(' ', '')).toBe(known);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each(mobiles.map((mobile) => ({ country: mobile.country ?? '', mobile })))(
    'of a mobile in $country is read and shown as it is there',
    ({ country, mobile }) => {
      const { number } = mobile;
      // Dialled in Argentina, a mobile has a 15 in its middle in place of the leading 9.
      if (country !== 'AR') expect(parsePhone(mobile.formatNational(), country)).toBe(number);
      expect(parsePhone(mobile.formatInternational(), '')).toBe(number);
      // Kazakhstan shares Russia's calling code, and its grouping here.
      if (country === 'KZ') return;
      expect(formatPhone(number)).toBe(mobile.formatInternational().replaceAll('-', ' '));
    },
  );

  test('is read by plans that are those of the library', () => {
    expect(NUMBERING_PLANS.trim().split('\n')).toEqual(numberingPlans());
  });
});

test.each([
  ['+12125550123', '+1 212 555 0123'],
  ['+919876543210', '+91 98765 43210'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+4989123456', '+49 891 234 56'],
  ['', ''],
  ['call me', 'call me'],
])('%j is shown as %j', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
