import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { Badge } from '#ui/design/badge.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { stateAt } from '#tools/inspector/core/chart-selectors.ts';
import type { DrawnFlow } from '@sundry/statecharts/log';
import { Section } from '#ui/design/section.tsx';
import { messages } from './charts.messages.ts';
import { useInspector, useTelling } from './inspector-context.tsx';

type Props = {
  readonly title: ReactNode;
  readonly drawnFlow: DrawnFlow;
  readonly states: readonly string[];
  readonly active: readonly string[];
  /** The machine's pending calls. */
  readonly calls?: readonly string[];
};

/** The meanings of states, and the texts of their requirements. */
export function StateFacts({ title, drawnFlow, states, active, calls = [] }: Props) {
  const tell = useTelling(drawnFlow);
  const { chart } = drawnFlow;
  return (
    <Section title={title}>
      <Stack as="ul" gap="4" listStyleType="none">
        {states.map((path) => (
          <li key={path}>
            <HStack gap="2" wrap="wrap">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {tell.state(path)}
              </Text>
              <Badge tone={active.includes(path) ? 'brand' : 'muted'}>
                <FormattedMessage
                  {...(active.includes(path) ? messages.active : messages.inactive)}
                />
              </Badge>
            </HStack>
            <Text>{stateAt(chart, path)?.description}</Text>
            <Requirements ids={stateAt(chart, path)?.reqs ?? []} />
          </li>
        ))}
      </Stack>
      {calls.length > 0 ? (
        <Text mt="3" color="fg.muted">
          <FormattedMessage
            {...messages.waitsFor}
            values={{ calls: calls.map(tell.call).join(', ') }}
          />
        </Text>
      ) : null}
    </Section>
  );
}

function Requirements({ ids }: { readonly ids: readonly string[] }) {
  const { requirements } = useInspector();
  if (ids.length === 0) {
    return (
      <Text textStyle="caption" color="fg.muted">
        <FormattedMessage {...messages.noRequirement} />
      </Text>
    );
  }
  return (
    <Stack as="dl" gap="1" mt="1" textStyle="caption" color="fg.muted">
      {ids.map((id) => (
        <HStack key={id} gap="2" align="start">
          <Box as="dt" flexShrink="0" fontWeight="semibold" color="fg">
            {id}
          </Box>
          <dd>{requirements[id]}</dd>
        </HStack>
      ))}
    </Stack>
  );
}
