import { Box, HStack, Stack, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOpenAt } from '#domain/catalogue/opening.ts';
import type { OpeningHours, StoreHours } from '#domain/catalogue/store.ts';
import { isAllDay } from '#domain/kernel/time-window.ts';
import { Icon } from '#ui/design/icon.tsx';
import { openingText } from './opening-text.ts';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { hoursText, weekdayName } from '#ui/kernel/time-text.tsx';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export function OpeningHoursTable({ store }: { readonly store: StoreHours }) {
  const intl = useIntl();
  const now = useWallTime();
  if (now === null) return null;
  return (
    <chakra.details
      textStyle="label"
      css={{ '& summary::-webkit-details-marker': { display: 'none' } }}
    >
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="9"
        cursor="pointer"
        listStyleType="none"
        borderRadius="md"
        focusVisibleRing="outside"
      >
        <Box
          boxSize="2.5"
          borderRadius="full"
          bg={isOpenAt(store, now) ? 'success.solid' : 'danger.solid'}
          aria-hidden
        />
        <span>{openingText(intl, store, now)}</span>
        <HStack as="span" gap="0.5" color="brand.fg" fontWeight="semibold">
          <FormattedMessage {...messages.hours} />
          <Icon name="chevronDown" size="4" />
        </HStack>
      </chakra.summary>
      <Stack as="dl" gap="1.5" mt="2" maxW="xs">
        {WEEK.map((weekday) => (
          <HStack
            key={weekday}
            justify="space-between"
            align="start"
            fontWeight={weekday === now.weekday ? 'bold' : 'normal'}
          >
            <dt>{weekdayName(intl, weekday)}</dt>
            <Box as="dd" color="fg.muted" textAlign="end">
              <Windows hours={store.hours.filter((row) => row.weekday === weekday)} />
            </Box>
          </HStack>
        ))}
      </Stack>
    </chakra.details>
  );
}

function Windows({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const intl = useIntl();
  if (hours.length === 0) return <FormattedMessage {...messages.closedDay} />;
  return hours.map(({ window }) => (
    <div key={window.opens}>
      {isAllDay(window) ? <FormattedMessage {...messages.allDay} /> : hoursText(intl, window)}
    </div>
  ));
}
