import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { openTransitions } from '#tools/inspector/core/chart-selectors.ts';
import type { DrawnFlow } from '@sundry/statecharts/log';
import { Section } from '#ui/design/section.tsx';
import { messages } from './log.messages.ts';
import { useTelling } from './inspector-context.tsx';
import { Table } from './table.tsx';

type Props = { readonly drawnFlow: DrawnFlow; readonly states: readonly string[] };

/** The events that the machine accepts now, with their conditions and targets. */
export function OpenEvents({ drawnFlow, states }: Props) {
  const tell = useTelling(drawnFlow);
  const open = openTransitions(drawnFlow.chart, states);
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
          rows={open.map((one) => ({
            key: one.id,
            cells: [
              tell.event(one.event),
              tell.condition(one),
              one.targets.length > 0 ? (
                one.targets.map(tell.state).join(', ')
              ) : (
                <FormattedMessage {...messages.stays} />
              ),
            ],
          }))}
        />
      )}
    </Section>
  );
}
