import { ok, refuse, type Result } from './result.ts';
import type { DrawnFlow, Step } from './drawn-flow.ts';

/** One event that a machine has processed. */
export type LogEntry = {
  readonly number: number;
  readonly at: number;
  readonly actor: string;
  readonly machine: string;
  readonly event: string;
  /** The whole event as JSON, with masked secrets. */
  readonly said: string;
  /** Active states before; null for the first event of a machine. */
  readonly from: readonly string[] | null;
  readonly to: readonly string[];
  readonly taken: readonly Taken[];
  /** The calls that the event started. */
  readonly calls: readonly string[];
};

/** A transition that was taken, by XState's identifiers. */
export type Taken = {
  readonly source: string;
  readonly event: string;
  readonly candidate: number;
};

/** The events of a running machine from its start. */
export type Recording = {
  readonly flow: string;
  readonly recorded: { readonly input?: unknown; readonly events: readonly SaidEvent[] };
};

/** A walk of the model with its names of cases, as `npm run model` stores it after a failure. */
export type ModelLog = {
  readonly flow: string;
  readonly input: string;
  readonly steps: readonly Step[];
};

/** The format that the inspector and `npm run model -- --replay` read. */
export type Log = Recording | ModelLog;

export type SaidEvent = { readonly type: string; readonly [fact: string]: unknown };

export type LogRefusal =
  | { readonly kind: 'notALog' }
  /** The recording lacks the machine's first events. */
  | { readonly kind: 'beginningLost' }
  | { readonly kind: 'unknownFlow'; readonly flow: string }
  /** The log names an unknown case of the model, or its machine could not receive an event. */
  | { readonly kind: 'doesNotFit'; readonly step: number };

const BEGINNING = 'xstate.init';

/** The log of one machine as a file for storage, exchange and replay. */
export function recordingOf(
  { log }: { readonly log: readonly LogEntry[] },
  actor: string,
  flow: string,
): Result<Recording, LogRefusal> {
  const [first, ...rest] = log.filter((entry) => entry.actor === actor).map(saidIn);
  if (first?.type !== BEGINNING) return refuse({ kind: 'beginningLost' });
  const { input } = first;
  return ok({ flow, recorded: { ...(input === undefined ? {} : { input }), events: rest } });
}

const saidIn = ({ said }: LogEntry): SaidEvent => JSON.parse(said) as SaidEvent;

export function parseLog(text: string): Result<Log, LogRefusal> {
  const raw = parsed(text);
  const fits =
    isRecord(raw) &&
    typeof raw['flow'] === 'string' &&
    (isRecord(raw['recorded'])
      ? isListOf(raw['recorded']['events'], 'type')
      : typeof raw['input'] === 'string' && isListOf(raw['steps'], 'kind'));
  return fits ? ok(raw as unknown as Log) : refuse({ kind: 'notALog' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isListOf = (raw: unknown, key: string): boolean =>
  Array.isArray(raw) && raw.every((one) => isRecord(one) && typeof one[key] === 'string');

/** The input and the events of a log, in the machine's terms. */
export function eventsIn(
  log: Log,
  { chart, routeMap: { vocabulary } }: DrawnFlow,
): Result<{ readonly input: unknown; readonly events: readonly SaidEvent[] }, LogRefusal> {
  if ('recorded' in log) return ok({ input: log.recorded.input, events: log.recorded.events });
  if (!(log.input in vocabulary.inputs)) return refuse({ kind: 'doesNotFit', step: 0 });
  const events = log.steps.map((step) => eventFor(step, chart.id, vocabulary));
  const strange = events.indexOf(null);
  if (strange >= 0) return refuse({ kind: 'doesNotFit', step: strange + 1 });
  return ok({ input: vocabulary.inputs[log.input], events: events as readonly SaidEvent[] });
}

function eventFor(
  step: Step,
  machine: string,
  { events, outcomes }: DrawnFlow['routeMap']['vocabulary'],
): SaidEvent | null {
  switch (step.kind) {
    case 'user': {
      const payload = events[step.event]?.[step.case];
      return payload ? { type: step.event, ...payload } : null;
    }
    case 'outcome': {
      const { actor, outcome } = step;
      if (outcome === 'defect') {
        const error = { message: `${actor} broke its promise` };
        return { type: `xstate.error.actor.${actor}`, actorId: actor, error };
      }
      const answers = outcomes[actor];
      return answers && outcome in answers
        ? { type: `xstate.done.actor.${actor}`, actorId: actor, output: answers[outcome] }
        : null;
    }
    case 'delay':
      return { type: `xstate.after.${step.delay}.${[machine, step.state].join('.')}` };
  }
}
