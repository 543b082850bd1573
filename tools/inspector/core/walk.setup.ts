import { assign, setup } from 'xstate';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import type * as Walk from './walk.types.ts';

export const walk = setup({
  types: {
    input: {} as Walk.Input,
    context: {} as Walk.Context,
    events: {} as Walk.Command,
    tags: {} as Walk.Tag,
    meta: {} as Meta,
  },
  actors: {
    takeBearing: portActor<Walk.Situation, Walk.Bearing>('takeBearing'),
    makeMove: portActor<Walk.Move, Walk.Moved>('makeMove'),
  },
  guards: {
    walkWasInterrupted: ({ context }) => context.goal !== null,
    isThere: (_, { kind }: Walk.Bearing) => kind === 'arrived',
    wasThere: (_, { kind }: Walk.Bearing) => kind === 'passed',
    knowsNoRoute: (_, { kind }: Walk.Bearing) => kind === 'stuck',
    hasWalkedTooFar: ({ context }) => context.moves.length >= context.mostMoves,
    moveIsImpossible: (_, { kind }: Walk.Moved) => kind === 'stuck',
  },
  actions: {
    setOut: assign((_, goal: Walk.Goal) => ({ goal, moves: [], tried: [], why: null })),
    addMove: assign(({ context }, move: Walk.Move) => ({ moves: [...context.moves, move] })),
    noteOutcome: assign(({ context }, moved: Walk.Moved) => ({
      tried: moved.kind === 'unmoved' ? [...context.tried, moved.tried] : context.tried,
    })),
    explain: assign((_, ended: Walk.Bearing | Walk.Moved) => ({
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
