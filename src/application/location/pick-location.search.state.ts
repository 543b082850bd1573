import { pickLocation } from './pick-location.setup.ts';

/** The search box: what is typed, what it may mean. */
export const search = pickLocation.createStateConfig({
  description: 'The customer may look for a place by name.',
  meta: { reqs: ['LOC-03', 'LOC-11'] },
  initial: 'idle',
  on: {
    'search.type': [
      {
        guard: { type: 'textIsGiven', params: ({ event }) => event.text },
        target: '.typing',
        actions: { type: 'holdText', params: ({ event }) => event.text },
      },
      {
        target: '.idle',
        actions: [{ type: 'holdText', params: ({ event }) => event.text }, 'dropPredictions'],
      },
    ],
    'search.submit': [{ guard: 'textIsMissing', target: '.missing' }, { target: '.asking' }],
    'search.leave': { target: '.idle', actions: 'dropPredictions' },
    'prediction.choose': {
      target: '.idle',
      actions: [
        { type: 'holdText', params: ({ event }) => event.prediction.description },
        'dropPredictions',
      ],
    },
  },
  states: {
    idle: {
      description: 'Nobody is searching.',
      meta: { reqs: ['LOC-10'] },
    },
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
        onDone: [
          {
            guard: { type: 'placesAreFound', params: ({ event }) => event.output },
            target: 'offering',
            actions: { type: 'holdPredictions', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: { type: 'holdSearchFailure', params: ({ event }) => event.output },
          },
        ],
      },
    },
    offering: {
      description: 'The places that the text may mean are on offer, or that there are none.',
      tags: 'offering',
      meta: { reqs: ['LOC-11'] },
    },
    failed: {
      description: 'The search got no answer. Every other way to choose still works.',
      meta: { reqs: ['LOC-11'] },
    },
    missing: {
      description: 'The customer searched for nothing and is told that a text is required.',
      tags: 'textMissing',
      meta: { reqs: ['LOC-31'] },
    },
  },
});
