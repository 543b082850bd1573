import { assign, not, setup } from 'xstate';
import { answered, type Answered, answerGuards } from '#application/kernel/answered.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Frame, LogRefusal } from '@sundry/statecharts/log';

/** A parsed log with its frames. */
export type Replayed = { readonly flow: string; readonly frames: readonly Frame[] };
export type ReplayAnswer = Result<Replayed, LogRefusal>;

export type Command =
  /** The text of a file. */
  | { readonly type: 'log.open'; readonly text: string }
  | { readonly type: 'log.close' }
  | { readonly type: 'frame.next' }
  | { readonly type: 'frame.back' }
  | { readonly type: 'frame.choose'; readonly frame: number }
  | { readonly type: 'replay.play' }
  | { readonly type: 'replay.pause' };

export type Context = {
  readonly text: string;
  readonly replayed: Replayed | null;
  /** The index of the current frame. */
  readonly frame: number;
  readonly failure: LogRefusal | null;
};

export type Tag = 'open' | 'playing' | 'reading';

const replay = setup({
  types: {
    context: {} as Context,
    events: {} as Command,
    tags: {} as Tag,
    meta: {} as Meta,
  },
  actors: { replayLog: portActor<string, ReplayAnswer>('replayLog') },
  delays: { aStride: 900 },
  guards: {
    ...answerGuards,
    isAtTheEnd: ({ context }) => context.frame >= lastFrame(context),
    isAtTheBeginning: ({ context }) => context.frame === 0,
    isFrame: ({ context }, frame: number) => frame >= 0 && frame <= lastFrame(context),
  },
  actions: {
    setText: assign((_, text: string) => ({ text, failure: null })),
    setReplayed: assign((_, replayed: Replayed) => ({ replayed, frame: 0 })),
    setFailure: assign((_, failure: LogRefusal) => ({ replayed: null, frame: 0, failure })),
    goOn: assign(({ context }) => ({ frame: context.frame + 1 })),
    goBack: assign(({ context }) => ({ frame: context.frame - 1 })),
    goTo: assign((_, frame: number) => ({ frame })),
    rewind: assign({ frame: 0 }),
    forget: assign({ text: '', replayed: null, frame: 0, failure: null }),
  },
});

function lastFrame({ replayed }: Context): number {
  return (replayed?.frames.length ?? 1) - 1;
}

export const replayMachine = replay.createMachine({
  id: 'replay',
  description: 'Steps through the log of a machine, forwards and back, with its chart lit.',
  context: { text: '', replayed: null, frame: 0, failure: null },
  initial: 'empty',
  on: {
    'log.open': {
      actions: { type: 'setText', params: ({ event }) => event.text },
      target: '.reading',
      reenter: true,
    },
    'log.close': { actions: 'forget', target: '.empty' },
  },
  states: {
    empty: { description: 'No log is open, or it could not be read.', meta: { reqs: [] } },
    reading: {
      description: 'The log is run through the bare machine, from its first event to its last.',
      tags: 'reading',
      meta: { reqs: [] },
      invoke: {
        id: 'replayLog',
        src: 'replayLog',
        input: ({ context }) => context.text,
        onDone: answered(({ value, failure }: Answered<ReplayAnswer>) => ({
          accepted: { target: 'paused', actions: { type: 'setReplayed', params: value } },
          failed: { target: 'empty', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    paused: {
      description: 'One moment of the log is shown, and stays until another is asked for.',
      tags: 'open',
      meta: { reqs: [] },
      on: {
        'frame.next': { guard: not('isAtTheEnd'), actions: 'goOn' },
        'frame.back': { guard: not('isAtTheBeginning'), actions: 'goBack' },
        'frame.choose': {
          guard: { type: 'isFrame', params: ({ event }) => event.frame },
          actions: { type: 'goTo', params: ({ event }) => event.frame },
        },
        'replay.play': [
          { guard: 'isAtTheEnd', actions: 'rewind', target: 'playing' },
          { target: 'playing' },
        ],
      },
    },
    playing: {
      description: 'The moments of the log follow one another, a stride apart.',
      tags: ['open', 'playing'],
      meta: { reqs: [] },
      on: { 'replay.pause': 'paused' },
      after: {
        aStride: [
          { guard: 'isAtTheEnd', target: 'paused' },
          { actions: 'goOn', target: 'playing', reenter: true },
        ],
      },
    },
  },
});
