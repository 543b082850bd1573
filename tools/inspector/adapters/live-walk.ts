import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Services } from '#application/shell/services.ts';
import type * as Storefront from '#application/shell/storefront.types.ts';
import type { Step } from '#tools/inspector/core/drawn-flow.ts';
import type * as Walk from '#tools/inspector/core/walk.types.ts';
import type { ControlDesk } from './control-desk.ts';
import type { Preparation } from './preparations.ts';

/** What brings a flow about that does not run all the time: an event of the storefront, or a page. */
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

/** How a page has to begin for a state that is met at no other time. */
export type Beginning = {
  /** What this browser must not know from an earlier visit. */
  readonly forgets?: readonly string[];
  /** How calls of other flows go then. */
  readonly arranged?: readonly Walk.Arranged[];
};

export type Asked<Machine extends AnyStateMachine> = {
  readonly app: Services;
  readonly desk: ControlDesk;
  readonly snapshot: SnapshotFrom<Machine>;
  readonly step: Step & { readonly kind: 'user' };
  /** The state that the walk is to reach. */
  readonly goal: string;
  /** Where the walk ends: another flow's state, where this one only leads there. */
  readonly end: Walk.Goal;
};
type Said<Machine extends AnyStateMachine> = readonly EventFromLogic<Machine>[] | null;

/** What is really sent for a step of the model; null when there is nothing at hand to send. */
export type Payload<Machine extends AnyStateMachine = AnyStateMachine> = {
  bivarianceHack(asked: Asked<Machine>): Promise<Said<Machine>> | Said<Machine>;
}['bivarianceHack'];

/**
 * Whether the running app gives an answer: to anyone; to a customer who has been here before; by chance, which
 * is what is not said; never, on the way that the walk takes; or when the control desk is asked for it, in
 * this way.
 */
export type Likelihood =
  'usual' | 'later' | 'chance' | 'never' | { readonly arranged: Walk.Arranged['how'] };

type Typed = {
  readonly machine: AnyStateMachine;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

type EventOf<Machine extends AnyStateMachine> = Exclude<
  EventFromLogic<Machine>['type'],
  `xstate.${string}`
>;

/** How the inspector takes the running app to the states of a flow. What is missing here goes without saying. */
export type LiveWalk<Flow extends Typed = Typed> = {
  readonly opening?: Opening;
  /** What has to be so before, in order; a place and a module where nothing is said. */
  readonly preparations?: (state: string) => readonly Preparation[];
  readonly beginnings?: Readonly<Record<string, Beginning>>;
  /** A state where one has to have been, and to have left the page, before this one can be met. */
  readonly comesBackFrom?: Readonly<Record<string, string>>;
  /** Another walk that has to be taken before. */
  readonly before?: (
    state: string,
    at: At & { readonly app: Services; readonly isRunning: boolean },
  ) => Promise<Walk.Goal | null> | Walk.Goal | null;
  /** What starts it at the end of that other walk: what its first calls meet is arranged before. */
  readonly startedBy?: { readonly flow: string; readonly event: string };
  /** Real things in the place of the model's. What is not named is sent as the model has it. */
  readonly sends?: { readonly [Type in EventOf<Flow['machine']>]?: Payload<Flow['machine']> };
  /** The same for one case of an event: what a listener reports otherwise, may be brought about so. */
  readonly sendsCase?: {
    readonly [Type in EventOf<Flow['machine']>]?: Readonly<
      Record<string, Payload<Flow['machine']>>
    >;
  };
  /** What is not sent: a listener reports it when it happens. */
  readonly happens?: readonly EventOf<Flow['machine']>[];
  /** How the running app comes to an answer. Those by which any call may fail are the desk's to arrange. */
  readonly answers?: {
    readonly [Actor in keyof Flow['outcomes']]?: {
      readonly [Name in keyof Flow['outcomes'][Actor]]?: Likelihood;
    };
  };
  /** The calls of capabilities of which the model does not say how they look on the wire. */
  readonly calls?: Readonly<Record<string, Endpoint>>;
};

/** Says how a flow is walked in the running app, in step with the types of its machine and its outcomes. */
export const defineLiveWalk = <Flow extends Typed>(live: LiveWalk<Flow>): LiveWalk => live;

/** All of them, by name of the flow. */
export type LiveWalks = Readonly<Record<string, LiveWalk>>;

/** How the desk brings about a failure that any call may end with. */
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
