import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Page, Query } from '#application/kernel/query.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { LedgerEntry, LedgerName } from '#domain/wallet/ledger.ts';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { turningRows } from '#ui/design/turning.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Pager } from '#ui/kernel/pager.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { MomentText } from '#ui/kernel/time-text.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { usePageRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { EntryName } from './entry-name.tsx';
import { messages } from './ledger.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

const PAGE_SIZE = 10;

type Texts<Amount> = {
  readonly spell: (amount: Amount, isChange: boolean) => ReactNode;
  readonly isGain: (change: Amount) => boolean;
};

type Props<Amount> = Texts<Amount> & {
  readonly ledger: LedgerName;
  readonly query: (page: number) => Query<Page<LedgerEntry<Amount>>>;
  readonly none: Elements;
};

export function LedgerList<Amount>({ ledger, query, none, ...texts }: Props<Amount>) {
  const { formatMessage } = useIntl();
  const { navigator } = useServices();
  const page = parseId<'Page'>(useQueryValue('list')) ?? 1;
  const read = usePageRead(query(page));
  const { value, failure, turning, retry } = read;
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) return <RowSkeleton />;
  if (value.rows.length === 0) return none;
  return (
    <Stack gap="6">
      <Box as="ul" listStyleType="none" {...turningRows(turning)}>
        {value.rows.map((entry) => (
          <EntryRow key={entry.id} ledger={ledger} entry={entry} {...texts} />
        ))}
      </Box>
      <Pager
        label={formatMessage(messages.pages)}
        read={read}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(list) => navigator.changeQuery({ list })}
      />
    </Stack>
  );
}

type RowProps<Amount> = Texts<Amount> & {
  readonly ledger: LedgerName;
  readonly entry: LedgerEntry<Amount>;
};

function EntryRow<Amount>({ ledger, entry, spell, isGain }: RowProps<Amount>) {
  const timeZone = useStorefront(select.timeZone);
  return (
    <Flex
      as="li"
      justify="space-between"
      align="baseline"
      gap="4"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Stack gap="0.5" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          <EntryName ledger={ledger} entry={entry} />
        </Text>
        <Text textStyle="caption" color="fg.muted">
          <MomentText at={entry.at} zone={timeZone} {...DAY} />
        </Text>
      </Stack>
      <Stack gap="0.5" textAlign="end" flexShrink="0" fontVariantNumeric="tabular-nums">
        <Text fontWeight="semibold" color={isGain(entry.change) ? 'success.fg' : 'fg'}>
          {spell(entry.change, true)}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          <FormattedMessage
            {...messages.balance}
            values={{ balance: spell(entry.balance, false) }}
          />
        </Text>
      </Stack>
    </Flex>
  );
}

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
