import { and } from 'xstate';
import { finalOutput } from '#application/kernel/final-output.ts';
import { pickedPlace, returnedPoint, type Output, pickLocation } from './setup.ts';
import { pin } from './states/pin.ts';
import { search } from '#application/location/pick-location/states/search.ts';

export const pickLocationMachine = pickLocation.createMachine({
  id: 'pickLocation',
  description: 'The customer says where: by search, on the map, or where the device is.',
  context: ({ input }) => ({
    ...input,
    text: '',
    predictions: [],
    searchFailure: null,
    sought: null,
    label: null,
    point: input.place?.point ?? null,
    accuracy: null,
    address: input.place?.address ?? null,
    addressFailure: null,
    zones: null,
    zoneFailure: null,
    noPosition: null,
  }),
  output: finalOutput<Output>(),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The modal is open. Neither Escape nor a click beside it closes it.',
      meta: { reqs: ['LOC-08', 'LOC-09', 'LOC-10', 'LOC-26', 'STORE-08', 'STORE-09'] },
      type: 'parallel',
      invoke: { id: 'markModalOpen', src: 'markModalOpen' },
      exit: 'withdrawNotices',
      on: {
        'location.pick': [
          {
            guard: 'pickIsIncomplete',
            actions: { type: 'showNotice', params: { kind: 'locationIncomplete' } },
          },
          {
            guard: 'pickIsOutside',
            actions: { type: 'showNotice', params: { kind: 'locationOutside' } },
          },
          {
            guard: and(['isForCustomer', 'customerIsSignedIn']),
            target: 'picked',
            actions: [
              { type: 'savePlace', params: ({ context }) => pickedPlace(context) },
              { type: 'reportPlace', params: ({ context }) => pickedPlace(context) },
              'refreshWishlist',
              { type: 'showNotice', params: { kind: 'locationSet' } },
              'goHome',
            ],
          },
          {
            guard: 'isForCustomer',
            target: 'picked',
            actions: [
              { type: 'savePlace', params: ({ context }) => pickedPlace(context) },
              { type: 'reportPlace', params: ({ context }) => pickedPlace(context) },
              { type: 'showNotice', params: { kind: 'locationSet' } },
              'goHome',
            ],
          },
          {
            guard: 'isForReceiver',
            target: 'returned',
            actions: { type: 'showNotice', params: { kind: 'receiverLocationSet' } },
          },
          { target: 'returned' },
        ],
        'zoneError.press': [
          { guard: 'placeIsSet', target: 'closed' },
          { target: 'closed', actions: 'goToLanding' },
        ],
        'modal.close': [
          { guard: 'placeIsSet', target: 'closed' },
          { target: 'closed', actions: 'goToLanding' },
        ],
      },
      states: {
        search,
        pin,
        screen: {
          description: 'How much of the screen the modal takes.',
          meta: { reqs: ['LOC-05'] },
          initial: 'windowed',
          states: {
            windowed: {
              description: 'The modal leaves the page visible around it.',
              meta: { reqs: ['LOC-05', 'LOC-09', 'CONST-23'] },
              on: { 'fullscreen.toggle': 'full' },
            },
            full: {
              description: 'The map fills the window. Escape makes it small again.',
              tags: 'fullscreen',
              meta: { reqs: ['LOC-05', 'LOC-09'] },
              on: { 'fullscreen.toggle': 'windowed', 'escape.press': 'windowed' },
            },
          },
        },
      },
    },
    picked: {
      type: 'final',
      description: 'The customer shops here from now on.',
      meta: {
        reqs: ['LOC-16', 'LOC-17', 'LOC-18', 'LOC-19', 'LOC-20', 'LOC-21', 'LOC-22', 'ENT-20'],
      },
      output: ({ context }) => ({ kind: 'picked', place: pickedPlace(context) }),
    },
    returned: {
      type: 'final',
      description: 'The point is handed to the form that asked for it. Nothing is saved.',
      meta: { reqs: ['LOC-23', 'LOC-24', 'LOC-25'] },
      output: ({ context }) => ({ kind: 'returned', point: returnedPoint(context) }),
    },
    closed: {
      type: 'final',
      description: 'The modal was closed without a pick. Nothing has changed.',
      meta: { reqs: ['LOC-33'] },
      output: { kind: 'closed' },
    },
  },
});
