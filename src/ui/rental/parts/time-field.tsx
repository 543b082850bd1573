import { HStack, NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import * as select from '#application/rental/search-trip/selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages as calendar } from '#ui/kernel/calendar.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/search-trip.messages.ts';
import { Labelled } from './labelled.tsx';

const TIME = /^(\d\d):(\d\d) (AM|PM)$/;
const HOURS = ['12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
const MINUTES = ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'];
const HALVES = { AM: Date.UTC(2026, 1, 1, 6), PM: Date.UTC(2026, 1, 1, 18) } as const;

/** Twelve hours and AM/PM, as all times are shown. */
export function TimeField({ search }: { readonly search: select.SearchTripActor }) {
  const { formatMessage, formatDateToParts, formatNumber } = useIntl();
  const { time } = useSelector(search, select.formOf);
  const [, hour = '', minute = '', half = ''] = TIME.exec(time) ?? [];
  const choose = (chosen: { hour?: string; minute?: string; half?: string }) => {
    const next = { hour, minute, half, ...chosen };
    search.send({ type: 'time.choose', time: `${next.hour}:${next.minute} ${next.half}` });
  };
  const minutes = minute === '' || MINUTES.includes(minute) ? MINUTES : [...MINUTES, minute].sort();
  const halfName = (value: keyof typeof HALVES) =>
    formatDateToParts(HALVES[value], { hour: 'numeric', hour12: true, timeZone: 'UTC' }).find(
      ({ type }) => type === 'dayPeriod',
    )?.value ?? value;
  const twoDigits = (value: string) => formatNumber(Number(value), { minimumIntegerDigits: 2 });
  return (
    <Labelled
      label={calendar.time}
      role="group"
      aria-label={formatMessage(calendar.time)}
      flex={{ base: '1 1 13rem', md: '0 0 auto' }}
    >
      <HStack gap="2">
        <Part label={messages.hour} value={hour} onChoose={(value) => choose({ hour: value })}>
          {HOURS.map((value) => (
            <option key={value} value={value}>
              {twoDigits(value)}
            </option>
          ))}
        </Part>
        <Part
          label={messages.minute}
          value={minute}
          onChoose={(value) => choose({ minute: value })}
        >
          {minutes.map((value) => (
            <option key={value} value={value}>
              {twoDigits(value)}
            </option>
          ))}
        </Part>
        <Part label={messages.half} value={half} onChoose={(value) => choose({ half: value })}>
          {(['AM', 'PM'] as const).map((value) => (
            <option key={value} value={value}>
              {halfName(value)}
            </option>
          ))}
        </Part>
      </HStack>
    </Labelled>
  );
}

type PartProps = {
  readonly label: MessageDescriptor;
  /** Empty until the server's time is known. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
};

const Part = ({ label, value, onChoose, children }: PartProps) => (
  <NativeSelect.Root disabled={value === ''} flex="1" minW="max-content">
    <NativeSelect.Field
      aria-label={useIntl().formatMessage(label)}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {children}
    </NativeSelect.Field>
    <NativeSelect.Indicator>
      <Icon name="chevronDown" />
    </NativeSelect.Indicator>
  </NativeSelect.Root>
);
