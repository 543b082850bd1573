import { Defect } from '#domain/kernel/defect.ts';
import { walk } from './walk.setup.ts';
import type * as Walk from './walk.types.ts';

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

function moveAhead(bearing: Walk.Bearing): Walk.Move {
  if (bearing.kind !== 'ahead') throw new Defect(`A walk that is ${bearing.kind} has no next step`);
  return bearing.move;
}

function lastMove({ moves }: Walk.Context): Walk.Move {
  const move = moves.at(-1);
  if (!move) throw new Defect('A walk has no move to make');
  return move;
}
