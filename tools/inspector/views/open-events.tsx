import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { guardText, openTransitions } from '#tools/inspector/core/chart-questions.ts';
import type { Chart } from '#tools/inspector/core/flow-sheet.ts';
import { Section } from '#ui/design/section.tsx';
import { messages } from './log.messages.ts';
import { Table } from './table.tsx';

type Props = { readonly chart: Chart; readonly states: readonly string[] };

/** What the machine would hear now, under which conditions, and where that leads. */
export function OpenEvents({ chart, states }: Props) {
  const open = openTransitions(chart, states);
  return (
    <Section title={<FormattedMessage {...messages.events} />}>
      {open.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.nothingCan} />
        </Text>
      ) : (
        <Table
          label={<FormattedMessage {...messages.events} />}
          head={[messages.event, messages.guard, messages.target].map((head) => (
            <FormattedMessage key={head.id} {...head} />
          ))}
          rows={open.map(({ id, event, guard, targets }) => ({
            key: id,
            cells: [
              event,
              guard ? guardText(guard) : '',
              targets.length > 0 ? targets.join(', ') : <FormattedMessage {...messages.stays} />,
            ],
          }))}
        />
      )}
    </Section>
  );
}
