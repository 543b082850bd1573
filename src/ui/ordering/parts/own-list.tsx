import { Box, Button, Heading } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Page, Query, ReadScope } from '#application/kernel/query.ts';
import { parseId } from '#domain/kernel/id.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import type { IconName } from '#ui/design/icon.tsx';
import { Link } from '#ui/design/link.ts';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { Tabs } from '#ui/design/tabs.tsx';
import { turningRows } from '#ui/design/turning.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Pager } from '#ui/kernel/pager.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { usePageRead } from '#ui/kernel/use-read.ts';
import type { Elements } from '#ui/design/elements.ts';

const PAGE_SIZE = 10;

type Props<Tab extends string> = {
  readonly title: MessageDescriptor;
  readonly tabs: readonly [Tab, Tab];
  readonly texts: Readonly<Record<Tab, MessageDescriptor>>;
  readonly list: (tab: Tab) => ReactNode;
};

/** Tab and page are in the address, so that Back restores them. */
export function OwnPage<Tab extends string>({ title, tabs, texts, list }: Props<Tab>) {
  const { formatMessage } = useIntl();
  const { navigator } = useServices();
  const [running, over] = tabs;
  const shown = useQueryValue('tab') === over ? over : running;
  return (
    <Box maxW="3xl" mx="auto">
      <Heading as="h1" size="lg" mb="4">
        <FormattedMessage {...title} />
      </Heading>
      <Tabs
        label={formatMessage(title)}
        value={shown}
        onChange={(tab) => navigator.changeQuery({ tab, list: null })}
        tabs={tabs.map((value) => ({
          value,
          label: <FormattedMessage {...texts[value]} />,
          content: list(value),
        }))}
      />
    </Box>
  );
}

type ListProps<Row> = {
  readonly tab: string;
  /** Null until the code of the reads has loaded. */
  readonly query: ((scope: ReadScope, page: number) => Query<Page<Row>>) | null;
  readonly row: (row: Row) => ReactElement;
  readonly none: Elements;
};

export function OwnList<Row>({ tab, query, row, none }: ListProps<Row>) {
  const scope = useReadScope();
  const { navigator } = useServices();
  const page = parseId<'Page'>(useQueryValue('list')) ?? 1;
  const read = usePageRead(query && query(scope, page));
  const { value, failure, turning, retry } = read;
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) return <RowSkeleton />;
  if (value.rows.length === 0) return none;
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="3" mb="6" {...turningRows(turning)}>
        {value.rows.map(row)}
      </Box>
      <Pager
        read={read}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(list) => navigator.changeQuery({ tab, list })}
      />
    </>
  );
}

type NoneProps = Readonly<Record<'title' | 'text' | 'browse', MessageDescriptor>> & {
  readonly art: IconName;
  readonly to: string;
};

export const NoneOwned = ({ art, title, text, browse, to }: NoneProps) => (
  <EmptyState
    art={art}
    title={<FormattedMessage {...title} />}
    text={<FormattedMessage {...text} />}
    action={
      <Button asChild>
        <Link to={to}>
          <FormattedMessage {...browse} />
        </Link>
      </Button>
    }
  />
);
