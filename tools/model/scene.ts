import type { Page as Window } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { Desk } from '#tests/e2e/desk.ts';
import type { Flow } from './flow.ts';
import type { Person } from './person.ts';

/** Somebody on the way to a flow in the real shop, who may do on the way what they like. */
export type Visit = {
  /** The language of the shop, in which its wares have names of their own. */
  readonly language: 'en' | 'hi';
  readonly person: Person;
  readonly window: Window;
  readonly desk: Desk;
  /** What this browser knows from earlier visits. */
  readonly remembers: (entries: Readonly<Record<string, string>>) => Promise<void>;
  readonly opens: (path: string) => Promise<void>;
  /** What the owner of this shop has set otherwise than ours, in the words of the wire. */
  readonly ownerSays: (ours: string, theirs: string) => Promise<void>;
};

/** What the desk lets a held call end with: an answer word for word, or a failure of the network. */
export type WireEnding =
  | { readonly status: number; readonly body: unknown }
  | 'html'
  | 'broken-json'
  | 'drop'
  /** Whatever the real shop answers. */
  | 'as it is';

/** The call that a capability makes, and what each of its outcomes looks like on the wire. */
export type WireCall = {
  /** As the desk knows calls: "POST /api/v1/auth/login". */
  readonly call: string;
  readonly endings: Readonly<Record<string, WireEnding>>;
};

type Deed = (visit: Visit) => Promise<void>;

/** How a flow comes about in the real shop, in a real browser. */
export type Scene<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** For each input: what leads to the flow with it. */
  readonly arrange: Readonly<Record<string, Deed>>;
  readonly calls?: Readonly<Record<string, WireCall>>;
  /** What a person does in another flow that this one waits for, by actor and outcome. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, Deed>>>>;
  /** Says what the page says `by: 'the shop'`: another tab, another flow. */
  readonly happens?: Readonly<Record<string, (visit: Visit, said: never) => Promise<void>>>;
  /** Steps that can be brought about here; all when missing. */
  readonly within?: Flow<Machine>['within'];
  /** What cannot be met in a browser, each with the reason. Defects are left out anyway. */
  readonly unreached?: Readonly<Record<string, string>>;
};

/** Says how the flow comes about in a browser: for every input, in the order of a visit. */
export const defineScene = <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  scene: Scene<Machine>,
): Scene<Machine> & { readonly flow: Flow<Machine> } => ({ flow, ...scene });
