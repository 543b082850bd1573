import type { AnyStateMachine } from 'xstate';
import type { AnswerOf } from './outcome-cases.ts';

/** What the desk lets a held call end with: an answer word for word, or a failure of the network. */
export type WireEnding =
  { readonly status: number; readonly body: unknown } | 'html' | 'broken-json' | 'drop';

/** What else is asked at the same time, as the desk knows calls, and answered at once, word for word. */
type Beside = Readonly<Record<string, unknown>>;

/**
 * An outcome as it comes over the wire, with the case of the answer that the real adapter makes of it:
 * `answered`, or `failure: <kind>`. The value itself is made by that adapter, and is told nowhere.
 */
export type WireOutcome<Case extends string = string> = {
  readonly means: Case;
  readonly ending: WireEnding;
  /** Where that is another answer with this outcome than with the others. */
  readonly beside?: Beside;
};

/** The call that a capability makes, and what each of its outcomes is on the wire. */
export type WireCall = {
  /** As the desk knows calls: "POST /api/v1/auth/login". Of several it makes one, as its input has it. */
  readonly call: string | readonly string[];
  /** What the machine calls the capability, where that is another word than the name of the actor. */
  readonly capability?: string;
  /** What the capability is asked, so that its adapter can be heard: of one outcome, or of all. */
  readonly asks?: unknown;
  readonly beside?: Beside;
  readonly outcomes: Readonly<Record<string, WireOutcome>>;
};
export type WireCalls = Readonly<Record<string, WireCall>>;

/** What is asked beside a call that has this outcome, with the answers. */
export const besideOf = ({ beside, outcomes }: WireCall, outcome: string): Beside => ({
  ...beside,
  ...outcomes[outcome]?.beside,
});

type CapabilityOf<Call, Id> = Call extends { readonly capability: infer Name } ? Name : Id;

/** What the compiler knows of the value that an adapter makes: which case of the answer it is. */
type OfCase<Answer, Case> = Case extends `failure: ${infer Kind}`
  ? { readonly ok: false; readonly failure: { readonly kind: Kind } }
  : Extract<Answer, { readonly ok: true }>;

/** The outcomes of these calls of a machine as values of the domain. */
export type MadeOf<Machine extends AnyStateMachine, Calls extends WireCalls> = {
  readonly [Id in keyof Calls]: {
    readonly [Name in keyof Calls[Id]['outcomes']]: OfCase<
      AnswerOf<Machine, CapabilityOf<Calls[Id], Id>>,
      Calls[Id]['outcomes'][Name]['means']
    >;
  };
};

/** The case that an answer is: whether it is there, or which failure it is. */
export function caseOf(answer: unknown): string {
  const { ok, failure } = answer as { readonly ok?: boolean; readonly failure?: unknown };
  if (ok === true) return 'answered';
  const { kind } = (failure ?? {}) as { readonly kind?: string };
  return `failure: ${kind ?? String(failure)}`;
}
