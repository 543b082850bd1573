import type { Step, Unreached } from './drawn-flow.ts';
import type { Tried } from './plan.ts';

export type Goal = { readonly flow: string; readonly state: string };

/**
 * One thing that is done for the customer on the way. `flow` and `state` say what it is to lead to: the
 * goal, or what a dialog on the way is to answer.
 */
export type Move = Goal & {
  readonly action:
    | { readonly kind: 'go'; readonly to: string }
    /** The page begins anew, in a browser without these entries: some states are met only then. */
    | { readonly kind: 'reload'; readonly forgets: readonly string[] }
    /** Whatever opens the flow: a dialog is asked for, or what it needs is put in place. */
    | { readonly kind: 'open'; readonly event: string }
    | { readonly kind: 'say'; readonly step: Step & { kind: 'user' } }
    | { readonly kind: 'wait'; readonly step: Step };
  /** Calls that the control desk is asked to hold or to spoil, before anything is done. */
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
  /** The control desk would be needed, and is off. */
  | { readonly kind: 'noDesk' }
  /** The real app has nothing at hand to do this with. */
  | { readonly kind: 'nothingAtHand'; readonly event: string }
  /** A defect of ours, in the words of whatever threw it. */
  | { readonly kind: 'broken'; readonly said: string };

/** Where a walk stands: what to do next, or that there is nothing left to do. */
export type Bearing =
  | { readonly kind: 'ahead'; readonly move: Move }
  | { readonly kind: 'arrived' }
  /** The machine was in that state and has gone on: it does not rest there. */
  | { readonly kind: 'passed' }
  | { readonly kind: 'stuck'; readonly why: Why };

/** What a move has led to. */
export type Moved =
  | { readonly kind: 'moved' }
  | { readonly kind: 'unmoved'; readonly tried: Tried }
  | { readonly kind: 'stuck'; readonly why: Why };

/** What a view may send. */
export type Command =
  | { readonly type: 'walk.begin'; readonly goal: Goal }
  | { readonly type: 'walk.stop' }
  /** Lets go of the calls that are held, so that the app goes on. */
  | { readonly type: 'calls.release' };

/** A walk that was under way when its page was left, as at a reload; without a goal there was none. */
export type Interrupted = { readonly goal: Goal | null; readonly moves: readonly Move[] };

export type Input = Interrupted & {
  /** A walk that has not arrived after so many moves is going in circles. */
  readonly mostMoves: number;
};

export type Context = Input & {
  readonly tried: readonly Tried[];
  readonly why: Why | null;
};

export type Situation = Pick<Context, 'goal' | 'moves' | 'tried'>;
export type Tag = 'walking' | 'arrived' | 'passed' | 'stuck';
