import { Button, chakra, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import {
  eventOf,
  guardAnswers,
  drawnFlowOfMachine,
} from '#tools/inspector/core/chart-selectors.ts';
import type { LogEntry } from '@sundry/statecharts/log';
import {
  type DrawnFlow,
  type Language,
  recordingOf,
  type LogRefusal,
} from '@sundry/statecharts/log';
import { tellingOf, type Telling } from '#tools/inspector/core/telling.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Section } from '#ui/design/section.tsx';
import { messages } from './log.messages.ts';
import { useInspector, useLanguage, useTelling, type Shown } from './inspector-context.tsx';
import { LogRefusalText } from './log-refusal-text.tsx';
import { Table } from './table.tsx';

const ALL = '';

/** Every event that the selected tab's machines have processed, newest last. */
export function LogPanel({ shown }: { readonly shown: Shown }) {
  const { drawnFlows } = useInspector();
  const language = useLanguage();
  const { tabSnapshot } = shown;
  const [flow, filter] = useState(ALL);
  const label = useId();
  const machine = drawnFlows.find(({ name }) => name === flow)?.chart.id;
  const entries = tabSnapshot.log.filter((entry) => flow === ALL || entry.machine === machine);
  return (
    <Section title={<FormattedMessage {...messages.log} />}>
      <HStack gap="3" mb="3" wrap="wrap" align="end">
        <Stack gap="1">
          <Text as="label" id={label} textStyle="label" fontWeight="semibold">
            <FormattedMessage {...messages.ofFlow} />
          </Text>
          <NativeSelect.Root>
            <NativeSelect.Field
              aria-labelledby={label}
              value={flow}
              onChange={({ target }) => filter(target.value)}
            >
              <option value={ALL}>
                <FormattedMessage {...messages.allFlows} />
              </option>
              {drawnFlows.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Stack>
        <ExportButton shown={shown} />
      </HStack>
      {entries.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.logEmpty} />
        </Text>
      ) : (
        <Table
          maxH="28rem"
          minW="46rem"
          showsEnd
          label={<FormattedMessage {...messages.log} />}
          head={HEAD.map((head) => (
            <FormattedMessage key={head.id} {...head} />
          ))}
          rows={entries.map((entry) =>
            rowOf(entry, drawnFlowOfMachine(drawnFlows, entry.machine), language),
          )}
        />
      )}
    </Section>
  );
}

const HEAD = [messages.time, messages.machine, messages.event, messages.route, messages.answers];

const rowOf = (entry: LogEntry, drawnFlow: DrawnFlow | null, language: Language) => ({
  key: String(entry.number),
  cells: [
    <Text as="span" key="at" whiteSpace="nowrap">
      <FormattedTime value={entry.at} timeStyle="medium" />
    </Text>,
    drawnFlow?.name ?? entry.machine,
    <Said
      key="said"
      entry={entry}
      name={tellingOf(drawnFlow, language).event(eventOf(drawnFlow?.chart ?? null, entry))}
    />,
    wayOf(entry, tellingOf(drawnFlow, language)),
    <Answers key="answers" entry={entry} drawnFlow={drawnFlow} />,
  ],
});

function wayOf({ from, to }: LogEntry, { configuration }: Telling): string {
  const [before, after] = [from === null ? '' : configuration(from), configuration(to)];
  return before === after || before === '' ? after : `${before} → ${after}`;
}

/** The event by its name; expanded, with its whole payload. */
function Said({ entry, name }: { readonly entry: LogEntry; readonly name: string }) {
  return (
    <chakra.details maxW="80">
      <chakra.summary cursor="pointer" fontWeight="medium">
        {name}
      </chakra.summary>
      <chakra.pre
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        textStyle="caption"
        maxH="60"
        overflow="auto"
      >
        {entry.said}
      </chakra.pre>
    </chakra.details>
  );
}

function Answers({
  entry,
  drawnFlow,
}: {
  readonly entry: LogEntry;
  readonly drawnFlow: DrawnFlow | null;
}) {
  const tell = useTelling(drawnFlow);
  const guards = drawnFlow ? guardAnswers(drawnFlow.chart, entry) : [];
  return (
    <Stack gap="0">
      {guards.map(({ asked, holds }) => (
        <span key={asked.id}>
          <FormattedMessage
            {...(holds ? messages.holds : messages.fails)}
            values={{ guard: tell.condition(asked) }}
          />
        </span>
      ))}
      {entry.calls.map((call) => (
        <span key={call}>
          <FormattedMessage {...messages.calls} values={{ call: tell.call(call) }} />
        </span>
      ))}
    </Stack>
  );
}

function ExportButton({ shown: { drawnFlow, tabSnapshot, actor } }: { readonly shown: Shown }) {
  const { save } = useInspector();
  const [refusal, refuse] = useState<LogRefusal | null>(null);
  if (!actor) return null;
  const exportLog = () => {
    const recording = recordingOf(tabSnapshot, actor.id, drawnFlow.name);
    refuse(recording.ok ? null : recording.failure);
    if (!recording.ok) return;
    save(
      `${drawnFlow.name.replace('/', '-')}.json`,
      `${JSON.stringify(recording.value, null, 2)}\n`,
    );
  };
  return (
    <>
      <Button variant="outline" onClick={exportLog}>
        <Icon name="note" size="4" />
        <FormattedMessage {...messages.export} values={{ flow: drawnFlow.name }} />
      </Button>
      <Text role="status" color="danger.fg">
        {refusal ? <LogRefusalText refusal={refusal} /> : null}
      </Text>
    </>
  );
}
