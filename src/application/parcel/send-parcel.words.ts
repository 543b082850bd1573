import { wordsOf } from '#application/kernel/words-of.ts';
import type { sendParcelMachine } from './send-parcel.machine.ts';

export const words = wordsOf<typeof sendParcelMachine>({
  events: {
    'end.type': 'the customer types into a field of the sender, or of the receiver',
    'place.ask': 'the customer wants to say where, on the map',
    'contents.type': 'the customer says what it weighs, measures or is worth',
    'prohibited.tick': 'the customer says that nothing prohibited is in it, or takes that back',
    'payer.choose': 'the customer says who pays',
    'method.choose': 'the customer says how it is paid',
    'step.next': 'the customer presses "Continue"',
    'step.back': 'the customer presses "Back"',
    'quote.retry': 'the customer asks for the price again',
    'parcel.submit': 'the customer presses "Send parcel"',
    'profile.change': 'it is known who the customer is',
  },
  guards: {
    parcelIsReady: 'the price is known, and so is how it is paid',
    feeIsOther: 'the fee is another one than was shown',
    isSignedIn: 'the visitor has signed in',
  },
  actions: {
    setProfile: 'fill in what is empty of the sender from the profile',
    setEnd: 'keep what was typed',
    setPlace: 'take the place over into the form',
    setSenderRefusals: 'mark what is wrong with the sender',
    setReceiverRefusals: 'mark what is wrong with the receiver',
    setContents: 'keep what was typed',
    setAcknowledged: 'keep what was said of prohibited things',
    setContentsRefusals: 'mark what is wrong with the contents',
    setPayer: 'keep who pays',
    setQuote: 'show the price and the ways to pay it',
    setMethod: 'keep how it is paid',
    setShown: 'keep the price that was shown, to tell the difference',
    clearQuote: 'forget the price: it is asked for anew',
    setFailure: 'say why it did not work',
    clearFailure: 'take back what did not work',
    setPlaced: 'keep the number of the parcel',
    saveForm: 'keep the form for a reload',
    closeDraft: 'forget the form, and know the parcel in this tab',
  },
  actors: {
    watchProfile: 'listen to who the customer is',
    askWhere: { does: 'show the map, and take over the place that is picked' },
    quoteParcel: {
      does: 'ask the server for the price',
      accepted: 'there is a price',
      failed: 'it is not carried so, or no answer came',
    },
    placeParcel: {
      does: 'ask the server to take the parcel',
      accepted: 'the parcel is placed',
      failed: 'the server says no, or no answer came',
    },
    authenticate: { does: 'ask who the visitor is' },
  },
});
