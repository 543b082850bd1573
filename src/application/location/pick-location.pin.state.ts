import { answered, type Answered } from '#application/kernel/answered.ts';
import type * as PickLocation from './pick-location.types.ts';
import { chosen } from './pick-location.chosen.state.ts';
import { pickLocation } from './pick-location.setup.ts';

/** The pin. What was under way for an older place is dropped the moment a newer one is chosen. */
export const pin = pickLocation.createStateConfig({
  description: 'Where the pin stands. The newest choice counts, whichever way it was made.',
  meta: { reqs: ['LOC-01', 'LOC-10'] },
  initial: 'starting',
  on: {
    'map.choose': {
      target: '.chosen',
      actions: { type: 'movePin', params: ({ event }) => event.point },
    },
    'pin.nudge': {
      target: '.chosen',
      actions: { type: 'nudgePin', params: ({ event }) => event },
    },
    'address.choose': {
      target: '.chosen',
      actions: { type: 'movePinToAddress', params: ({ event }) => event },
    },
    'prediction.choose': {
      target: '.finding',
      actions: ['liftPin', { type: 'seekPlace', params: ({ event }) => event.prediction }],
    },
    'position.use': { target: '.locating', actions: 'liftPin' },
  },
  states: {
    starting: {
      description: 'Did the customer ask for the place where the device is?',
      meta: { reqs: ['LOC-12'] },
      always: [{ guard: 'positionIsWanted', target: 'locating' }, { target: 'opening' }],
    },
    opening: {
      description: 'The modal opens, on the place set earlier if there is one.',
      meta: { reqs: ['LOC-10'] },
      always: [{ guard: 'pinIsPlaced', target: 'chosen' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'Nothing is chosen yet.',
      meta: { reqs: ['LOC-10', 'LOC-30'] },
    },
    finding: {
      description: 'The app looks where the chosen place lies.',
      tags: 'looking',
      meta: { reqs: ['LOC-11', 'API-16'] },
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => ({ placeId: context.sought ?? '' }),
        onDone: answered(({ value, failure }: Answered<PickLocation.PointAnswer>) => ({
          accepted: { target: 'chosen', actions: { type: 'movePinTo', params: value } },
          failed: { target: 'opening', actions: { type: 'showFailure', params: failure } },
        })),
      },
    },
    locating: {
      description: 'The device is asked where it is.',
      tags: ['looking', 'locating'],
      meta: { reqs: ['LOC-06', 'LOC-13', 'CONST-01', 'CONST-02'] },
      on: { 'position.use': {} },
      invoke: {
        id: 'readPosition',
        src: 'readPosition',
        input: undefined,
        onDone: [
          {
            guard: { type: 'positionIsKnown', params: ({ event }) => event.output },
            target: 'chosen',
            actions: { type: 'movePinToPosition', params: ({ event }) => event.output },
          },
          {
            target: 'prompting',
            actions: { type: 'holdNoPosition', params: ({ event }) => event.output },
          },
        ],
      },
    },
    prompting: {
      description:
        'The device did not say where it is. The customer reads why, and what else to do.',
      tags: 'prompting',
      meta: { reqs: ['LOC-34', 'ERR-06'] },
      on: { 'prompt.okay': { target: 'opening', actions: 'dropNoPosition' } },
    },
    chosen,
  },
});
