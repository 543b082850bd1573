import type { Page as Window } from '@playwright/test';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { Flow } from './flow.ts';
import type { Person } from './person.ts';
import type { WireCall, WireEnding } from './wire-call.ts';

/**
 * The control over the app's calls that walks in a browser need. A call is named by method and path:
 * "POST /api/v1/auth/login".
 */
export type ControlDesk = {
  /** Holds this call until it is ended; replaces earlier rules. */
  readonly holds: (call: string) => Promise<void>;
  /** Ends the held calls, and returns their number. */
  readonly ends: (call: string, ending: object) => Promise<number>;
  /** Answers this call with exactly this body from now on. */
  readonly answers: (call: string, body: unknown) => Promise<void>;
  readonly forgetsRules: () => Promise<unknown>;
};

/** A person on the way to a flow in the real app, free in all actions. */
export type Visit<Desk extends ControlDesk = ControlDesk, Language extends string = string> = {
  /** The language of the app. */
  readonly language: Language;
  readonly person: Person;
  readonly window: Window;
  readonly desk: Desk;
  /** Storage entries from earlier visits of this browser. */
  readonly hasStored: (entries: Readonly<Record<string, string>>) => Promise<void>;
  readonly opens: (path: string) => Promise<void>;
  /** Sends this event to the flow, as another one of the page does. */
  readonly reports: (event: EventObject) => Promise<void>;
  /** Replaces a text in the answers of the app that the driver's `settings` select. */
  readonly ownerSays: (ours: string, theirs: string) => Promise<void>;
  /** Returns true when this walk includes an outcome, or a case of an event, with this name. */
  readonly comesTo: (name: string) => boolean;
  /** Waits for the call, and ends it like this. */
  readonly ends: (call: WireCall['call'], ending: WireEnding) => Promise<void>;
};

type Preparation<Desk extends ControlDesk, Language extends string> = (
  visit: Visit<Desk, Language>,
) => Promise<void>;

/** The start of a flow in the real app, in a real browser. */
export type Fixture<
  Machine extends AnyStateMachine = AnyStateMachine,
  Desk extends ControlDesk = never,
  Language extends string = never,
> = {
  /** For each input, the steps that start the flow with it. */
  readonly arrange: Readonly<Record<string, Preparation<Desk, Language>>>;
  /** By input, where the page may run several of this machine: the id of the observed one. */
  readonly runsAs?: Readonly<Record<string, string>>;
  /** A person's actions in another flow that this one waits for, by actor and outcome. */
  readonly answers?: Readonly<
    Record<string, Readonly<Record<string, Preparation<Desk, Language>>>>
  >;
  /** Provokes events with `sentBy: 'the app'`: from another tab or flow. */
  readonly happens?: Readonly<
    Record<string, (visit: Visit<Desk, Language>, event: never) => Promise<void>>
  >;
  /**
   * Types of spontaneous events of the page, such as ticks of the clock, that are held until the walk reaches
   * them. Then the newest is delivered, and further ones until the target state is reached.
   */
  readonly heldInPage?: readonly string[];
  /** Held likewise, but each counts: all are delivered, in order. */
  readonly heldInOrder?: readonly string[];
  /** Other machines, by id, whose timers stand still: their notices stay readable. */
  readonly stopped?: readonly string[];
  /** A person's return to this flow, after an event has opened another one before it. */
  readonly comesBack?: Readonly<Record<string, Preparation<Desk, Language>>>;
  /** Its states depend on the current theme: pictures are taken in that one only. */
  readonly dressesItself?: true;
  /** The only language in which its subject is visible; all when missing. */
  readonly onlyIn?: Language;
  /** Steps that are possible here; all when missing. */
  readonly within?: Flow<Machine>['within'];
  /** Obligations that a browser cannot meet, each with the reason. Defects are left out anyway. */
  readonly unreached?: Readonly<Record<string, string>>;
};

/** A flow that is not walked in a browser, with the reason. */
export type NotInBrowser = { readonly notInBrowser: string };

export const isWalkedInBrowser = <Declared extends object>(
  fixture: Declared | NotInBrowser | undefined,
): fixture is Exclude<Declared, NotInBrowser> =>
  fixture !== undefined && !('notInBrowser' in fixture);

/**
 * Declares the fixture of a flow in a browser, for every input, in the order of a visit. An app binds it to
 * the types of its desk and its languages: `const defineFixture = fixtureWith<Desk, 'en' | 'hi'>();`.
 */
export const fixtureWith =
  <Desk extends ControlDesk, Language extends string>() =>
  <Machine extends AnyStateMachine>(
    flow: Flow<Machine>,
    fixture: Fixture<Machine, Desk, Language>,
  ): Fixture<Machine, Desk, Language> & { readonly flow: Flow<Machine> } => ({ flow, ...fixture });
