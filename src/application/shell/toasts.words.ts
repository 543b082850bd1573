import { wordsOf } from '#application/kernel/words-of.ts';
import type { toastsMachine } from './toasts.machine.ts';

export const words = wordsOf<typeof toastsMachine>({
  events: {
    'notice.show': 'something is to be told',
    'notice.time': 'it is known when it was told',
    'toast.dismiss': 'the customer closes a notice',
    'toast.undo': 'the customer presses "Undo"',
    'offers.withdraw': 'another person uses the app',
    'notices.withdraw': 'what some notices were about is over',
    'toasts.hold': 'the customer points at the notices',
    'toasts.release': 'the customer no longer points at them',
  },
  guards: {
    isRepeated: 'the same was told a moment ago',
    goesByItself: 'it is good news, which goes by itself',
    canBeUndone: 'it can be taken back',
    nothingIsLeft: 'no notice is left',
    somethingWillGo: 'there is another that will go by itself',
  },
  actions: {
    show: 'show the notice',
    takeAway: 'take the notice away',
    takeAwayOffers: 'take away all offers to undo',
    takeAwayKinds: 'take those notices away',
    lookForTheNext: 'see which goes first',
    takeAwayWhatIsDue: 'take away what has been shown long enough',
    startAgain: 'let the time of every notice begin anew',
    readTime: 'look at the clock',
    undo: 'put back into the cart what was taken out',
  },
  actors: { clock: 'watch the clock' },
  delays: { untilTheNextGoes: 'when the oldest has been shown long enough' },
});
