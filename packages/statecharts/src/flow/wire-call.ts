import type { AnyStateMachine } from 'xstate';
import type { AnswerOf } from './outcome-cases.ts';

/** The end of a held call: an exact answer, or a network failure. */
export type WireEnding =
  | { readonly status: number; readonly body: unknown }
  | 'html'
  | 'broken-json'
  | 'drop';

/** Concurrent other calls by the desk's names, with exact answers. */
type Beside = Readonly<Record<string, unknown>>;

/**
 * An outcome in wire format, with the case that the real adapter turns it into: `answered`, or `failure:
 * <kind>`. The adapter makes the value itself; it is declared nowhere.
 */
export type WireOutcome<Case extends string = string> = {
  readonly means: Case;
  readonly ending: WireEnding;
  /** Overrides `beside` of the call for this outcome. */
  readonly beside?: Beside;
};

/** The call of a capability, and each of its outcomes in wire format. */
export type WireCall = {
  /** By the desk's names: "POST /api/v1/auth/login". Of several it makes one, depending on its input. */
  readonly call: string | readonly string[];
  /** The machine's name of the capability, where it differs from the actor's. */
  readonly capability?: string;
  /** The input of the capability for a test of its adapter: of one outcome, or of all. */
  readonly asks?: unknown;
  readonly beside?: Beside;
  readonly outcomes: Readonly<Record<string, WireOutcome>>;
};
export type WireCalls = Readonly<Record<string, WireCall>>;

/** The concurrent calls of an outcome, with their answers. */
export const besideOf = ({ beside, outcomes }: WireCall, outcome: string): Beside => ({
  ...beside,
  ...outcomes[outcome]?.beside,
});

type CapabilityOf<Call, Id> = Call extends { readonly capability: infer Name } ? Name : Id;

/** The compiler's view of an adapter's value: the matching case of the answer. */
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

/** The case of an answer: `answered`, or its failure. */
export function caseOf(answer: unknown): string {
  const { ok, failure } = answer as { readonly ok?: boolean; readonly failure?: unknown };
  if (ok === true) return 'answered';
  const { kind } = (failure ?? {}) as { readonly kind?: string };
  return `failure: ${kind ?? String(failure)}`;
}
