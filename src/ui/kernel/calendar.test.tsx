import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { renderView } from '#tests/support/render.tsx';
import { Calendar } from './calendar.tsx';

const hindi = JSON.parse(readFileSync('locales/hi.json', 'utf8')) as Record<string, string>;
const TODAY = { year: 2026, month: 11, day: 22, minute: 0, weekday: 0 };

function aCalendar({ value = '2026-11-25', language = 'en', mirrored = false } = {}) {
  const chosen: string[] = [];
  renderView(
    <IntlProvider locale={language} messages={language === 'hi' ? hindi : {}}>
      <div dir={mirrored ? 'rtl' : 'ltr'} style={{ direction: mirrored ? 'rtl' : 'ltr' }}>
        <Calendar value={value} from={TODAY} onChoose={(date) => void chosen.push(date)} />
      </div>
    </IntlProvider>,
  );
  return chosen;
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (keys: string) => userEvent.keyboard(keys);

describe('a calendar by keys', () => {
  test('begins at the day that was chosen, and takes the focus there', () => {
    aCalendar();
    expect(focused()).toBe('Wednesday, November 25, 2026');
  });

  test.each([
    ['{ArrowRight}', 'Thursday, November 26, 2026'],
    ['{ArrowLeft}', 'Tuesday, November 24, 2026'],
    ['{ArrowDown}', 'Wednesday, December 2, 2026'],
    ['{Home}', 'Sunday, November 22, 2026'],
    ['{End}', 'Saturday, November 28, 2026'],
    ['{PageDown}', 'Friday, December 25, 2026'],
    ['{PageDown}{PageUp}', 'Wednesday, November 25, 2026'],
    ['{ArrowRight>6/}', 'Tuesday, December 1, 2026'],
  ])('%s leads to %s', async (keys, day) => {
    aCalendar();
    await press(keys);
    expect(focused()).toBe(day);
  });

  test('goes the way that is read: arrows are mirrored where the page is', async () => {
    aCalendar({ mirrored: true });
    await press('{ArrowLeft}');
    expect(focused()).toBe('Thursday, November 26, 2026');
    await press('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Tuesday, November 24, 2026');
  });

  test.each(['{ArrowUp}', '{PageUp}', '{ArrowLeft>9/}'])(
    'ends at today: %s leads no further back',
    async (keys) => {
      aCalendar();
      await press(keys);
      expect(focused()).toBe('Sunday, November 22, 2026');
    },
  );

  test('goes to the last day of a shorter month', async () => {
    aCalendar({ value: '2027-01-31' });
    await press('{PageDown}');
    expect(focused()).toBe('Sunday, February 28, 2027');
  });

  test('chooses the day at hand by Enter', async () => {
    const chosen = aCalendar();
    await press('{ArrowRight}{Enter}');
    expect(chosen).toEqual(['2026-11-26']);
  });
});

describe('a calendar by pointer', () => {
  test('tells today and the chosen day apart, and days that have passed cannot be chosen', async () => {
    const chosen = aCalendar();

    const today = screen.getByRole('button', { name: 'Sunday, November 22, 2026' });
    expect(today).toHaveAttribute('aria-current', 'date');
    const selected = screen.getAllByRole('gridcell', { selected: true });
    expect(selected.map(({ textContent }) => textContent)).toEqual(['25']);
    const passed = screen.getByRole('button', { name: 'Saturday, November 21, 2026' });
    expect(passed).toBeDisabled();

    await userEvent.click(today);
    expect(chosen).toEqual(['2026-11-22']);
  });

  test('turns to other months, and to none that has passed', async () => {
    aCalendar();
    const previous = screen.getByRole('button', { name: 'Previous month' });
    expect(previous).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByText('January 2027')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Friday, January 1, 2027' })).toBeEnabled();

    await userEvent.click(previous);
    expect(screen.getByText('December 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next month' })).not.toHaveFocus();
  });

  test('opens at today where no day, or one that has passed, was chosen', () => {
    aCalendar({ value: '2026-11-02' });
    expect(focused()).toBe('Sunday, November 22, 2026');
  });

  test('speaks Hindi [I18N-01]', async () => {
    aCalendar({ language: 'hi' });

    expect(screen.getByText('नवंबर 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'रविवार, 22 नवंबर 2026' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'अगला महीना' }));
    expect(screen.getByText('दिसंबर 2026')).toBeVisible();
  });
});
