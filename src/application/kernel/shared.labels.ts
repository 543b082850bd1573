/** What many machines name alike is said once. A machine that means something else says so itself. */
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
