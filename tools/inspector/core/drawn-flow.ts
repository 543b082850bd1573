/** All that is known of a flow without running it: what `npm run charts` has drawn and written. */
export type DrawnFlow = {
  /** `<module>/<flow>`. */
  readonly name: string;
  readonly chart: Chart;
  readonly pictures: readonly Picture[];
  readonly words: ChartLabels;
  readonly routeMap: RouteMap;
};

/** A chart's words by the names they stand for; conditions by their transition. */
export type ChartLabels = {
  readonly states: Readonly<Record<string, string>>;
  readonly calls: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
};

/** In words, or in code, as the machine names things. */
export type Language = 'words' | 'code';

/** One drawing: the inside of a state, or of the whole machine. */
export type Picture = {
  readonly language: Language;
  /** Empty for the whole machine. */
  readonly parent: string;
  readonly svg: string;
};

export type Chart = {
  readonly id: string;
  readonly description: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
};

export type ChartState = {
  /** Dotted path below the machine. */
  readonly path: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  readonly reqs: readonly string[];
  readonly tags: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
};

export type ChartTransition = {
  readonly id: string;
  /** The state it leaves; empty for the machine itself, which is to say for all of them. */
  readonly source: string;
  readonly event: string;
  readonly kind: 'event' | 'done' | 'error' | 'delay' | 'always' | 'state done';
  /** Which of several for the same event, from 0. */
  readonly candidate: number;
  readonly targets: readonly string[];
  readonly guard: Guard | null;
  readonly actions: readonly string[];
};

export type Guard =
  | { readonly type: 'leaf'; readonly name: string; readonly told?: string }
  | { readonly type: 'and' | 'or' | 'not'; readonly of: readonly Guard[] };

/** One thing that happens in a flow: a person acts, a capability answers, or time passes. */
export type Step =
  | { readonly kind: 'user'; readonly event: string; readonly case: string }
  | { readonly kind: 'outcome'; readonly actor: string; readonly outcome: string }
  | { readonly kind: 'delay'; readonly delay: string; readonly state: string };

/** What the explorer of the model has found out about getting from state to state. */
export type RouteMap = {
  readonly vocabulary: Vocabulary;
  /** Where the machine may come to rest, each as `configurationOf` says it. */
  readonly configurations: readonly string[];
  readonly steps: readonly Step[];
  /** Every step that leads elsewhere: from one configuration, by a step, to another. */
  readonly edges: readonly (readonly [from: number, step: number, to: number])[];
  /** For each state, the shortest way to it that the real app can be expected to go. */
  readonly routes: Readonly<Record<string, Route>>;
  /** The calls that each capability makes, as the control desk knows them. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** States without such a way, and why. */
  readonly unreached: Readonly<Record<string, Unreached>>;
};

export type Route = {
  readonly input: string;
  readonly from: number;
  readonly legs: readonly (readonly [step: number, to: number])[];
};

/** It is passed in an instant; or only a defect of ours leads there. */
export type Unreached = 'instant' | 'defect';

/** The words of a model's walks: what each named case holds. */
export type Vocabulary = {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
