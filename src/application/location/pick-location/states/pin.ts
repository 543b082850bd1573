import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { chosen } from './chosen.ts';
import { soughtPlace } from '../rules.ts';
import { pickLocation } from '../setup.ts';
import type * as PickLocation from '../setup.ts';

/** A newer pin cancels the look-ups of the older one. */
export const pin = pickLocation.createStateConfig({
  description: 'Where the pin stands. The newest choice counts, whichever way it was made.',
  meta: { reqs: ['LOC-01', 'LOC-10'] },
  initial: 'deciding',
  on: {
    'map.choose': {
      target: '.chosen',
      actions: { type: 'movePin', params: ({ event }) => event.point },
    },
    'pin.nudge': {
      target: '.chosen',
      actions: { type: 'nudgePin', params: fromEvent },
    },
    'address.choose': {
      target: '.chosen',
      actions: { type: 'movePinToAddress', params: fromEvent },
    },
    'prediction.choose': {
      target: '.finding',
      actions: ['liftPin', { type: 'setSoughtPlace', params: ({ event }) => event.prediction }],
    },
    'position.use': { target: '.locating', actions: 'liftPin' },
  },
  states: {
    deciding: {
      description: 'Is the device to be asked, or does the pin stand somewhere already?',
      meta: { reqs: ['LOC-10', 'LOC-12'] },
      always: [
        { guard: 'positionIsWanted', target: 'locating', actions: 'clearPositionWanted' },
        { guard: 'pinIsPlaced', target: 'chosen' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: 'Nothing is chosen yet.',
      meta: { reqs: ['LOC-10', 'LOC-30'] },
    },
    finding: {
      description: 'The app looks where the chosen place lies.',
      tags: 'looking',
      meta: { reqs: ['LOC-11', 'API-16'] },
      entry: 'withdrawNotices',
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => soughtPlace(context),
        onDone: answered(({ value, failure }: Answered<PickLocation.PointAnswer>) => ({
          accepted: { target: 'chosen', actions: { type: 'movePinTo', params: value } },
          failed: { target: 'deciding', actions: { type: 'showFailure', params: failure } },
        })),
      },
    },
    locating: {
      description: 'The device is asked where it is.',
      tags: ['looking', 'locating'],
      meta: { reqs: ['LOC-06', 'LOC-13', 'CONST-01', 'CONST-02'] },
      entry: 'withdrawNotices',
      on: { 'position.use': {} },
      invoke: {
        id: 'readPosition',
        src: 'readPosition',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<PickLocation.PositionAnswer>) => ({
          accepted: { target: 'chosen', actions: { type: 'movePinToPosition', params: value } },
          failed: { target: 'prompting', actions: { type: 'setNoPosition', params: failure } },
        })),
      },
    },
    prompting: {
      description:
        'The device did not say where it is. The customer reads why, and what else to do.',
      tags: 'prompting',
      meta: { reqs: ['LOC-34', 'ERR-06'] },
      on: { 'prompt.okay': { target: 'deciding', actions: 'clearNoPosition' } },
    },
    chosen,
  },
});
