import type { Page as Window } from '@playwright/test';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { Desk } from '#tools/desk/desk.ts';
import type { Flow } from './flow.ts';
import type { Person } from './person.ts';
import type { WireCall, WireEnding } from './wire-call.ts';

/** A person on the way to a flow in the real app, free in all actions. */
export type Visit = {
  /** The language of the app, which names items differently. */
  readonly language: 'en' | 'hi';
  readonly person: Person;
  readonly window: Window;
  readonly desk: Desk;
  /** Storage entries from earlier visits of this browser. */
  readonly hasStored: (entries: Readonly<Record<string, string>>) => Promise<void>;
  readonly opens: (path: string) => Promise<void>;
  /** Sends this event to the flow, as another one of the page does. */
  readonly reports: (event: EventObject) => Promise<void>;
  /** Changes a setting of the owner, in the wire format. */
  readonly ownerSays: (ours: string, theirs: string) => Promise<void>;
  /** Returns true when this walk includes an outcome, or a case of an event, with this name. */
  readonly comesTo: (name: string) => boolean;
  /** Waits for the call, and ends it like this. */
  readonly ends: (call: WireCall['call'], ending: WireEnding) => Promise<void>;
};

type Preparation = (visit: Visit) => Promise<void>;

/** The start of a flow in the real app, in a real browser. */
export type Fixture<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** For each input, the steps that start the flow with it. */
  readonly arrange: Readonly<Record<string, Preparation>>;
  /** By input, where the page may run several of this machine: the id of the observed one. */
  readonly runsAs?: Readonly<Record<string, string>>;
  /** A person's actions in another flow that this one waits for, by actor and outcome. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, Preparation>>>>;
  /** Provokes events with `sentBy: 'the app'`: from another tab or flow. */
  readonly happens?: Readonly<Record<string, (visit: Visit, event: never) => Promise<void>>>;
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
  readonly comesBack?: Readonly<Record<string, Preparation>>;
  /** Its states depend on the current theme: pictures are taken in that one only. */
  readonly dressesItself?: true;
  /** The only language in which its subject is visible; all when missing. */
  readonly onlyIn?: 'en';
  /** Steps that are possible here; all when missing. */
  readonly within?: Flow<Machine>['within'];
  /** Obligations that a browser cannot meet, each with the reason. Defects are left out anyway. */
  readonly unreached?: Readonly<Record<string, string>>;
};

/** A flow that is not walked in a browser, with the reason. */
export type NotInBrowser = { readonly notInBrowser: string };

export const isWalkedInBrowser = (
  fixture: Fixture | NotInBrowser | undefined,
): fixture is Fixture => fixture !== undefined && !('notInBrowser' in fixture);

/** Declares the fixture of a flow in a browser, for every input, in the order of a visit. */
export const defineFixture = <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  fixture: Fixture<Machine>,
): Fixture<Machine> & { readonly flow: Flow<Machine> } => ({ flow, ...fixture });
