import { Box, chakra, Heading, NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { useSetParams } from './use-set-params.ts';
import type { TabSnapshot, RunningActor } from '#tools/inspector/core/tab-snapshot.ts';
import type { DrawnFlow } from '@sundry/statecharts/log';
import { messages } from './charts.messages.ts';
import { shownIn, useInspector, useTelling, type Shown } from './inspector-context.tsx';

const Row = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'brand.subtle' },
  },
});

type Props = { readonly tabSnapshot: TabSnapshot; readonly current: DrawnFlow };

/** All machines of the app: the running ones with their states, and the others. */
export function FlowList({ tabSnapshot, current }: Props) {
  const { formatMessage } = useIntl();
  const { drawnFlows } = useInspector();
  const all = drawnFlows.map((drawnFlow) => shownIn(tabSnapshot, drawnFlow));
  const running = all.filter(({ actor }) => actor !== null);
  const resting = all.filter(({ actor }) => actor === null);
  return (
    <>
      <Box hideFrom="lg">
        <FlowChoice current={current} />
      </Box>
      <Box as="nav" aria-label={formatMessage(messages.flows)} hideBelow="lg">
        <Group
          title={<FormattedMessage {...messages.running} />}
          rows={running}
          current={current}
        />
        {resting.length > 0 ? (
          <Group
            title={<FormattedMessage {...messages.resting} />}
            rows={resting}
            current={current}
          />
        ) : null}
      </Box>
    </>
  );
}

type GroupProps = {
  readonly title: ReactNode;
  readonly rows: readonly Shown[];
  readonly current: DrawnFlow;
};

function Group({ title, rows, current }: GroupProps) {
  return (
    <Box mb="4">
      <Heading as="h2" textStyle="label" color="fg.muted" px="3" mb="1">
        {title}
      </Heading>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {rows.map(({ drawnFlow, actor }) => (
          <li key={drawnFlow.name}>
            <Row
              to={`?flow=${drawnFlow.name}`}
              aria-current={drawnFlow.name === current.name ? 'page' : undefined}
            >
              <Text as="span" display="block" fontWeight="semibold">
                {drawnFlow.name}
              </Text>
              {actor ? (
                <Text as="span" display="block" textStyle="caption" color="fg.muted">
                  <Configuration drawnFlow={drawnFlow} actor={actor} />
                </Text>
              ) : null}
            </Row>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

type ConfigurationProps = { readonly drawnFlow: DrawnFlow; readonly actor: RunningActor };

function Configuration({ drawnFlow, actor: { states, since, isDone } }: ConfigurationProps) {
  const state = useTelling(drawnFlow).configuration(states);
  if (isDone) return <FormattedMessage {...messages.hasEnded} values={{ state }} />;
  const when = <FormattedTime value={since} timeStyle="medium" />;
  return <FormattedMessage {...messages.standsSince} values={{ state, when }} />;
}

/** The same choice for narrow screens. */
function FlowChoice({ current }: Pick<Props, 'current'>) {
  const { formatMessage } = useIntl();
  const { drawnFlows } = useInspector();
  const setParams = useSetParams();
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        aria-label={formatMessage(messages.flows)}
        value={current.name}
        onChange={({ target }) => setParams({ flow: target.value })}
      >
        {drawnFlows.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
