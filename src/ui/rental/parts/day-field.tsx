import { Button, type StackProps } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { anchorOf, Floating } from '#ui/design/floating.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Calendar } from '#ui/kernel/calendar.tsx';
import { dayIn, type Day } from '#ui/kernel/calendar-days.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { Labelled } from './labelled.tsx';

type Props = {
  readonly label: MessageDescriptor;
  /** "2026-11-23"; none is chosen if it is not a valid day. */
  readonly date: string;
  /** The first day that can be chosen; null while it is not known. */
  readonly from: Day | null;
  readonly to?: Day | undefined;
  /** The id of the error. */
  readonly error?: string | undefined;
  readonly flex: StackProps['flex'];
  readonly onChoose: (date: string) => void;
};

export function DayField({ label, date, from, to, error, flex, onChoose }: Props) {
  const { formatMessage, formatDate } = useIntl();
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
      label={label}
      flex={flex}
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
        aria-label={formatMessage(messages.dayAt, { label: formatMessage(label), day: said })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        borderColor={error ? 'danger.fg' : undefined}
        disabled={from === null}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" size="4" />
        <span>{said}</span>
      </Button>
      {isOpen && from !== null ? (
        <Floating id={panel} beside={anchor} onLeave={() => setOpen(false)}>
          <Calendar
            value={date}
            from={from}
            to={to}
            onChoose={(chosen) => {
              onChoose(chosen);
              close();
            }}
          />
        </Floating>
      ) : null}
    </Labelled>
  );
}
