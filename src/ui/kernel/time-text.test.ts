import { readFileSync } from 'node:fs';
import { createIntl, createIntlCache } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { momentsOfDay, plusDays, timeZone, type TimeZone } from '#domain/kernel/wall-clock.ts';
import { SLOT_MINUTES } from '#domain/ordering/slots.ts';
import { hoursText, momentText, timeRange } from './time-text.tsx';

const hindi = JSON.parse(readFileSync('locales/hi.json', 'utf8')) as Record<string, string>;
const cache = createIntlCache();
const LANGUAGES = {
  en: createIntl({ locale: 'en', onError: () => undefined }, cache),
  hi: createIntl({ locale: 'hi', messages: hindi }, cache),
};

const newYork = timeZone('America/New_York');
const at = (iso: string) => instant(Date.parse(iso));
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');
const range = (from: string, to: string, language: keyof typeof LANGUAGES = 'en') =>
  plain(timeRange(LANGUAGES[language], { from: at(from), to: at(to) }, newYork));

describe('a range of times', () => {
  test('says what both ends share once', () => {
    expect(range('2027-03-12T16:00Z', '2027-03-12T16:30Z')).toBe('11:00 – 11:30 AM');
    expect(range('2027-03-12T16:30Z', '2027-03-12T17:00Z')).toBe('11:30 AM – 12:00 PM');
    expect(range('2027-03-12T16:00Z', '2027-03-12T16:30Z', 'hi')).toBe('11:00–11:30 am');
  });

  test('that ends at midnight, or after it, names no days', () => {
    expect(range('2027-03-13T04:30Z', '2027-03-13T05:00Z')).toBe('11:30 PM – 12:00 AM');
    expect(range('2027-03-13T04:50Z', '2027-03-13T05:10Z')).toBe('11:50 PM – 12:10 AM');
    expect(range('2027-03-13T04:30Z', '2027-03-13T05:00Z', 'hi')).toBe('11:30 pm – 12:00 am');
  });

  test('names the day it begins on where that is asked for', () => {
    const window = { from: at('2027-03-13T04:30Z'), to: at('2027-03-13T05:00Z') };
    const text = timeRange(LANGUAGES.en, window, newYork, { weekday: 'long' });
    expect(plain(text)).toBe('Friday 11:30 PM – 12:00 AM');
  });

  test('names the zone around a change of the clock, and there alone', () => {
    expect(range('2027-03-14T06:30Z', '2027-03-14T07:00Z')).toBe('1:30 AM EST – 3:00 AM EDT');
    expect(range('2027-03-14T07:00Z', '2027-03-14T07:30Z')).toBe('3:00 – 3:30 AM');
    expect(range('2027-11-07T05:00Z', '2027-11-07T05:30Z')).toBe('1:00 – 1:30 AM EDT');
    expect(range('2027-11-07T05:30Z', '2027-11-07T06:00Z')).toBe('1:30 AM EDT – 1:00 AM EST');
    expect(range('2027-11-07T06:00Z', '2027-11-07T06:30Z')).toBe('1:00 – 1:30 AM EST');
    expect(range('2027-11-07T07:00Z', '2027-11-07T07:30Z')).toBe('2:00 – 2:30 AM');
  });

  test('of every day is written like it', () => {
    expect(plain(hoursText(LANGUAGES.en, { opens: 9 * 60, closes: 22 * 60 }))).toBe('9 AM – 10 PM');
    expect(plain(hoursText(LANGUAGES.hi, { opens: 9 * 60, closes: 0 }))).toBe('9 am – 12 am');
  });
});

test('a moment that the clock shows twice says which of them it is', () => {
  const text = (iso: string) => plain(momentText(LANGUAGES.en, at(iso), newYork));
  expect(text('2027-11-07T05:30Z')).toBe('1:30 AM EDT');
  expect(text('2027-11-07T06:30Z')).toBe('1:30 AM EST');
  expect(text('2027-11-07T07:30Z')).toBe('2:30 AM');
});

/** All clock changes, and two days a year in place of the others. */
function* daysToRead(zone: TimeZone) {
  let day = plusDays({ year: 2026, month: 1, day: 1, minute: 0 }, 0);
  while (day.year <= 2027) {
    const moments = momentsOfDay(day, SLOT_MINUTES, zone);
    if (moments.length !== 48 || (day.day === 1 && day.month % 6 === 1)) yield moments;
    day = plusDays(day, 1);
  }
}

describe.each([
  'America/New_York',
  'Africa/Cairo',
  'Asia/Beirut',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
])('in %s', (name) => {
  const zone = timeZone(name);
  test.each(['en', 'hi'] as const)(
    'no two half hours of a day read the same in "%s"',
    (language) => {
      for (const moments of daysToRead(zone)) {
        const texts = moments.map((from) =>
          timeRange(LANGUAGES[language], { from, to: later(from, SLOT_MINUTES * MINUTE) }, zone),
        );
        expect(new Set(texts).size).toBe(moments.length);
      }
    },
  );
});
