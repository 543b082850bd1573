import { assign, setup } from 'xstate';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Step, Unreached } from '@sundry/statecharts/log';
import type { Tried } from '#tools/inspector/core/plan.ts';

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
  | 'cart_conflict'
  | 'no address'
  | 'no modules'
  | 'no zones'
  | 'out_of_stock'
  | 'quote_expired';

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

export const walk = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Command,
    tags: {} as Tag,
    meta: {} as Meta,
  },
  actors: {
    takeBearing: portActor<Situation, Bearing>('takeBearing'),
    makeMove: portActor<Move, Moved>('makeMove'),
  },
  guards: {
    walkWasInterrupted: ({ context }) => context.goal !== null,
    isThere: (_, { kind }: Bearing) => kind === 'arrived',
    wasThere: (_, { kind }: Bearing) => kind === 'passed',
    knowsNoRoute: (_, { kind }: Bearing) => kind === 'stuck',
    hasWalkedTooFar: ({ context }) => context.moves.length >= context.mostMoves,
    moveIsImpossible: (_, { kind }: Moved) => kind === 'stuck',
  },
  actions: {
    setOut: assign((_, goal: Goal) => ({ goal, moves: [], tried: [], why: null })),
    addMove: assign(({ context }, move: Move) => ({ moves: [...context.moves, move] })),
    noteOutcome: assign(({ context }, moved: Moved) => ({
      tried: moved.kind === 'unmoved' ? [...context.tried, moved.tried] : context.tried,
    })),
    explain: assign((_, ended: Bearing | Moved) => ({
      why: ended.kind === 'stuck' ? ended.why : null,
    })),
    explainDefect: assign((_, { thrown }: { readonly thrown: unknown }) => ({
      why: { kind: 'broken', said: thrown instanceof Error ? thrown.message : String(thrown) },
    })),
    explainDistance: assign({ why: { kind: 'tooFar' } }),
    forgetGoal: assign({ goal: null, moves: [], tried: [], why: null }),
    /** Releases the calls that the control desk holds for this walk. */
    releaseCalls: effect(),
  },
});

export const walkMachine = walk.createMachine({
  id: 'walk',
  description: 'Takes the running app to a state that a reader wants to see.',
  context: ({ input }) => ({ ...input, tried: [], why: null }),
  initial: 'resting',
  on: {
    'walk.begin': {
      actions: ['releaseCalls', { type: 'setOut', params: ({ event }) => event.goal }],
      target: '.orienting',
      reenter: true,
    },
    'walk.stop': { actions: ['releaseCalls', 'forgetGoal'], target: '.resting' },
  },
  states: {
    resting: {
      description: 'No walk is asked for. One that a reload of the page interrupted goes on.',
      meta: { reqs: [] },
      always: { guard: 'walkWasInterrupted', target: 'orienting' },
    },
    orienting: {
      description: 'The walker looks where the machine stands, and plans the way anew.',
      tags: 'walking',
      meta: { reqs: [] },
      invoke: {
        id: 'takeBearing',
        src: 'takeBearing',
        input: ({ context: { goal, moves, tried } }) => ({ goal, moves, tried }),
        onDone: [
          { guard: { type: 'isThere', params: ({ event }) => event.output }, target: 'arrived' },
          { guard: { type: 'wasThere', params: ({ event }) => event.output }, target: 'passed' },
          {
            guard: { type: 'knowsNoRoute', params: ({ event }) => event.output },
            actions: { type: 'explain', params: ({ event }) => event.output },
            target: 'stuck',
          },
          { guard: 'hasWalkedTooFar', actions: 'explainDistance', target: 'stuck' },
          {
            actions: { type: 'addMove', params: ({ event }) => moveAhead(event.output) },
            target: 'moving',
          },
        ],
        onError: {
          actions: { type: 'explainDefect', params: ({ event }) => ({ thrown: event.error }) },
          target: 'stuck',
        },
      },
    },
    moving: {
      description: 'One step is taken on the real app; the walker waits for what comes of it.',
      tags: 'walking',
      meta: { reqs: [] },
      invoke: {
        id: 'makeMove',
        src: 'makeMove',
        input: ({ context }) => lastMove(context),
        onDone: [
          {
            guard: { type: 'moveIsImpossible', params: ({ event }) => event.output },
            actions: { type: 'explain', params: ({ event }) => event.output },
            target: 'stuck',
          },
          {
            actions: { type: 'noteOutcome', params: ({ event }) => event.output },
            target: 'orienting',
          },
        ],
        onError: {
          actions: { type: 'explainDefect', params: ({ event }) => ({ thrown: event.error }) },
          target: 'stuck',
        },
      },
    },
    arrived: {
      description: 'The machine is in the state that was asked for.',
      tags: 'arrived',
      meta: { reqs: [] },
      on: { 'calls.release': { actions: 'releaseCalls', target: 'passed' } },
    },
    passed: {
      description: 'The machine was in the state that was asked for, and went on at once.',
      tags: 'passed',
      meta: { reqs: [] },
    },
    stuck: {
      description: 'The real app does not lead there, or the walker broke; the reason is told.',
      tags: 'stuck',
      meta: { reqs: [] },
    },
  },
});

function moveAhead(bearing: Bearing): Move {
  if (bearing.kind !== 'ahead') throw new Defect(`A walk that is ${bearing.kind} has no next step`);
  return bearing.move;
}

function lastMove({ moves }: Context): Move {
  const move = moves.at(-1);
  if (!move) throw new Defect('A walk has no move to make');
  return move;
}
