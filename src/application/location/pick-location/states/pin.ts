import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { pickLocation, soughtPlace } from '../setup.ts';
import type * as PickLocation from '../setup.ts';

/** The pin is set. Its address and zone are looked up in parallel. */
const chosen = pickLocation.createStateConfig({
  description: 'The pin stands somewhere. What is there is being found out, or known.',
  meta: { reqs: ['LOC-14', 'LOC-15'] },
  type: 'parallel',
  entry: 'withdrawNotices',
  states: {
    address: {
      description: 'The address at the pin.',
      meta: { reqs: ['LOC-14'] },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'What was chosen by its name keeps that name; else the address is read.',
          meta: { reqs: ['LOC-14'] },
          always: [{ guard: 'addressIsGiven', target: 'known' }, { target: 'resolving' }],
        },
        resolving: {
          description: 'The app reads the address at the pin.',
          tags: 'addressing',
          meta: { reqs: ['LOC-14', 'LOC-30', 'API-17'] },
          invoke: {
            id: 'resolveAddress',
            src: 'resolveAddress',
            input: ({ context }) => ({ point: context.point ?? context.centre }),
            onDone: [
              {
                guard: { type: 'addressIsMissing', params: ({ event }) => event.output },
                target: 'unknown',
              },
              ...answered(({ value, failure }: Answered<PickLocation.AddressAnswer>) => ({
                accepted: { target: 'known', actions: { type: 'setAddress', params: value } },
                failed: {
                  target: 'unknown',
                  actions: { type: 'setAddressFailure', params: failure },
                },
              })),
            ],
          },
        },
        known: {
          description: 'The address is known.',
          meta: { reqs: ['LOC-14', 'LOC-27'] },
        },
        unknown: {
          description:
            'The pin has no address, or it could not be read: the pin cannot be picked. ' +
            'The customer reads why, and may try again.',
          meta: { reqs: ['LOC-14', 'LOC-27', 'LOC-30'] },
          on: { 'lookup.retry': { target: 'resolving', actions: 'clearAddressFailure' } },
        },
      },
    },
    zone: {
      description: 'Who serves the pin.',
      meta: { reqs: ['LOC-15'] },
      initial: 'checking',
      states: {
        checking: {
          description: 'The app looks who serves the pin. Nothing can be picked meanwhile.',
          tags: 'looking',
          meta: { reqs: ['LOC-15', 'LOC-29', 'API-14'] },
          invoke: {
            id: 'findZones',
            src: 'findZones',
            input: ({ context }) => ({ point: context.point ?? context.centre }),
            onDone: answered(({ value, failure }: Answered<PickLocation.ZonesAnswer>) => ({
              accepted: { target: 'deciding', actions: { type: 'setZones', params: value } },
              failed: { target: 'deciding', actions: { type: 'setZoneFailure', params: failure } },
            })),
          },
        },
        deciding: {
          description: 'Is the pin served? Where the device is and no store serves, that is told.',
          meta: { reqs: ['LOC-35', 'ERR-01'] },
          always: [
            {
              guard: 'positionIsUnserved',
              target: 'refused',
              actions: { type: 'showNotice', params: { kind: 'currentLocationOutside' } },
            },
            { guard: 'zonesAreUnread', target: 'refused' },
            { target: 'answered' },
          ],
        },
        answered: {
          description: 'The server said which zones the pin is in.',
          meta: { reqs: ['LOC-16', 'LOC-28'] },
        },
        refused: {
          description: 'The app does not serve the pin, or did not answer. The pin stays.',
          meta: { reqs: ['LOC-02', 'LOC-32', 'LOC-35', 'ERR-01', 'ERR-05'] },
          on: { 'lookup.retry': { target: 'checking', actions: 'clearZoneFailure' } },
        },
      },
    },
  },
});

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
