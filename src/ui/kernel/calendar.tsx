import { chakra, HStack } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { isoDate } from '#domain/kernel/wall-clock.ts';
import { dayAfterKey, dayIn, plusMonths, weeksOf, type Day } from './calendar-days.ts';
import { messages } from './calendar.messages.ts';
import { IconButton } from '#ui/design/icon-button.tsx';
import { Icon } from '#ui/design/icon.tsx';

type Props = {
  /** "2026-11-23"; no selection if it is not a valid day. */
  readonly value: string;
  readonly from: Day;
  /** The last day that can be chosen; without it, there is none. */
  readonly to?: Day | undefined;
  readonly onChoose: (date: string) => void;
};

const DayButton = chakra('button', {
  base: {
    boxSize: '10',
    borderRadius: 'full',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=date]': { fontWeight: 'bold', color: 'brand.fg' },
    '&[data-chosen]': { bg: 'brand.solid', color: 'brand.contrast' },
    _disabled: { color: 'fg.subtle', opacity: 0.5, cursor: 'not-allowed', bg: 'transparent' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
  },
});
const Table = chakra('table');
const Cell = chakra('td');
const HeadCell = chakra('th');

const utcOf = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);
/** 1 February 2026 was a Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => Date.UTC(2026, 1, day));

/**
 * A month grid, by pointer or by keys: arrows, Home, End, Page Up, Page Down. Takes the focus on
 * mount.
 */
export function Calendar({ value, from, to, onChoose }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const caption = useId();
  const chosen = dayIn(value);
  const first = isoDate(from);
  const last = to && isoDate(to);
  const within = (day: Day): Day => {
    const date = isoDate(day);
    if (date < first) return from;
    return to && last !== undefined && date > last ? to : day;
  };
  const [at, setAt] = useState<Day>(() => within(chosen ?? from));
  const takesFocus = useRef(true);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus.current) button.current?.focus();
    takesFocus.current = false;
  }, [at]);

  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(at, event.key, isMirrored);
    if (!next) return;
    event.preventDefault();
    takesFocus.current = true;
    setAt(within(next));
  };
  const turn = (months: number) => setAt(within(plusMonths(at, months)));
  const isSameMonth = (day: Day): boolean => at.year === day.year && at.month === day.month;

  return (
    <chakra.div
      w="fit-content"
      minH="22rem"
      p="3"
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
    >
      <HStack justify="space-between" gap="2" mb="2">
        <IconButton
          size="sm"
          aria-label={formatMessage(messages.previous)}
          disabled={isSameMonth(from)}
          onClick={() => turn(-1)}
        >
          <Icon name="chevronStart" size="4" />
        </IconButton>
        <chakra.span id={caption} fontWeight="semibold" aria-live="polite">
          {formatDate(utcOf(at), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </chakra.span>
        <IconButton
          size="sm"
          aria-label={formatMessage(messages.next)}
          disabled={to !== undefined && isSameMonth(to)}
          onClick={() => turn(1)}
        >
          <Icon name="chevronEnd" size="4" />
        </IconButton>
      </HStack>
      <Table role="grid" aria-labelledby={caption} onKeyDown={press}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <HeadCell
                key={day}
                scope="col"
                abbr={formatDate(day, { weekday: 'long', timeZone: 'UTC' })}
                textStyle="caption"
                fontWeight="normal"
                color="fg.muted"
                py="1"
              >
                {formatDate(day, { weekday: 'narrow', timeZone: 'UTC' })}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => {
                if (!day) return <Cell key={column} />;
                const date = isoDate(day);
                const isAt = date === isoDate(at);
                return (
                  <Cell
                    key={column}
                    role="gridcell"
                    aria-selected={date === value}
                    textAlign="center"
                  >
                    <DayButton
                      ref={isAt ? button : null}
                      type="button"
                      tabIndex={isAt ? 0 : -1}
                      disabled={date < first || (last !== undefined && date > last)}
                      data-chosen={date === value ? '' : undefined}
                      aria-current={date === first ? 'date' : undefined}
                      aria-label={formatDate(utcOf(day), {
                        weekday: 'long',
                        day: 'numeric',
                        month: 'long',
                        year: 'numeric',
                        timeZone: 'UTC',
                      })}
                      onClick={() => onChoose(date)}
                    >
                      {formatDate(utcOf(day), { day: 'numeric', timeZone: 'UTC' })}
                    </DayButton>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  );
}
