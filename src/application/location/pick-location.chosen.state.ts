import { pickLocation } from './pick-location.setup.ts';

/** The pin stands. Its address and its zone are looked up side by side. */
export const chosen = pickLocation.createStateConfig({
  description: 'The pin stands somewhere. What is there is being found out, or known.',
  meta: { reqs: ['LOC-14', 'LOC-15'] },
  type: 'parallel',
  states: {
    address: {
      description: 'The address at the pin.',
      meta: { reqs: ['LOC-14'] },
      initial: 'looking',
      states: {
        looking: {
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
                guard: { type: 'addressIsKnown', params: ({ event }) => event.output },
                target: 'known',
                actions: { type: 'holdAddress', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'addressIsUnread', params: ({ event }) => event.output },
                target: 'unread',
                actions: { type: 'setAddressFailure', params: ({ event }) => event.output },
              },
              { target: 'unknown' },
            ],
          },
        },
        known: {
          description: 'The address is known.',
          meta: { reqs: ['LOC-14', 'LOC-27'] },
        },
        unknown: {
          description: 'The pin has no address, so it cannot be picked.',
          meta: { reqs: ['LOC-27', 'LOC-30'] },
          on: { 'lookup.retry': 'resolving' },
        },
        unread: {
          description: 'The address could not be read. The customer reads why, and may try again.',
          meta: { reqs: ['LOC-14', 'LOC-30'] },
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
            onDone: [
              {
                guard: { type: 'positionIsUnserved', params: ({ event }) => event.output },
                target: 'refused',
                actions: [
                  { type: 'holdZones', params: ({ event }) => event.output },
                  { type: 'holdZoneFailure', params: ({ event }) => event.output },
                  { type: 'showNotice', params: { kind: 'currentLocationOutside' } },
                ],
              },
              {
                guard: { type: 'zonesAreAnswered', params: ({ event }) => event.output },
                target: 'answered',
                actions: { type: 'holdZones', params: ({ event }) => event.output },
              },
              {
                target: 'refused',
                actions: { type: 'holdZoneFailure', params: ({ event }) => event.output },
              },
            ],
          },
        },
        answered: {
          description: 'The server said which zones the pin is in.',
          meta: { reqs: ['LOC-16', 'LOC-28'] },
        },
        refused: {
          description: 'The app does not serve the pin, or did not answer. The pin stays.',
          meta: { reqs: ['LOC-02', 'LOC-32', 'LOC-35', 'ERR-01', 'ERR-05'] },
          on: { 'lookup.retry': { target: 'checking', actions: 'dropZoneFailure' } },
        },
      },
    },
  },
});
