import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant, MINUTE } from '#domain/kernel/instant.ts';
import { instantOf, timeZone, wallTime } from '#domain/kernel/wall-clock.ts';
import { parsePickupTime, pickupTimeText, suggestedPickup } from './pickup-time.ts';

const newYork = timeZone('America/New_York');
const kolkata = timeZone('Asia/Kolkata');
const lordHowe = timeZone('Australia/Lord_Howe');
const at = (iso: string) => instant(Date.parse(iso));

describe('a pickup time', () => {
  test.each([
    { text: '2025-03-04 03:05 PM', iso: '2025-03-04T20:05:00Z' },
    { text: '2026-11-24 12:00 AM', iso: '2026-11-24T05:00:00Z' },
    { text: '2026-11-24 12:30 PM', iso: '2026-11-24T17:30:00Z' },
    { text: '2026-11-24 11:59 PM', iso: '2026-11-25T04:59:00Z' },
    { text: '2028-02-29 09:00 AM', iso: '2028-02-29T14:00:00Z' },
  ])('$text is one moment, and is written so again [CONST-34, CONST-35]', ({ text, iso }) => {
    expect(parsePickupTime(text, newYork)).toEqual({
      ok: true,
      value: { at: at(iso), note: null },
    });
    expect(pickupTimeText(at(iso), newYork)).toBe(text);
  });

  test.each([
    '',
    'now',
    '2026-11-24',
    '2026-11-24 15:05',
    '2026-11-24 13:05 PM',
    '2026-11-24 00:05 AM',
    '2026-11-24 03:60 PM',
    '2026-11-24 3:05 PM',
    '24-11-2026 03:05 PM',
    '2026-11-24T03:05 PM',
    '2026-11-24 03:05 pm',
  ])('%j is no pickup time [CONST-34]', (text) => {
    expect(parsePickupTime(text, newYork)).toEqual({ ok: false, failure: 'malformed' });
  });

  test.each(['2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '1900-01-01'])(
    'there is no day %s to be picked up on',
    (day) => {
      expect(parsePickupTime(`${day} 09:00 AM`, newYork)).toEqual({
        ok: false,
        failure: 'noSuchDay',
      });
    },
  );

  test.each([
    { text: '2027-03-14 02:00 AM', zone: newYork },
    { text: '2027-03-14 02:30 AM', zone: newYork },
    { text: '2027-03-14 02:59 AM', zone: newYork },
    { text: '2026-10-04 02:15 AM', zone: lordHowe },
  ])('$text is refused: the clock passes over it that day', ({ text, zone }) => {
    expect(parsePickupTime(text, zone)).toEqual({ ok: false, failure: 'skippedHour' });
  });

  test.each([
    { text: '2026-11-01 01:00 AM', zone: newYork, first: '2026-11-01T05:00:00Z' },
    { text: '2026-11-01 01:59 AM', zone: newYork, first: '2026-11-01T05:59:00Z' },
    { text: '2027-04-04 01:45 AM', zone: lordHowe, first: '2027-04-03T14:45:00Z' },
  ])('$text comes twice, and means the first time', ({ text, zone, first }) => {
    expect(parsePickupTime(text, zone)).toEqual({
      ok: true,
      value: { at: at(first), note: 'repeatedHour' },
    });
  });

  test.each([
    '2027-03-14 01:59 AM',
    '2027-03-14 03:00 AM',
    '2026-11-01 12:59 AM',
    '2026-11-01 02:00 AM',
  ])('%s, beside a change of the clock, is an ordinary time', (text) => {
    expect(parsePickupTime(text, newYork)).toMatchObject({ ok: true, value: { note: null } });
  });

  test('is found again from what is written of it, in any zone [CONST-34]', () => {
    const moments = fc
      .integer({ min: at('2000-01-01T00:00:00Z'), max: at('2099-12-31T00:00:00Z') })
      .map((ms) => instant(Math.floor(ms / MINUTE) * MINUTE));
    fc.assert(
      fc.property(moments, fc.constantFrom(newYork, kolkata, lordHowe), (moment, zone) => {
        const isFirst = instantOf(wallTime(moment, zone), zone) === moment;
        const parsed = parsePickupTime(pickupTimeText(moment, zone), zone);
        expect(parsed.ok && (parsed.value.at === moment || !isFirst)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the time a search is filled with', () => {
  test('is a quarter of an hour ahead, at a multiple of five minutes [RENT-CART-34]', () => {
    expect(suggestedPickup(at('2026-11-24T20:00:30Z'), newYork)).toBe(at('2026-11-24T20:20:00Z'));
  });

  test('waits for the end of an hour that comes twice', () => {
    expect(suggestedPickup(at('2026-11-01T05:50:00Z'), newYork)).toBe(at('2026-11-01T07:00:00Z'));
  });

  test('is always to come, and is read as it was meant', () => {
    const year = { min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') };
    fc.assert(
      fc.property(fc.integer(year), (now) => {
        const suggested = suggestedPickup(instant(now), newYork);
        const read = parsePickupTime(pickupTimeText(suggested, newYork), newYork);
        expect(suggested).toBeGreaterThan(now);
        expect(read.ok && read.value.at).toBe(suggested);
      }),
      { numRuns: 300 },
    );
  });
});
