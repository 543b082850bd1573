import { describe, expect, test } from 'vitest';
import { NOON } from '#tests/support/builders/order.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { NO_ORDER_TEXTS, ORDER_TEXTS } from './order-texts.ts';
import { firstRefused, parseOrderForm, type FormTerms, type OrderForm } from './order-form.ts';

const form = (facts: Partial<OrderForm> = {}): OrderForm => ({
  orderType: 'delivery',
  name: 'Asha Rao',
  phone: '+1 212 555 0123',
  email: 'asha@example.com',
  road: '',
  house: '',
  floor: '',
  ...NO_ORDER_TEXTS,
  when: 'now',
  slot: null,
  method: 'cash_on_delivery',
  ...facts,
});
const terms = (facts: Partial<FormTerms> = {}): FormTerms => ({
  asGuest: true,
  country: 'US',
  place: { address: '350 5th Avenue', point: { latitude: 40.7484, longitude: -73.9857 } },
  orderTypes: ['delivery', 'take_away'],
  slotNeeded: false,
  slots: [NOON],
  fullSlots: [],
  methods: ['cash_on_delivery'],
  prescription: null,
  ...facts,
});

describe('what is wrong with an order form', () => {
  test('nothing, when everything is filled in: what was typed is read once, and trimmed (CHK-02)', () => {
    const typed = form({ road: ' 5th Avenue ', note: ' Ring twice. ', when: 'later', slot: NOON });
    expect(parseOrderForm(typed, terms())).toEqual(
      ok({
        orderType: 'delivery',
        method: 'cash_on_delivery',
        deliverTo: {
          address: '350 5th Avenue',
          point: { latitude: 40.7484, longitude: -73.9857 },
          road: '5th Avenue',
          house: '',
          floor: '',
        },
        contact: { name: 'Asha Rao', phone: '+12125550123', email: 'asha@example.com' },
        asGuest: true,
        scheduledFor: NOON,
        ...NO_ORDER_TEXTS,
        note: 'Ring twice.',
        prescriptions: [],
      }),
    );
  });

  test('everything that is missing, at once (D-11)', () => {
    const blank = form({ name: ' ', phone: '', email: '', method: null });
    expect(parseOrderForm(blank, terms({ slotNeeded: true, place: null }))).toEqual(
      refuse({
        name: 'missing',
        phone: 'missing',
        email: 'missing',
        place: 'missing',
        slot: 'missing',
        method: 'missing',
      }),
    );
  });

  test.each([
    { facts: { phone: '5550123' }, wrong: { phone: 'malformed' }, because: 'no area code' },
    { facts: { email: 'asha' }, wrong: { email: 'malformed' }, because: 'no address' },
    { facts: { road: 'x'.repeat(101) }, wrong: { road: 'tooLong' }, because: '101 characters' },
    { facts: { method: 'wallet' }, wrong: { method: 'notOffered' }, because: 'not offered' },
    { facts: { slot: 1 as typeof NOON }, wrong: { slot: 'notOffered' }, because: 'it has passed' },
  ] as const)('$wrong, because $because', ({ facts, wrong }) => {
    expect(parseOrderForm(form(facts), terms())).toEqual(refuse(wrong));
  });

  test.each(Object.entries(ORDER_TEXTS))('an added text is too long: %s', (name, longest) => {
    const typed = (length: number) => parseOrderForm(form({ [name]: 'x'.repeat(length) }), terms());
    expect(typed(longest).ok).toBe(true);
    expect(typed(longest + 1)).toEqual(refuse({ [name]: 'tooLong' }));
  });

  test('a customer may leave the e-mail out, and not misspell it', () => {
    const customer = terms({ asGuest: false });
    const left = parseOrderForm(form({ email: '' }), customer);
    expect(left.ok && left.value.contact.email).toBe(null);
    expect(parseOrderForm(form({ email: '@' }), customer)).toEqual(refuse({ email: 'malformed' }));
  });

  test('a take-away needs no place', () => {
    const takeAway = form({ orderType: 'take_away' });
    const parsed = parseOrderForm(takeAway, terms({ place: null }));
    expect(parsed.ok && parsed.value.deliverTo).toBe(null);
  });

  test('the first field error is the first one in reading order', () => {
    expect(firstRefused({ method: 'missing', phone: 'malformed' })).toBe('phone');
    expect(firstRefused({})).toBe(null);
  });
});
