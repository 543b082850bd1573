import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { walkMachine } from '#tools/inspector/core/walk/machine.ts';
import { defineFlow } from '@sundry/statecharts';

const goal = { flow: 'cart/cart', state: 'working' } as const;
const step = { kind: 'user', event: 'item.add', case: 'a dish' } as const;
const arranged = [{ call: 'POST /cart/add', how: 'hold' }] as const;
const move: Walk.Move = { ...goal, action: { kind: 'say', step }, arranged };
const why = { kind: 'noRoute' } as const;

export const flow = defineFlow({
  name: 'inspector/walk',
  machine: walkMachine,
  inputs: {
    'a page without a walk': { mostMoves: 3, goal: null, moves: [] },
    'a page that was reloaded on the way': { mostMoves: 3, goal, moves: [move] },
  },
  events: {
    'walk.begin': { 'to a cart that is working': { goal } },
    'walk.stop': { '': {} },
    'calls.release': { '': {} },
  },
  outcomes: {
    takeBearing: {
      ahead: { kind: 'ahead', move },
      arrived: { kind: 'arrived' },
      passed: { kind: 'passed' },
      stuck: { kind: 'stuck', why },
    },
    makeMove: {
      moved: { kind: 'moved' },
      unmoved: { kind: 'unmoved', tried: { at: 'ready', step } },
      stuck: { kind: 'stuck', why },
    },
  },
  project: ({ context: { goal: wanted, moves, tried, why: reason } }) => ({
    goal: wanted?.state ?? null,
    moves: moves.length,
    tried: tried.length,
    why: reason?.kind === 'broken' ? reason.said : (reason?.kind ?? null),
  }),
  invariants: {
    'a walker under way knows where to': (it) => !it.hasTag('walking') || it.context.goal !== null,
    'a walker that is stuck says why': (it) => it.hasTag('stuck') === (it.context.why !== null),
    'no walk goes on for ever': ({ context }) => context.moves.length <= context.mostMoves,
  },
});
