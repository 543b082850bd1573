import { assign, not, setup } from 'xstate';
import { portActor } from '#application/kernel/port-actor.ts';
import type * as Replay from './replay.types.ts';

const replay = setup({
  types: {
    context: {} as Replay.Context,
    events: {} as Replay.Event,
    tags: {} as Replay.Tag,
    meta: {} as Replay.Meta,
  },
  actors: { developFilm: portActor<string, Replay.FilmAnswer>('developFilm') },
  delays: { aStride: 900 },
  guards: {
    filmIsDeveloped: (_, { ok }: Replay.FilmAnswer) => ok,
    isAtTheEnd: ({ context }) => context.frame >= lastFrame(context),
    isAtTheBeginning: ({ context }) => context.frame === 0,
    isFrame: ({ context }, frame: number) => frame >= 0 && frame <= lastFrame(context),
  },
  actions: {
    holdText: assign((_, text: string) => ({ text, failure: null })),
    holdFilm: assign((_, answer: Replay.FilmAnswer) =>
      answer.ok
        ? { film: answer.value, frame: 0 }
        : { film: null, frame: 0, failure: answer.failure },
    ),
    goOn: assign(({ context }) => ({ frame: context.frame + 1 })),
    goBack: assign(({ context }) => ({ frame: context.frame - 1 })),
    goTo: assign((_, frame: number) => ({ frame })),
    rewind: assign({ frame: 0 }),
    forget: assign({ text: '', film: null, frame: 0, failure: null }),
  },
});

function lastFrame({ film }: Replay.Context): number {
  return (film?.frames.length ?? 1) - 1;
}

/** @see docs/charts/inspector-replay.md, drawn from this file */
export const replayMachine = replay.createMachine({
  id: 'replay',
  description: 'Steps through the log of a machine, forwards and back, with its chart lit.',
  context: { text: '', film: null, frame: 0, failure: null },
  initial: 'empty',
  on: {
    'log.open': {
      actions: { type: 'holdText', params: ({ event }) => event.text },
      target: '.developing',
      reenter: true,
    },
    'log.close': { actions: 'forget', target: '.empty' },
  },
  states: {
    empty: { description: 'No log is open, or it could not be read.', meta: { reqs: [] } },
    developing: {
      description: 'The log is run through the bare machine, from its first event to its last.',
      tags: 'reading',
      meta: { reqs: [] },
      invoke: {
        id: 'developFilm',
        src: 'developFilm',
        input: ({ context }) => context.text,
        onDone: [
          {
            guard: { type: 'filmIsDeveloped', params: ({ event }) => event.output },
            actions: { type: 'holdFilm', params: ({ event }) => event.output },
            target: 'paused',
          },
          {
            actions: { type: 'holdFilm', params: ({ event }) => event.output },
            target: 'empty',
          },
        ],
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
        'film.play': [
          { guard: 'isAtTheEnd', actions: 'rewind', target: 'playing' },
          { target: 'playing' },
        ],
      },
    },
    playing: {
      description: 'The moments of the log follow one another, a stride apart.',
      tags: ['open', 'playing'],
      meta: { reqs: [] },
      on: { 'film.pause': 'paused' },
      after: {
        aStride: [
          { guard: 'isAtTheEnd', target: 'paused' },
          { actions: 'goOn', target: 'playing', reenter: true },
        ],
      },
    },
  },
});
