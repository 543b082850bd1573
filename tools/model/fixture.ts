import type { Page as Window } from '@playwright/test';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { Desk } from '#tools/desk/desk.ts';
import type { Flow } from './flow.ts';
import type { Person } from './person.ts';
import type { WireCall, WireEnding } from './wire-call.ts';

/** A person on the way to a flow in the real app, who may do on the way what they like. */
export type Visit = {
  /** The language of the app, in which its items have names of their own. */
  readonly language: 'en' | 'hi';
  readonly person: Person;
  readonly window: Window;
  readonly desk: Desk;
  /** What this browser knows from earlier visits. */
  readonly hasStored: (entries: Readonly<Record<string, string>>) => Promise<void>;
  readonly opens: (path: string) => Promise<void>;
  /** Says this to the flow, as another one of the page does. */
  readonly reports: (event: EventObject) => Promise<void>;
  /** What the owner of this shop has set otherwise than ours, in the words of the wire. */
  readonly ownerSays: (ours: string, theirs: string) => Promise<void>;
  /** Whether this walk comes to an outcome, or a case of an event, with this name. */
  readonly comesTo: (name: string) => boolean;
  /** Waits until the app is asked, and has that end so. */
  readonly ends: (call: WireCall['call'], ending: WireEnding) => Promise<void>;
};

type Preparation = (visit: Visit) => Promise<void>;

/** How a flow comes about in the real app, in a real browser. */
export type Fixture<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** For each input: what leads to the flow with it. */
  readonly arrange: Readonly<Record<string, Preparation>>;
  /** By input, where the page may run several of this machine: the id of the one that is walked. */
  readonly runsAs?: Readonly<Record<string, string>>;
  /** What a person does in another flow that this one waits for, by actor and outcome. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, Preparation>>>>;
  /** Says what the page says `sentBy: 'the app'`: another tab, another flow. */
  readonly happens?: Readonly<Record<string, (visit: Visit, event: never) => Promise<void>>>;
  /**
   * What the page says by itself, by type of the event, such as that the clock goes on: held there until
   * the walk comes to it. Then the newest is heard, and whatever else is said until it has arrived.
   */
  readonly heldInPage?: readonly string[];
  /** Held likewise, where each counts from the one before it: all that were said are heard, in order. */
  readonly heldInOrder?: readonly string[];
  /** Machines beside this one whose time does not pass, by id: what is told stays to be read. */
  readonly stopped?: readonly string[];
  /** How a person comes back to this flow, where an event has opened another one before it. */
  readonly comesBack?: Readonly<Record<string, Preparation>>;
  /** Its states differ by the theme they wear: pictures are taken in that one only. */
  readonly dressesItself?: true;
  /** What it is about can be seen in this language alone; in each when missing. */
  readonly onlyIn?: 'en';
  /** Steps that can be brought about here; all when missing. */
  readonly within?: Flow<Machine>['within'];
  /** What cannot be met in a browser, each with the reason. Defects are left out anyway. */
  readonly unreached?: Readonly<Record<string, string>>;
};

/** A flow that is not walked in a browser, with the reason. */
export type NotInBrowser = { readonly notInBrowser: string };

export const isWalkedInBrowser = (
  fixture: Fixture | NotInBrowser | undefined,
): fixture is Fixture => fixture !== undefined && !('notInBrowser' in fixture);

/** Says how the flow comes about in a browser: for every input, in the order of a visit. */
export const defineFixture = <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  fixture: Fixture<Machine>,
): Fixture<Machine> & { readonly flow: Flow<Machine> } => ({ flow, ...fixture });
