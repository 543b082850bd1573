/** What the desk lets a held call end with: an answer word for word, or a failure of the network. */
export type WireEnding =
  | { readonly status: number; readonly body: unknown }
  | 'html'
  | 'broken-json'
  | 'drop'
  /** Whatever the real app answers. */
  | 'as it is';

/**
 * An outcome as it comes over the wire, with the case of the answer that the real adapter makes of it:
 * `answered`, or `failure: <kind>`. The value itself is made by that adapter, and is told nowhere.
 */
export type WireOutcome<Case extends string = string> = {
  readonly means: Case;
  readonly ending: Exclude<WireEnding, 'as it is'>;
};

/** The call that a capability makes, and what each of its outcomes is on the wire. */
export type WireCall = {
  /** As the desk knows calls: "POST /api/v1/auth/login". Of several it makes one, as its input has it. */
  readonly call: string | readonly string[];
  /** What the machine calls the capability, where that is another word than the name of the actor. */
  readonly capability?: string;
  /** What the capability is asked, so that its adapter can be heard: of one outcome, or of all. */
  readonly asks?: unknown;
  readonly outcomes: Readonly<Record<string, WireOutcome>>;
};
export type WireCalls = Readonly<Record<string, WireCall>>;

/** What the compiler knows of the value that an adapter makes: which case it is. */
type OfCase<Case> = Case extends `failure: ${infer Kind}`
  ? { readonly ok: false; readonly failure: { readonly kind: Kind } }
  : { readonly ok: true; readonly value: object };

/** The outcomes of these calls as values of the domain. */
export type MadeOf<Calls extends WireCalls> = {
  readonly [Id in keyof Calls]: {
    readonly [Name in keyof Calls[Id]['outcomes']]: OfCase<Calls[Id]['outcomes'][Name]['means']>;
  };
};

/** The case that an answer is: whether it is there, or which failure it is. */
export function caseOf(answer: unknown): string {
  const { ok, failure } = answer as { readonly ok?: boolean; readonly failure?: unknown };
  if (ok === true) return 'answered';
  const { kind } = (failure ?? {}) as { readonly kind?: string };
  return `failure: ${kind ?? String(failure)}`;
}
