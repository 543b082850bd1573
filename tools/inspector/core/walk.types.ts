import type { Step, Unreached } from './drawn-flow.ts';
import type { Tried } from './plan.ts';

export type Goal = { readonly flow: string; readonly state: string };

/**
 * One action for the customer on the route. `flow` and `state` name its target: the goal, or the state of a
 * dialog on the way.
 */
export type Move = Goal & {
  readonly action:
    | { readonly kind: 'go'; readonly to: string }
    /** Reloads the page in a browser without these entries: some states occur only then. */
    | { readonly kind: 'reload'; readonly forgets: readonly string[] }
    /** Opens the flow: requests a dialog, or establishes a precondition. */
    | { readonly kind: 'open'; readonly event: string }
    | { readonly kind: 'say'; readonly step: Step & { kind: 'user' } }
    | { readonly kind: 'wait'; readonly step: Step };
  /** Calls that the control desk holds or fails, arranged before the action. */
  readonly arranged: readonly Arranged[];
};

/** Answers of a healthy server that the example data does not lead to. */
export type Answer =
  'cart_conflict' | 'no address' | 'no modules' | 'no zones' | 'out_of_stock' | 'quote_expired';

export type Arranged = {
  readonly call: string;
  readonly how: 'hold' | 'broken-json' | 401 | 403 | Answer;
};

export type Why =
  | { readonly kind: Unreached | 'noRoute' | 'tooFar' | 'unknown' | 'ownFlow' }
  /** The walk needs the control desk, which is off. */
  | { readonly kind: 'noDesk' }
  /** The real app has no data for this event. */
  | { readonly kind: 'nothingAtHand'; readonly event: string }
  /** A defect, with its message. */
  | { readonly kind: 'broken'; readonly said: string };

/** The next move of a walk, or its end. */
export type Bearing =
  | { readonly kind: 'ahead'; readonly move: Move }
  | { readonly kind: 'arrived' }
  /** The machine was in that state and has left it: it does not rest there. */
  | { readonly kind: 'passed' }
  | { readonly kind: 'stuck'; readonly why: Why };

/** The result of a move. */
export type Moved =
  | { readonly kind: 'moved' }
  | { readonly kind: 'unmoved'; readonly tried: Tried }
  | { readonly kind: 'stuck'; readonly why: Why };

export type Command =
  | { readonly type: 'walk.begin'; readonly goal: Goal }
  | { readonly type: 'walk.stop' }
  /** Releases the held calls, so that the app goes on. */
  | { readonly type: 'calls.release' };

/** A walk that was interrupted by the end of its page, such as a reload; without a goal there was none. */
export type Interrupted = { readonly goal: Goal | null; readonly moves: readonly Move[] };

export type Input = Interrupted & {
  /** A walk with more moves is going in circles. */
  readonly mostMoves: number;
};

export type Context = Input & {
  readonly tried: readonly Tried[];
  readonly why: Why | null;
};

export type Situation = Pick<Context, 'goal' | 'moves' | 'tried'>;
export type Tag = 'walking' | 'arrived' | 'passed' | 'stuck';
