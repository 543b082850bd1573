import { describe, expect, test } from 'vitest';
import { NOON } from '#tests/support/builders/order.ts';
import { firstRefused, formRefusals, type FormTerms, type OrderForm } from './order-form.ts';

const form = (facts: Partial<OrderForm> = {}): OrderForm => ({
  orderType: 'delivery',
  name: 'Asha Rao',
  phone: '+1 212 555 0123',
  email: 'asha@example.com',
  road: '',
  house: '',
  floor: '',
  note: '',
  when: 'now',
  slot: null,
  method: 'cash_on_delivery',
  ...facts,
});
const terms = (facts: Partial<FormTerms> = {}): FormTerms => ({
  emailNeeded: true,
  placeKnown: true,
  orderTypes: ['delivery', 'take_away'],
  slotNeeded: false,
  slots: [NOON],
  methods: ['cash_on_delivery'],
  ...facts,
});

describe('what is wrong with an order form', () => {
  test('nothing, when everything is filled in', () => {
    expect(formRefusals(form(), terms())).toEqual({});
  });

  test('everything that is missing, at once (D-11)', () => {
    const blank = form({ name: ' ', phone: '', email: '', method: null });
    expect(formRefusals(blank, terms({ slotNeeded: true, placeKnown: false }))).toEqual({
      name: 'missing',
      phone: 'missing',
      email: 'missing',
      place: 'missing',
      slot: 'missing',
      method: 'missing',
    });
  });

  test.each([
    { facts: { phone: '2125550123' }, wrong: { phone: 'malformed' }, because: 'no country code' },
    { facts: { email: 'asha' }, wrong: { email: 'malformed' }, because: 'no address' },
    { facts: { road: 'x'.repeat(101) }, wrong: { road: 'tooLong' }, because: '101 characters' },
    { facts: { note: 'x'.repeat(301) }, wrong: { note: 'tooLong' }, because: '301 characters' },
    { facts: { method: 'wallet' }, wrong: { method: 'notOffered' }, because: 'not offered' },
    { facts: { slot: 1 as typeof NOON }, wrong: { slot: 'notOffered' }, because: 'it has passed' },
  ] as const)('$wrong, because $because', ({ facts, wrong }) => {
    expect(formRefusals(form(facts), terms())).toEqual(wrong);
  });

  test('a customer may leave the e-mail out, and not misspell it', () => {
    const customer = terms({ emailNeeded: false });
    expect(formRefusals(form({ email: '' }), customer)).toEqual({});
    expect(formRefusals(form({ email: '@' }), customer)).toEqual({ email: 'malformed' });
  });

  test('a take-away needs no place', () => {
    const takeAway = form({ orderType: 'take_away' });
    expect(formRefusals(takeAway, terms({ placeKnown: false }))).toEqual({});
  });

  test('the first mistake is the first one in reading order', () => {
    expect(firstRefused({ method: 'missing', phone: 'malformed' })).toBe('phone');
    expect(firstRefused({})).toBe(null);
  });
});
