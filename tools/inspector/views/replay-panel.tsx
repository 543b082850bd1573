import { Box, Button, chakra, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useId, type ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { eventInChart } from '#tools/inspector/core/chart-selectors.ts';
import { recordingOf } from '@sundry/statecharts/log';
import * as select from '#tools/inspector/core/replay/selectors.ts';
import type { replayMachine } from '#tools/inspector/core/replay/machine.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './replay.messages.ts';
import { ChartPictures } from './chart-pictures.tsx';
import { useInspector, useTelling, type Shown } from './inspector-context.tsx';
import { LogRefusalText } from './log-refusal-text.tsx';

type Replay = ActorRefFrom<typeof replayMachine>;

/** Opens a log, of a file or of the current machine, and steps through it. */
export function ReplayPanel({ shown }: { readonly shown: Shown }) {
  const replay = useFlow(useInspector().replay, {});
  const failure = useSelector(replay, select.failureOf);
  const replayed = useSelector(replay, select.replayedOf);
  return (
    <Section title={<FormattedMessage {...messages.replay} />}>
      <Stack gap="4">
        <Text color="fg.muted">
          <FormattedMessage {...messages.replayLead} />
        </Text>
        <HStack gap="4" wrap="wrap" align="end">
          <LogFile replay={replay} />
          <ReplayOwn replay={replay} shown={shown} />
        </HStack>
        <Text role="alert" color="danger.fg" fontWeight="semibold">
          {failure ? <LogRefusalText refusal={failure} /> : null}
        </Text>
        {replayed ? <Projection replay={replay} /> : null}
      </Stack>
    </Section>
  );
}

function LogFile({ replay }: { readonly replay: Replay }) {
  const id = useId();
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    void file?.text().then((text) => replay.send({ type: 'log.open', text }));
  };
  return (
    <Stack gap="1">
      <chakra.label htmlFor={id} textStyle="label" fontWeight="semibold">
        <FormattedMessage {...messages.file} />
      </chakra.label>
      <Input
        id={id}
        type="file"
        accept="application/json,.json"
        aria-describedby={`${id}-hint`}
        py="2"
        onChange={open}
      />
      <Text id={`${id}-hint`} textStyle="caption" color="fg.muted">
        <FormattedMessage {...messages.fileHint} />
      </Text>
    </Stack>
  );
}

function ReplayOwn({ replay, shown }: { readonly replay: Replay; readonly shown: Shown }) {
  const { drawnFlow, tabSnapshot, actor } = shown;
  const recording = actor ? recordingOf(tabSnapshot, actor.id, drawnFlow.name) : null;
  if (!recording?.ok) return null;
  const open = () => replay.send({ type: 'log.open', text: JSON.stringify(recording.value) });
  return (
    <Button variant="outline" onClick={open}>
      <Icon name="clock" size="4" />
      <FormattedMessage {...messages.replayOwn} values={{ flow: drawnFlow.name }} />
    </Button>
  );
}

/** One frame of the log: the event, and the chart after it. */
function Projection({ replay }: { readonly replay: Replay }) {
  const { formatMessage } = useIntl();
  const { drawnFlows } = useInspector();
  const replayed = useSelector(replay, select.replayedOf);
  const at = useSelector(replay, select.frameNumberOf);
  const playing = useSelector(replay, select.isPlaying);
  const drawnFlow = drawnFlows.find(({ name }) => name === replayed?.flow);
  const tell = useTelling(drawnFlow ?? null);
  const frame = replayed?.frames[at];
  if (!replayed || !drawnFlow || !frame) return null;
  const count = replayed.frames.length;
  const heard =
    frame.heard === null
      ? formatMessage(messages.beginning)
      : tell.event(eventInChart(drawnFlow.chart, { source: '', event: frame.heard.type }));
  return (
    <Stack gap="4" borderWidth="1px" borderColor="border" borderRadius="xl" p="4">
      <HStack gap="2" wrap="wrap">
        <Button
          variant="outline"
          disabled={playing || at === 0}
          onClick={() => replay.send({ type: 'frame.back' })}
        >
          <FormattedMessage {...messages.back} />
        </Button>
        <Button onClick={() => replay.send({ type: playing ? 'replay.pause' : 'replay.play' })}>
          <FormattedMessage {...(playing ? messages.pause : messages.play)} />
        </Button>
        <Button
          variant="outline"
          disabled={playing || at === count - 1}
          onClick={() => replay.send({ type: 'frame.next' })}
        >
          <FormattedMessage {...messages.next} />
        </Button>
        <Button variant="ghost" onClick={() => replay.send({ type: 'log.close' })}>
          <FormattedMessage {...messages.close} />
        </Button>
      </HStack>
      <chakra.input
        type="range"
        min={0}
        max={count - 1}
        value={at}
        aria-label={formatMessage(messages.moments)}
        aria-valuetext={formatMessage(messages.moment, { frame: at + 1, count })}
        disabled={playing}
        accentColor="brand.solid"
        onChange={({ target }) =>
          replay.send({ type: 'frame.choose', frame: Number(target.value) })
        }
      />
      <Box role="status">
        <Text fontWeight="semibold">
          <FormattedMessage
            {...messages.flowAndMoment}
            values={{ flow: replayed.flow, frame: at + 1, count }}
          />
        </Text>
        <Text>
          <FormattedMessage
            {...messages.ledTo}
            values={{
              event: heard,
              state: tell.configuration(frame.states),
            }}
          />
        </Text>
      </Box>
      <ChartPictures drawnFlow={drawnFlow} states={frame.states} />
    </Stack>
  );
}
