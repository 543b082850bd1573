import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Services } from '#application/shell/services.ts';
import type * as Storefront from '#application/shell/storefront/setup.ts';
import type { Step } from '@sundry/statecharts/log';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import type { ControlDesk } from './control-desk.ts';
import type { Preparation } from './preparations.ts';

/** The start of a flow that does not always run: an event of the storefront, or a page. */
export type Opening =
  | { readonly kind: 'event'; readonly event: (state: string) => Storefront.Event }
  | { readonly kind: 'page'; readonly to: (app: Services, at: At) => Promise<string> | string };

type At = { readonly desk: ControlDesk; readonly state: string };

export const byEvent = (event: Extract<Opening, { kind: 'event' }>['event']): Opening => ({
  kind: 'event',
  event,
});
export const byPage = (to: Extract<Opening, { kind: 'page' }>['to']): Opening => ({
  kind: 'page',
  to,
});

/** The initial conditions of a page for a state that occurs only at its start. */
export type Beginning = {
  /** Storage entries of an earlier visit to remove. */
  readonly forgets?: readonly string[];
  /** Rules for calls of other flows. */
  readonly arranged?: readonly Walk.Arranged[];
};

export type Asked<Machine extends AnyStateMachine> = {
  readonly app: Services;
  readonly desk: ControlDesk;
  readonly snapshot: SnapshotFrom<Machine>;
  readonly step: Step & { readonly kind: 'user' };
  readonly goal: string;
  /** The end of the walk: another flow's state, where this one only leads there. */
  readonly end: Walk.Goal;
};
type Said<Machine extends AnyStateMachine> = readonly EventFromLogic<Machine>[] | null;

/** The event that is sent for a step of the model; null when no real data is available for it. */
export type Payload<Machine extends AnyStateMachine = AnyStateMachine> = {
  bivarianceHack(asked: Asked<Machine>): Promise<Said<Machine>> | Said<Machine>;
}['bivarianceHack'];

/**
 * The likelihood of an answer of the running app: for everyone; for a returning customer; by chance, the
 * default; never, on the walk's route; or through the control desk, in this way.
 */
export type Likelihood =
  | 'usual'
  | 'later'
  | 'chance'
  | 'never'
  | { readonly arranged: Walk.Arranged['how'] };

type Typed = {
  readonly machine: AnyStateMachine;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

type EventOf<Machine extends AnyStateMachine> = Exclude<
  EventFromLogic<Machine>['type'],
  `xstate.${string}`
>;

/** The way in which the inspector takes the running app to the states of a flow. All parts have defaults. */
export type LiveWalk<Flow extends Typed = Typed> = {
  readonly opening?: Opening;
  /** Preconditions in order; by default a place and a module. */
  readonly preparations?: (state: string) => readonly Preparation[];
  readonly beginnings?: Readonly<Record<string, Beginning>>;
  /** A state to visit, and a page to leave, before this state can occur. */
  readonly comesBackFrom?: Readonly<Record<string, string>>;
  /** Another walk that comes first. */
  readonly before?: (
    state: string,
    at: At & { readonly app: Services; readonly isRunning: boolean },
  ) => Promise<Walk.Goal | null> | Walk.Goal | null;
  /** The event that starts it at the end of that other walk: rules for its first calls are set before. */
  readonly startedBy?: { readonly flow: string; readonly event: string };
  /** Real data instead of the model's. Other events are sent as the model has them. */
  readonly sends?: { readonly [Type in EventOf<Flow['machine']>]?: Payload<Flow['machine']> };
  /** The same for one case of an event; this can also provoke the report of a listener. */
  readonly sendsCase?: {
    readonly [Type in EventOf<Flow['machine']>]?: Readonly<
      Record<string, Payload<Flow['machine']>>
    >;
  };
  /** Events that are never sent: a listener reports them. */
  readonly happens?: readonly EventOf<Flow['machine']>[];
  /** The sources of the running app's answers. The desk arranges failures that any call may have. */
  readonly answers?: {
    readonly [Actor in keyof Flow['outcomes']]?: {
      readonly [Name in keyof Flow['outcomes'][Actor]]?: Likelihood;
    };
  };
  /** The endpoints of capabilities for which the model declares no wire format. */
  readonly calls?: Readonly<Record<string, Endpoint>>;
};

/** Declares a flow's walk in the running app, checked against its machine's types and outcomes. */
export const defineLiveWalk = <Flow extends Typed>(live: LiveWalk<Flow>): LiveWalk => live;

/** All of them, by name of the flow. */
export type LiveWalks = Readonly<Record<string, LiveWalk>>;

/** Failures that any call may have, as the desk arranges them. */
const ARRANGED: Readonly<Record<string, Likelihood>> = {
  unreachable: { arranged: 'broken-json' },
  refused: { arranged: 403 },
  signedOut: { arranged: 401 },
};

export function likelihoodOf(
  live: LiveWalk | undefined,
  { actor, outcome }: { readonly actor: string; readonly outcome: string },
): Likelihood {
  const answers: Readonly<
    Record<string, Readonly<Record<string, Likelihood | undefined>> | undefined>
  > = live?.answers ?? {};
  return answers[actor]?.[outcome] ?? ARRANGED[outcome] ?? 'chance';
}
