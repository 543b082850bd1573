import { labelsOf } from '#application/kernel/labels-of.ts';
import type { toastsMachine } from './machine.ts';

export const labels = labelsOf<typeof toastsMachine>({
  does: 'show notices',
  events: {
    'notice.show': 'something is to be told',
    'notice.time': 'it is known when it was told',
    'toast.dismiss': 'the customer closes a notice',
    'toast.undo': 'the customer presses "Undo"',
    'notices.withdraw': 'what some notices were about is over',
    'connection.return': 'the device has a network again',
    'page.leave': 'the customer goes to another page',
    'toasts.hold': 'the customer points at the notices',
    'toasts.release': 'the customer no longer points at them',
  },
  guards: {
    isRepeated: 'the same was told a moment ago',
    isTimed: 'it is good news, which goes by itself',
    canBeUndone: 'it can be taken back',
    nothingIsShown: 'no notice is left',
    oneIsTimed: 'there is another that will go by itself',
  },
  actions: {
    addToast: 'show the notice',
    removeToast: 'take the notice away',
    forgetLast: 'let the same be told again at once',
    removeKinds: 'take those notices away',
    removeAnswered: 'take away what that answers',
    removeOffline: 'take away that there is no network',
    removeOfPage: 'take away what was about that page',
    setDue: 'see which goes first',
    removeDue: 'take away what has been shown long enough',
    restartTimers: 'let the time of every notice begin anew',
    readTime: 'look at the clock',
    undo: 'take back what it tells of',
  },
  actors: { clock: 'watch the clock', watchConnection: 'watch whether there is a network' },
  delays: { untilNextIsDue: 'when the oldest has been shown long enough' },
});
