/** Names that differ by kind. */
type Names = {
  readonly noun: string;
  /** Label of the submit button. */
  readonly button: string;
};

export const trackingTexts = ({ noun, button }: Names) => ({
  events: {
    'number.type': `the customer types the ${noun} number`,
    'phone.type': 'the customer types the phone number',
    'search.submit': `the customer presses "${button}"`,
    'other.find': `the customer wants to see another ${noun}`,
    'visitor.change': 'the customer has signed in or out, or their session has ended',
    'look.again': `the ${noun} is to be looked at now`,
    'cancel.ask': `the customer wants to cancel the ${noun}`,
    'cancel.leave': `the customer would rather keep the ${noun}`,
    'cancel.confirm': 'the customer is sure to cancel',
  },
  guards: {
    isCanceled: `the ${noun} is canceled`,
    isOtherVisitor: 'a guest has become a customer, or a customer a guest',
    sessionHasEnded: `the session has ended since the ${noun} was shown`,
  },
  actions: {
    showInAddress: `write the ${noun} into the address bar`,
    setVisitorKind: 'note who is there now',
    judge: 'mark what is missing or wrong',
    setClaim: `look for the ${noun} with this number and phone`,
    setFound: `show how far the ${noun} is`,
    clearTracked: `forget the ${noun} that was shown`,
    setCancelFailure: 'show why it could not be canceled',
    clearCancel: 'forget the reason',
    setChanged: `lead the customer to how far the ${noun} is`,
    refreshAgain: `look at the ${noun} once more`,
  },
  actors: {
    watchVisitorKind: 'watch who is signed in',
    find: {
      does: `ask the server for the ${noun}`,
      accepted: `the ${noun} has come`,
      signedOut: `the ${noun} may not be seen from here`,
      refused: `there is no such ${noun}`,
      failed: 'no answer came',
    },
    cancel: {
      does: `ask the server to cancel the ${noun}`,
      accepted: `the ${noun} is canceled`,
      failed: `the ${noun} could not be canceled, or the answer was lost`,
    },
  },
  delays: { pollInterval: 'after ten seconds' },
});
