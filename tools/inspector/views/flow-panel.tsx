import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSetParams } from './use-set-params.ts';
import { messages } from './charts.messages.ts';
import { ChartPictures } from './chart-pictures.tsx';
import type { Shown } from './inspector-context.tsx';
import { OpenEvents } from './open-events.tsx';
import { StateFacts } from './state-facts.tsx';
import { WalkPanel } from './walk-panel.tsx';

type Props = { readonly shown: Shown; readonly asked: string | null };

/** One machine: its chart with the active states highlighted, their meanings, and the possible events. */
export function FlowPanel({ shown, asked }: Props) {
  const { drawnFlow, actor } = shown;
  const { name, chart } = drawnFlow;
  const setParams = useSetParams();
  const states = actor?.states ?? [];
  const wanted = chart.states.some(({ path }) => path === asked) ? asked : null;
  const ask = (state: string) => setParams({ flow: name, state });
  return (
    <Stack gap="5">
      <Box>
        <Heading as="h2" size="lg">
          {name}
        </Heading>
        <Text color="fg.muted" maxW="prose">
          {chart.description}
        </Text>
        {actor ? null : (
          <Text mt="2" fontWeight="medium">
            <FormattedMessage {...messages.notRunning} />
          </Text>
        )}
      </Box>
      <Flex gap="6" direction={{ base: 'column', xl: 'row' }} align="start">
        <Box flex="1" w="full" minW="0">
          <ChartPictures drawnFlow={drawnFlow} states={states} asked={wanted} choose={ask} />
        </Box>
        <Stack w={{ base: 'full', xl: '24rem' }} flexShrink="0" gap="6">
          <WalkPanel shown={shown} asked={wanted} ask={ask} />
          {wanted && !states.includes(wanted) ? (
            <StateFacts
              title={<FormattedMessage {...messages.asked} />}
              drawnFlow={drawnFlow}
              states={[wanted]}
              active={states}
            />
          ) : null}
          {states.length > 0 ? (
            <>
              <StateFacts
                title={<FormattedMessage {...messages.configuration} />}
                drawnFlow={drawnFlow}
                states={states}
                active={states}
                calls={actor?.calls ?? []}
              />
            </>
          ) : null}
        </Stack>
      </Flex>
      {states.length > 0 ? <OpenEvents drawnFlow={drawnFlow} states={states} /> : null}
    </Stack>
  );
}
