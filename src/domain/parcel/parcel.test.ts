import { describe, expect, test } from 'vitest';
import { cents } from '#tests/support/builders/money.ts';
import {
  aParcel,
  aParcelCategory,
  aParcelForm,
  anEndForm,
  FIFTH_AVENUE,
  MOTT_STREET,
} from '#tests/support/builders/parcel.ts';
import { isSamePlace, mayPayBy, overLimits, parcelAmounts } from './parcel.ts';
import {
  EMPTY_PARCEL_FORM,
  noteSays,
  parcelIn,
  parseContents,
  parseEnd,
  parseReceiver,
  toggleInNote,
} from './parcel-form.ts';
import { feeChange, methodsFor, methodToBegin, type ParcelQuote } from './parcel-quote.ts';

const category = aParcelCategory();
const { tariff, limits } = category;

describe('the fee of a parcel', () => {
  test.each([
    { metres: 0, fee: 399, because: 'the minimum' },
    { metres: 6_650, fee: 399, because: 'exactly the minimum' },
    { metres: 6_659, fee: 400, because: 'half a cent more is rounded up, once' },
    { metres: 100_000, fee: 6_000, because: 'so much a kilometre, without a maximum' },
  ])('is $fee cents for $metres metres: $because (D-69)', ({ metres, fee }) => {
    expect(parcelAmounts(tariff, metres)).toMatchObject({
      ...{ subtotal: cents(0), tax: cents(0), delivery: cents(fee), total: cents(fee) },
    });
  });
});

describe('what is sent', () => {
  const measures = { grams: 2_000, centimetres: 45, value: cents(10_000) };
  test.each([
    { facts: {}, over: [], because: 'each is at its limit' },
    { facts: { grams: 2_001 }, over: ['weight'], because: 'a gram too heavy' },
    { facts: { centimetres: 46 }, over: ['size'], because: 'a centimetre too long' },
    { facts: { value: cents(10_001) }, over: ['value'], because: 'a cent too dear' },
  ])('is over its limits in $over: $because (I2)', ({ facts, over }) => {
    expect(overLimits({ ...measures, ...facts }, limits)).toEqual(over);
  });

  test('is not carried from a door to itself', () => {
    const [at, away] = [MOTT_STREET.point, FIFTH_AVENUE.point];
    expect(isSamePlace(at, { ...at, latitude: at.latitude + 0.00005 })).toBe(true);
    expect(isSamePlace(at, { ...at, latitude: at.latitude + 0.0002 })).toBe(false);
    expect(isSamePlace(at, away)).toBe(false);
  });
});

describe('the form of a parcel', () => {
  test('is read whole, as it is sent', () => {
    expect(parcelIn(aParcelForm(), { category, country: 'US' })).toEqual(aParcel());
    expect(parcelIn(EMPTY_PARCEL_FORM, { category, country: 'US' })).toBeNull();
  });

  test('marks all that is wrong with an end at once (I1)', () => {
    expect(parseEnd(EMPTY_PARCEL_FORM.sender, 'US')).toEqual({
      ok: false,
      failure: { name: 'missing', phone: 'missing', place: 'missing' },
    });
    const long = anEndForm({ phone: '555', note: 'x'.repeat(301) });
    expect(parseEnd(long, 'US')).toEqual({
      ok: false,
      failure: { phone: 'malformed', note: 'tooLong' },
    });
  });

  test('refuses a receiver who is where the sender is', () => {
    const form = aParcelForm({ receiver: anEndForm() });
    expect(parseReceiver(form, 'US')).toEqual({ ok: false, failure: { place: 'same' } });
  });

  test.each([
    { typed: { weight: '' }, failure: { weight: 'missing' } },
    { typed: { weight: 'heavy' }, failure: { weight: 'malformed' } },
    { typed: { weight: '0' }, failure: { weight: 'malformed' } },
    { typed: { weight: '-1' }, failure: { weight: 'malformed' } },
    { typed: { weight: '2,001' }, failure: { weight: 'tooMuch' } },
    { typed: { length: '45.1' }, failure: { length: 'tooMuch' } },
    { typed: { value: '100.01' }, failure: { value: 'tooMuch' } },
    { typed: { acknowledged: false }, failure: { acknowledged: 'missing' } },
  ])('refuses contents of $typed (I2, I3)', ({ typed, failure }) => {
    const contents = { ...aParcelForm().contents, ...typed };
    expect(parseContents(contents, category)).toEqual({ ok: false, failure });
  });

  test.each([{ weight: '2' }, { weight: '1,5' }, { length: '45' }, { value: '0' }])(
    'takes contents of %o',
    (typed) => {
      expect(parseContents({ ...aParcelForm().contents, ...typed }, category).ok).toBe(true);
    },
  );
});

describe('a note to the courier', () => {
  test('takes a ready sentence as its last line and gives it back; what was typed stays', () => {
    const typed = 'Blue door ';
    const once = toggleInNote(typed, 'Call on arrival');
    expect(once).toBe('Blue door\nCall on arrival');
    expect([noteSays(once, 'Call on arrival'), noteSays(once, 'Call')]).toEqual([true, false]);
    const twice = toggleInNote(once, 'Leave it at the door');
    expect(toggleInNote(twice, 'Call on arrival')).toBe('Blue door\nLeave it at the door');
    expect(toggleInNote('', 'Call on arrival')).toBe('Call on arrival');
    expect(toggleInNote('Call on arrival', 'Call on arrival')).toBe('');
  });
});

describe('a parcel is paid', () => {
  const quote = (facts: Partial<ParcelQuote> = {}): ParcelQuote => ({
    kilometres: 5,
    fee: cents(500),
    methods: [
      { method: 'cash_on_delivery', available: true, limit: null },
      { method: 'wallet', available: true, limit: cents(5_000) },
    ],
    ...facts,
  });

  test('in cash alone where its receiver pays (D-69)', () => {
    expect(mayPayBy('wallet', 'receiver')).toBe(false);
    const offered = (payer: 'sender' | 'receiver') =>
      methodsFor(quote(), payer).map(({ method }) => method);
    expect(offered('sender')).toEqual(['cash_on_delivery', 'wallet']);
    expect(offered('receiver')).toEqual(['cash_on_delivery']);
  });

  test('as was chosen before, where that can still be used', () => {
    expect(methodToBegin(quote(), 'sender', 'wallet')).toBe('wallet');
    expect(methodToBegin(quote(), 'receiver', 'wallet')).toBe('cash_on_delivery');
    expect(methodToBegin(quote({ methods: [] }), 'sender', 'wallet')).toBeNull();
  });

  test('at a changed fee once that was shown', () => {
    expect(feeChange(null, quote())).toBeNull();
    expect(feeChange(quote(), quote())).toBeNull();
    expect(feeChange(quote(), quote({ fee: cents(600) }))).toEqual({
      was: cents(500),
      is: cents(600),
    });
  });
});
