/** Labels shared by many machines. A machine with another meaning overrides them. */
export const sharedLabels = {
  events: {
    'dialog.close': 'the customer closes the dialog',
    'scope.change': 'another customer, place or module is being shopped for',
  },
  guards: {
    answerIsAccepted: 'it worked',
    answerIsSignedOut: 'the customer is no longer signed in',
    answerIsRefused: 'the server says no',
    formIsComplete: 'everything needed is filled in',
  },
  actions: {
    showNotice: 'tell the customer',
    showFailure: 'tell the customer what went wrong',
    goHome: 'go to the home page',
    continueAsGuest: 'let the visitor shop as a guest from now on',
  },
  actors: {
    authenticate: 'ask the visitor to sign in',
    watchOtherTabs: 'listen to other tabs of the same browser',
  },
} as const;

export type SharedLabels = typeof sharedLabels;
