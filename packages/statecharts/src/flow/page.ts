import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { chartOf, type Chart } from './chart.ts';
import type { Flow } from './flow.ts';
import type { Locator, Person } from './person.ts';
import type { Configuration } from '../walk/walker.ts';

/** A person's view of a state; or the reason why nothing of it is visible. */
export type Assertion<Snapshot> =
  | ((person: Person, planned: Snapshot) => Promise<void>)
  | { readonly silent: string };

/** For transient states. */
export const passedThrough = { silent: 'It is left as soon as it is entered.' } as const;

type Names<Value> = Value extends string ? Value : keyof Value & string;
type Inside<Value, Name> = Value extends string
  ? never
  : Name extends keyof Value
    ? NonNullable<Value[Name]>
    : never;

/**
 * An assertion for every state, nested as the states are. A state with children has one assertion for all of
 * it, or one for each child, and then `always` for their common part.
 */
export type Assertions<Value, Snapshot> = {
  readonly [Name in Names<Value>]: [Inside<Value, Name>] extends [never]
    ? Assertion<Snapshot>
    : | Assertion<Snapshot>
      | (Assertions<Inside<Value, Name>, Snapshot> & { readonly always?: Assertion<Snapshot> });
};

type Payload<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>;

/** A person's action for an event, and the way in which its absence shows; or another sender. */
export type Action<Event = object, Snapshot = AnyMachineSnapshot> =
  | {
      readonly does: (person: Person, event: Event, planned: Snapshot) => Promise<void>;
      /** Asserts that the control is absent or disabled. */
      readonly absent: (person: Person, planned: Snapshot) => Promise<void>;
      /** A refusing guard makes the control absent, unless this is set. */
      readonly staysWhenRefused?: true;
      /** The control may be pressed while it is `aria-disabled`, which shows the missing input. */
      readonly insists?: true;
      /** States in which the action is possible and changes nothing, each with the reason. */
      readonly idle?: Readonly<Record<string, string>>;
    }
  | { readonly sentBy: 'the app'; readonly because: string };

/**
 * A person's view of each state of a flow, and their action for each of its events: in roles and names, in the
 * words of the requirements, and independent of the machine's structure.
 */
export type Page<Machine extends AnyStateMachine = AnyStateMachine> = {
  readonly flow: Flow<Machine>;
  readonly states: Assertions<SnapshotFrom<Machine>['value'], SnapshotFrom<Machine>>;
  readonly events: {
    readonly [Type in Exclude<EventFromLogic<Machine>['type'], `xstate.${string}`>]: Action<
      Payload<EventFromLogic<Machine>, Type>,
      SnapshotFrom<Machine>
    >;
  };
  /** Elements of other flows on the same screen, each with the reason: only their pages assert them. */
  readonly elsewhere?: Readonly<Record<string, Locator>>;
  /** Steps that a person can take; all when missing. Omitted ones need a reason below. */
  readonly within?: Flow<Machine>['within'];
  /** Obligations that a person cannot meet, each with the reason. */
  readonly unreached?: Readonly<Record<string, string>>;
};

/** A page without the type of its machine, for drivers. */
export type AnyPage = {
  readonly flow: Flow;
  readonly states: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, Action>>;
  readonly elsewhere?: Readonly<Record<string, Locator>>;
  readonly within?: Flow['within'];
  readonly unreached?: Readonly<Record<string, string>>;
};

/** Declares the page object of a flow, checked against its machine's types. */
export const definePage = <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  page: Omit<Page<Machine>, 'flow'>,
): Page<Machine> => ({ flow, ...page });

/** The part of the flow that a person can walk. */
export function asWalkedBy({ flow, within, unreached }: AnyPage): Flow {
  return {
    ...flow,
    unreached: { ...flow.unreached, ...unreached },
    within: (snapshot, step) =>
      flow.within?.(snapshot, step) !== false && within?.(snapshot, step) !== false,
  };
}

export function actionOf({ flow, events }: AnyPage, event: string): Action {
  const action = events[event];
  if (!action) throw new Error(`The page of ${flow.name} has no event ${event}`);
  return action;
}

/** True where the action is possible and changes nothing. */
export const isIdle = (
  { idle = {} }: Extract<Action, { does: unknown }>,
  at: Configuration,
): boolean => [at.value, ...at.states].some((state) => state in idle);

/** The payload of any case of an event. */
export const firstCase = (flow: Flow, event: string): object =>
  Object.values((flow.events as Record<string, Record<string, object>>)[event] ?? {})[0] ?? {};

type AnyAssertion = Assertion<AnyMachineSnapshot>;

/** The assertions for a configuration, from the outermost state inwards. */
export const assertionsFor = (page: AnyPage, { states }: Configuration): readonly AnyAssertion[] =>
  states.flatMap((path) => ownAssertionOf(page, path) ?? []);

/** The assertion of exactly this state, without its ancestors. */
function ownAssertionOf({ states }: AnyPage, path: string): AnyAssertion | null {
  let found: unknown = states;
  for (const name of path.split('.')) {
    if (isAssertion(found)) return null;
    found = (found as Record<string, unknown> | undefined)?.[name];
  }
  if (isAssertion(found)) return found;
  const always = (found as { always?: unknown } | undefined)?.always;
  return isAssertion(always) ? always : null;
}

const isAssertion = (thing: unknown): thing is AnyAssertion =>
  typeof thing === 'function' || (typeof thing === 'object' && thing !== null && 'silent' in thing);

/** States without an assertion, and events without an action. */
export function pageGaps(page: AnyPage): readonly string[] {
  const { flow, events } = page;
  const unseen = leavesOf(chartOf(flow.machine)).filter((path) =>
    ancestorsOf(path).every((one) => ownAssertionOf(page, one) === null),
  );
  const unsaid = Object.keys(flow.events).filter((event) => !(event in events));
  return [
    ...unseen.map((path) => `${flow.name}: the page says nothing of the state ${path}`),
    ...unsaid.map((event) => `${flow.name}: the page has no event ${event}`),
  ];
}

const leavesOf = ({ states }: Chart): readonly string[] =>
  states.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path);

const ancestorsOf = (path: string): readonly string[] =>
  path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'));
