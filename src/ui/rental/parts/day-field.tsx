import { Button } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { wallTime } from '#domain/kernel/wall-clock.ts';
import { anchorOf, Floating } from '#ui/design/floating.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Calendar } from '#ui/kernel/calendar.tsx';
import { dayIn } from '#ui/kernel/calendar-days.ts';
import { messages as calendar } from '#ui/kernel/calendar.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { Labelled } from './labelled.tsx';

type Props = {
  readonly search: select.SearchTripActor;
  readonly error: string | undefined;
};

export function DayField({ search, error }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { date } = useSelector(search, select.formOf);
  const now = useSelector(search, select.nowOf);
  const zone = useSelector(search, select.timeZoneOf);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const anchor = anchorOf(panel);
  const said = dayIn(date)
    ? formatDate(`${date}T00:00:00Z`, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      })
    : formatMessage(messages.chooseDay);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Labelled
      label={calendar.day}
      flex={{ base: '1 1 11rem', md: '0 0 auto' }}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        style={{ anchorName: anchor }}
        variant="outline"
        minH="11"
        px="3"
        justifyContent="start"
        fontWeight="normal"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={formatMessage(messages.dayAt, {
          label: formatMessage(calendar.day),
          day: said,
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        borderColor={error ? 'danger.fg' : undefined}
        disabled={now === null}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="clock" size="4" />
        <span>{said}</span>
      </Button>
      {isOpen && now !== null ? (
        <Floating id={panel} beside={anchor} onLeave={() => setOpen(false)}>
          <Calendar
            value={date}
            from={wallTime(now, zone)}
            onChoose={(chosen) => {
              search.send({ type: 'date.choose', date: chosen });
              close();
            }}
          />
        </Floating>
      ) : null}
    </Labelled>
  );
}
