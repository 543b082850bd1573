import { fromEvent } from '#application/kernel/from-event.ts';
import { requiredUndoIn, toasts } from './toasts.setup.ts';

/** @see docs/charts/shell-toasts.md, rendered from this file */
export const toastsMachine = toasts.createMachine({
  id: 'toasts',
  description: 'What the app says in passing: good news goes by itself, bad news waits.',
  context: { toasts: [], nextId: 1, last: null, clock: 0, due: 0 },
  invoke: [
    { id: 'clock', src: 'clock' },
    { id: 'watchConnection', src: 'watchConnection' },
  ],
  initial: 'still',
  on: {
    'notice.show': { actions: { type: 'readTime', params: ({ event }) => event.notice } },
    'notice.time': [
      { guard: { type: 'isRepeated', params: fromEvent } },
      {
        guard: { type: 'isTimed', params: fromEvent },
        target: '.passing',
        reenter: true,
        actions: { type: 'addToast', params: fromEvent },
      },
      { actions: { type: 'addToast', params: fromEvent } },
    ],
    'toast.dismiss': { actions: { type: 'removeToast', params: ({ event }) => event.id } },
    'toast.undo': {
      guard: { type: 'canBeUndone', params: ({ event }) => event.id },
      actions: [
        { type: 'undo', params: ({ context, event }) => requiredUndoIn(context, event.id) },
        { type: 'removeToast', params: ({ event }) => event.id },
        'forgetLast',
      ],
    },
    'notices.withdraw': {
      actions: { type: 'removeKinds', params: ({ event }) => event.kinds },
    },
    'scope.change': { actions: { type: 'removeAnswered', params: fromEvent } },
    'connection.return': { actions: 'removeOffline' },
    'page.leave': { actions: 'removeOfPage' },
    'toasts.hold': '.held',
  },
  states: {
    still: {
      description: 'Whatever is to be read stays until the customer dismisses it.',
      meta: { reqs: ['ERR-28'] },
    },
    passing: {
      description: 'Something is to be read that will go by itself, the oldest first.',
      meta: { reqs: ['ERR-30', 'ERR-33', 'ERR-34', 'ERR-36', 'ERR-37', 'ERR-40'] },
      entry: 'setDue',
      after: { untilNextIsDue: { target: 'looking', actions: 'removeDue' } },
    },
    looking: {
      description: 'One has gone. Is there another that will?',
      meta: { reqs: ['ERR-30'] },
      always: [{ guard: 'oneIsTimed', target: 'passing' }, { target: 'still' }],
    },
    held: {
      description: 'The customer is reading or reaching for a button: nothing goes now.',
      tags: 'held',
      meta: { reqs: ['ERR-28'] },
      always: { guard: 'nothingIsShown', target: 'still' },
      on: {
        'notice.time': [
          { guard: { type: 'isRepeated', params: fromEvent } },
          { actions: { type: 'addToast', params: fromEvent } },
        ],
        'toasts.release': { target: 'looking', actions: 'restartTimers' },
      },
    },
  },
});
