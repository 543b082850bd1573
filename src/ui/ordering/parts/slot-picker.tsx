import { Button, SimpleGrid, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { isoDate, wallTime, type TimeZone } from '#domain/kernel/wall-clock.ts';
import type { OfferedSlot } from '#domain/ordering/slots.ts';
import { SelectField } from '#ui/design/form-fields.tsx';
import { messages as calendar } from '#ui/kernel/calendar.messages.ts';
import { timeRange } from '#ui/kernel/time-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/ordering/checkout.messages.ts';
import { fieldId } from '#ui/ordering/field-id.ts';

/** Day, then half hour, both in the store's time zone. */
export function SlotPicker({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const slots = useSelector(checkout, select.slotsOffered);
  const chosen = useSelector(checkout, (snapshot) => select.formOf(snapshot).slot);
  const zone = useSelector(checkout, select.timeZoneOf);
  const editable = useSelector(checkout, select.isEditable);
  const instead = useSelector(checkout, select.slotToSuggest);
  const days = useMemo(() => byDay(slots, zone), [slots, zone]);
  const intl = useIntl();
  const { formatMessage, formatDate } = intl;
  const [picked, pick] = useState<string | null>(null);
  const day =
    days.find((one) => one.slots.some(({ from }) => from === chosen)) ??
    days.find(({ date }) => date === picked) ??
    days[0];
  if (!day) {
    return (
      <Text color="danger.fg">
        <FormattedMessage {...messages.noSlots} />
      </Text>
    );
  }
  const choose = (slot: Instant | null) => checkout.send({ type: 'slot.choose', slot });
  return (
    <SimpleGrid gap="4" columns={{ base: 1, sm: 2 }}>
      <SelectField
        label={<FormattedMessage {...calendar.day} />}
        value={day.date}
        disabled={!editable}
        onChoose={(date) => {
          pick(date);
          choose(null);
        }}
      >
        {days.map(({ date, slots: [first] }) => (
          <option key={date} value={date}>
            {formatDate(first?.from, {
              weekday: 'long',
              day: 'numeric',
              month: 'long',
              timeZone: zone,
            })}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={fieldId('slot')}
        label={<FormattedMessage {...messages.slot} />}
        hint={<FormattedMessage {...messages.zone} />}
        value={chosen === null ? '' : String(chosen)}
        disabled={!editable}
        onChoose={(from) =>
          choose(day.slots.find((slot) => String(slot.from) === from)?.from ?? null)
        }
      >
        <option value="">{formatMessage(messages.slotPlaceholder)}</option>
        {day.slots.map(({ from, to, full }) => {
          const slot = timeRange(intl, { from, to }, zone);
          return (
            <option key={from} value={from} disabled={full}>
              {full ? formatMessage(messages.fullOne, { slot }) : slot}
            </option>
          );
        })}
      </SelectField>
      {instead ? (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          disabled={!editable}
          onClick={() => choose(instead.from)}
        >
          <FormattedMessage
            {...messages.takeInstead}
            values={{
              slot: timeRange(intl, instead, zone, { weekday: 'long' }),
            }}
          />
        </Button>
      ) : null}
    </SimpleGrid>
  );
}

type Day = { readonly date: string; readonly slots: readonly OfferedSlot[] };

function byDay(slots: readonly OfferedSlot[], zone: TimeZone): readonly Day[] {
  const dated = slots.map((slot) => ({ slot, date: isoDate(wallTime(slot.from, zone)) }));
  return [...new Set(dated.map(({ date }) => date))].map((date) => ({
    date,
    slots: dated.filter((one) => one.date === date).map(({ slot }) => slot),
  }));
}
