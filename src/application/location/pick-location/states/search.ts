import { answered, type Answered } from '#application/kernel/answered.ts';
import { pickLocation } from '../setup.ts';
import type * as PickLocation from '../setup.ts';

/** The search box and its predictions. */
export const search = pickLocation.createStateConfig({
  description: 'The customer may look for a place by name.',
  meta: { reqs: ['LOC-03', 'LOC-11'] },
  initial: 'idle',
  on: {
    'search.type': [
      {
        guard: { type: 'textIsGiven', params: ({ event }) => event.text },
        target: '.searching',
        actions: { type: 'setText', params: ({ event }) => event.text },
      },
      {
        target: '.idle',
        actions: [{ type: 'setText', params: ({ event }) => event.text }, 'clearPredictions'],
      },
    ],
    'prediction.choose': {
      target: '.idle',
      actions: [
        { type: 'setText', params: ({ event }) => event.prediction.description },
        'clearPredictions',
      ],
    },
  },
  states: {
    idle: {
      description: 'Nothing is looked for.',
      meta: { reqs: ['LOC-10'] },
      on: {
        'search.submit': [
          { guard: 'textIsMissing', target: 'missing' },
          { target: 'searching.asking' },
        ],
      },
    },
    missing: {
      description: 'The customer searched for nothing and is told that a text is required.',
      tags: 'textMissing',
      meta: { reqs: ['LOC-31'] },
    },
    searching: {
      description: 'A text is typed, and looked for.',
      meta: { reqs: ['LOC-11'] },
      initial: 'typing',
      on: { 'search.submit': '.asking' },
      states: {
        typing: {
          description: 'The customer is typing. The app waits for a pause before it looks.',
          meta: { reqs: ['LOC-11'] },
          after: { typingPause: 'asking' },
        },
        asking: {
          description: 'The app looks for places of that name. A newer text makes it start anew.',
          tags: 'searching',
          meta: { reqs: ['LOC-11', 'API-15'] },
          invoke: {
            id: 'predictPlaces',
            src: 'predictPlaces',
            input: ({ context }) => ({
              text: context.text.trim(),
              near: context.point ?? context.centre,
            }),
            onDone: answered(({ value, failure }: Answered<PickLocation.PredictionsAnswer>) => ({
              accepted: {
                target: 'offering',
                actions: { type: 'setPredictions', params: value },
              },
              failed: {
                target: 'failed',
                actions: { type: 'setSearchFailure', params: failure },
              },
            })),
          },
        },
        offering: {
          description: 'The places that the text may mean are on offer, or that there are none.',
          tags: 'offering',
          meta: { reqs: ['LOC-11'] },
          on: {
            'search.leave': {
              target: '#pickLocation.choosing.search.idle',
              actions: 'clearPredictions',
            },
          },
        },
        failed: {
          description: 'The search got no answer. Every other way to choose still works.',
          meta: { reqs: ['LOC-11'] },
        },
      },
    },
  },
});
