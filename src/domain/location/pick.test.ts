import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { insidePoint } from '#tests/support/builders/location.ts';
import { canPick, pickedPoint, pickRefusal, type Pick } from './pick.ts';

const aPick = (facts: Partial<Pick> = {}): Pick => ({
  point: insidePoint,
  address: 'Broadway',
  zones: '[1]',
  ...facts,
});

describe('a pick', () => {
  test('with point, address and zone can be taken', () => {
    expect(canPick(aPick())).toBe(true);
  });

  test.each([
    { missing: { address: '' }, because: 'the address is empty' },
    { missing: { address: '  ' }, because: 'the address is blank' },
    { missing: { address: null }, because: 'there is no address' },
    { missing: { point: null }, because: 'there is no point' },
    { missing: { zones: null }, because: 'the zone is not known yet' },
  ])('is incomplete when $because (LOC-27, ERR-03)', ({ missing }) => {
    expect(pickRefusal(aPick(missing))).toBe('incomplete');
  });

  test('is outside where no zone serves it (LOC-28, ERR-02)', () => {
    expect(pickRefusal(aPick({ zones: '[]' }))).toBe('outside');
  });

  test('that lacks something is incomplete before it is outside (ERR-03)', () => {
    expect(pickRefusal(aPick({ address: null, zones: 'null' }))).toBe('incomplete');
  });

  test('is handed to a form with one zone number (LOC-23)', () => {
    expect(pickedPoint(aPick({ zones: '[3,4]' }))).toEqual({
      point: insidePoint,
      address: 'Broadway',
      zone: id(3),
    });
  });
});
