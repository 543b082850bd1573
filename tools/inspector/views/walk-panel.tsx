import { Box, Button, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DrawnFlow } from '@sundry/statecharts/log';
import type { WalkReport } from '#tools/inspector/core/tab-snapshot.ts';
import { routeTo } from '#tools/inspector/core/plan.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { messages } from './walk.messages.ts';
import { useInspector, useTelling, type Shown } from './inspector-context.tsx';
import { MoveText } from './move-text.tsx';
import { WhyText } from './why-text.tsx';

type Props = {
  readonly shown: Shown;
  readonly asked: string | null;
  readonly ask: (state: string) => void;
};

/** Selects a state, shows the model's route, and has the selected tab walk it. */
export function WalkPanel({ shown, asked, ask }: Props) {
  const { tabs } = useInspector();
  const { drawnFlow, tabSnapshot } = shown;
  const { walk, tab } = tabSnapshot;
  const label = useId();
  const tell = useTelling(drawnFlow);
  const state = asked ?? drawnFlow.chart.states[0]?.path ?? '';
  const walking = walk.situation === 'walking';
  const begin = () => tabs.tell(tab, { type: 'walk.begin', goal: { flow: drawnFlow.name, state } });
  return (
    <Section title={<FormattedMessage {...messages.walk} />}>
      <Text color="fg.muted" mb="3">
        <FormattedMessage {...messages.walkLead} />
      </Text>
      <Text as="label" id={label} textStyle="label" fontWeight="semibold">
        <FormattedMessage {...messages.state} />
      </Text>
      <NativeSelect.Root mt="1" mb="3">
        <NativeSelect.Field
          aria-labelledby={label}
          value={state}
          onChange={({ target }) => ask(target.value)}
        >
          {drawnFlow.chart.states.map(({ path }) => (
            <option key={path} value={path}>
              {tell.state(path)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <HStack gap="2" wrap="wrap">
        <Button disabled={walking} onClick={begin}>
          <FormattedMessage {...messages.go} />
          <Icon name="arrowEnd" size="4" />
        </Button>
        {walking ? (
          <Button variant="outline" onClick={() => tabs.tell(tab, { type: 'walk.stop' })}>
            <FormattedMessage {...messages.stop} />
          </Button>
        ) : null}
        {isHeld(walk) ? (
          <Button variant="outline" onClick={() => tabs.tell(tab, { type: 'calls.release' })}>
            <FormattedMessage {...messages.release} />
          </Button>
        ) : null}
      </HStack>
      <Box role="status" mt="3">
        {walk.goal?.flow === drawnFlow.name ? (
          <WalkStatus walk={walk} drawnFlow={drawnFlow} />
        ) : null}
      </Box>
      <PlannedRoute shown={shown} state={state} />
    </Section>
  );
}

/** The moves so far, and the result. */
function WalkStatus({
  walk: { situation, goal, moves, why, ...rest },
  drawnFlow,
}: {
  readonly walk: WalkReport;
  readonly drawnFlow: DrawnFlow;
}) {
  const state = useTelling(drawnFlow).state(goal?.state ?? '');
  return (
    <Stack gap="2">
      {situation === 'walking' || situation === 'arrived' || situation === 'passed' ? (
        <Text fontWeight="semibold">
          <FormattedMessage {...messages[situation]} values={{ state }} />
        </Text>
      ) : null}
      {why ? (
        <Text fontWeight="semibold" color="danger.fg">
          <WhyText why={why} />
        </Text>
      ) : null}
      {isHeld({ situation, goal, moves, why, ...rest }) ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.held} />
        </Text>
      ) : null}
      <Stack as="ol" gap="1" ps="5" listStyleType="decimal" textStyle="caption">
        {moves.map((move, nth) => (
          <li key={nth}>
            <MoveText move={move} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const isHeld = ({ situation, moves }: WalkReport): boolean =>
  situation === 'arrived' &&
  moves.some(({ arranged }) => arranged.some(({ how }) => how === 'hold'));

function PlannedRoute({
  shown: { drawnFlow },
  state,
}: {
  readonly shown: Shown;
  readonly state: string;
}) {
  const tell = useTelling(drawnFlow);
  const { routeMap } = drawnFlow;
  const unreached = routeMap.unreached[state];
  const route = routeMap.routes[state];
  if (unreached) {
    return (
      <Text mt="3">
        <WhyText why={{ kind: unreached }} />
      </Text>
    );
  }
  if (!route) return null;
  return (
    <Box mt="4" textStyle="caption">
      <Text fontWeight="semibold" color="fg.muted">
        <FormattedMessage {...messages.planned} />
      </Text>
      <Stack as="ol" gap="1" ps="5" listStyleType="decimal" color="fg.muted">
        <li>
          <FormattedMessage {...messages.begins} values={{ input: route.input }} />
        </li>
        {routeTo(routeMap, state).map(({ step }, nth) => (
          <li key={nth}>{tell.step(step)}</li>
        ))}
      </Stack>
    </Box>
  );
}
