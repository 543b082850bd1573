/** All static data of a flow, as `npm run charts` has written it. */
export type DrawnFlow = {
  /** `<module>/<flow>`. */
  readonly name: string;
  readonly chart: Chart;
  readonly pictures: readonly Picture[];
  readonly words: ChartLabels;
  readonly routeMap: RouteMap;
};

/** A chart's labels by the names they stand for; conditions by their transition. */
export type ChartLabels = {
  readonly states: Readonly<Record<string, string>>;
  readonly calls: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
};

/** In words, or in code, with the machine's names. */
export type Language = 'words' | 'code';

/** One drawing: the children of a state, or of the whole machine. */
export type Picture = {
  readonly language: Language;
  /** Empty for the whole machine. */
  readonly parent: string;
  /** True for a second picture, with the technical states and transitions that the first one folds. */
  readonly isUnfolded?: boolean;
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
  /** The source state; empty for the machine itself, that is, for all states. */
  readonly source: string;
  readonly event: string;
  readonly kind: 'event' | 'done' | 'error' | 'delay' | 'always' | 'state done';
  /** The index among the candidates for the same event, from 0. */
  readonly candidate: number;
  readonly targets: readonly string[];
  readonly guard: Guard | null;
  readonly actions: readonly string[];
};

export type Guard =
  | { readonly type: 'leaf'; readonly name: string; readonly told?: string }
  | { readonly type: 'and' | 'or' | 'not'; readonly of: readonly Guard[] };

/** One step of a flow: a person acts, a capability answers, or time passes. */
export type Step =
  | { readonly kind: 'user'; readonly event: string; readonly case: string }
  | { readonly kind: 'outcome'; readonly actor: string; readonly outcome: string }
  | { readonly kind: 'delay'; readonly delay: string; readonly state: string };

/** The explorer's results about routes from state to state. */
export type RouteMap = {
  readonly vocabulary: Vocabulary;
  /** The stable configurations of the machine, in the form of `configurationOf`. */
  readonly configurations: readonly string[];
  readonly steps: readonly Step[];
  /** Every step that leads elsewhere: from one configuration, by a step, to another. */
  readonly edges: readonly (readonly [from: number, step: number, to: number])[];
  /** For each state, the shortest route that the real app can be expected to take. */
  readonly routes: Readonly<Record<string, Route>>;
  /** The calls of each capability, by the control desk's names. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** States without such a route, and the reason. */
  readonly unreached: Readonly<Record<string, Unreached>>;
};

export type Route = {
  readonly input: string;
  readonly from: number;
  readonly legs: readonly (readonly [step: number, to: number])[];
};

/** The state is transient, or only a defect leads there. */
export type Unreached = 'instant' | 'defect';

/** The named values of a model's walks, by case. */
export type Vocabulary = {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
