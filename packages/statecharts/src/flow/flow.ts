import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { DecisionCase } from '../mutation/decision-table.ts';
import type { Exhaustive } from './outcome-cases.ts';
import type { WireCalls } from './wire-call.ts';

/** One step of a flow: a person acts, a capability answers, or time passes. */
export type Step =
  | { readonly kind: 'user'; readonly event: string; readonly case: string }
  | { readonly kind: 'outcome'; readonly actor: string; readonly outcome: string }
  | { readonly kind: 'delay'; readonly delay: string; readonly state: string };

type Payload<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>;

/** Every case of every event that a person or the world may send, by event and by name of the case. */
export type EventCases<Machine extends AnyStateMachine> = {
  readonly [Type in Exclude<EventFromLogic<Machine>['type'], `xstate.${string}`>]: Readonly<
    Record<string, Payload<EventFromLogic<Machine>, Type>>
  >;
};

/** The model of a flow. One declaration serves every driver. */
export type Flow<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** `<area>/<flow>`. */
  readonly name: string;
  readonly machine: Machine;
  readonly inputs: Readonly<Record<string, InputFrom<Machine>>>;
  readonly events: EventCases<Machine>;
  /** The possible answers of each invoked or spawned child. Every one that can reject also gets a defect. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Answers in wire format: the adapters of the real app turn them into outcomes. */
  readonly wire?: WireCalls;
  /** The capability of a child whose id has another name, by id. */
  readonly calls?: Readonly<Record<string, string>>;
  /** Kinds of answers that a call never gives here, by the compiler's names, each with the reason. */
  readonly impossible?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The relevant part of the context: configurations with equal projections are the same. */
  readonly project: (snapshot: SnapshotFrom<Machine>) => Readonly<Record<string, unknown>>;
  /** Invariants of every configuration, by sentence. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Obligations that cannot be met, each with the reason. */
  readonly unreached?: Readonly<Record<string, string>>;
  /** Equivalent mutants by name, each with the reason. */
  readonly equivalents?: Readonly<Record<string, string>>;
  /** Cases of its rules that no walk tells apart. */
  readonly rules?: readonly DecisionCase[];
  /**
   * Steps that walks take here; all when missing. Bounds queues, and keeps the fields of a form from being
   * combined with all else: obligations left out here must be met elsewhere, and coverage reports those that
   * are not.
   *
   * @see README.md, "Too many configurations"
   */
  readonly within?: (snapshot: SnapshotFrom<Machine>, step: Step) => boolean;
  /** The maximum of configurations; more is an error that names the keys which multiply them. */
  readonly bound?: number;
  /** Children whose failure is not part of the flow (listeners). */
  readonly neverFails?: readonly string[];
};

export const DEFECT = 'defect';
export const DEFAULT_BOUND = 3_000;

/** Declares a flow, checked against its machine's types: its events, and every kind of answer of its calls. */
export const defineFlow = <
  Machine extends AnyStateMachine,
  const Outcomes extends Flow['outcomes'],
  const Impossible extends NonNullable<Flow['impossible']> = Readonly<Record<never, never>>,
  const Calls extends NonNullable<Flow['calls']> = Readonly<Record<never, never>>,
  const Listener extends string = never,
>(
  flow: Omit<Flow<Machine>, 'outcomes' | 'impossible' | 'calls' | 'neverFails'> & {
    readonly outcomes: Outcomes & Exhaustive<Machine, Outcomes, Impossible, Calls, Listener>;
    readonly impossible?: Impossible;
    readonly calls?: Calls;
    readonly neverFails?: readonly Listener[];
  },
): Flow<Machine> & { readonly outcomes: Outcomes } => flow;

export const stepText = (step: Step): string => {
  switch (step.kind) {
    case 'user':
      return step.case === '' ? step.event : `${step.event} (${step.case})`;
    case 'outcome':
      return `${step.actor} answers ${step.outcome}`;
    case 'delay':
      return `${step.delay} passes`;
  }
};

export const valueText = ({ value }: AnyMachineSnapshot): string => textOf(value);

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => {
      const text = textOf(inner);
      return text === '' ? key : `${key}.${text.includes(' + ') ? `(${text})` : text}`;
    })
    .join(' + ');
}
